import type { Locale } from "#app/locale/locales.ts";
import type { FormWords } from "#app/model/forms/form-words.ts";
import { formWords } from "#content/messages/forms.ts";
import { expand } from "./expand.ts";
import type { ContentReader } from "./reader.ts";

/**
 * The words of the forms, with the company's name in the sentence of the consent, as the law asks for, and its phone number
 * and postal code as the examples in errors.
 */
export function formWordsIn(locale: Locale, reader: ContentReader): FormWords {
	return expand(formWords[locale], locale, reader);
}
