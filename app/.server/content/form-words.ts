import type { Locale } from "#app/locale/locales.ts";
import type { FormWords } from "#app/model/form-words.ts";
import { formWords } from "#content/messages/forms.ts";
import { expandText } from "./expand.ts";
import type { ContentReader } from "./reader.ts";

/** The words of the forms, with the company's name in the sentence of the consent: the law asks for it. */
export function formWordsIn(locale: Locale, reader: ContentReader): FormWords {
	const words = formWords[locale];
	return { ...words, marketing: expandText(words.marketing, locale, reader) };
}
