import { expandIfRight } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Locale } from "#app/locale/locales.ts";
import { kindOf, nameOf } from "#app/model/editing/content-entry.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { textAt } from "../../office/content/text-at.ts";
import type { EntryState } from "../entry-state.ts";
import { contentWordsIn } from "./content-words-in.ts";

/** The display name of an entry: the name of the page or service, or the article's title with its placeholders filled in. */
export function entryName({ id, draft, published }: EntryState, locale: Locale, reader: ContentReader): string {
	const words = contentWordsIn(locale);
	const said = (path: string) =>
		[draft[locale], draft.fr, published.fr].map((part) => textAt(part, path)).find(Boolean) ?? nameOf(id);
	switch (kindOf(id)) {
		case "page":
			return words.pages[nameOf(id) as keyof PageWords];
		case "estimate":
			return words.estimateName;
		case "service":
			return said("name");
		default:
			return expandIfRight(said("matter.title"), locale, reader);
	}
}
