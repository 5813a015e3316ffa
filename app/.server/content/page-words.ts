import type { Locale } from "#app/locale/locales.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { expand } from "./expand.ts";
import type { ContentReader } from "./reader.ts";

/** The words of a page in one language, with tokens such as `{{phone}}` filled in. */
export function pageWords<Page extends keyof PageWords>(
	page: Page,
	locale: Locale,
	reader: ContentReader,
): PageWords[Page] {
	const words = reader.pick(`words.${locale}`, (all) => all[page]);
	return expand(words, locale, reader);
}
