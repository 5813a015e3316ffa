import type { ContentReader } from "#app/.server/content/reader.ts";
import type { EntryState } from "#app/editing/.server/entry-state.ts";
import { previewPaths } from "#app/editing/.server/preview-path.ts";
import { type Localized, locales } from "#app/locale/locales.ts";
import { matchPage } from "#app/locale/paths.ts";
import { kindOf, nameOf } from "#app/model/editing/content-entry.ts";
import { sharePicture } from "#app/seo/share-picture.ts";

/** What the preview of a search result needs beside the fields; null for words that are no page of their own. */
export function seoFacts({ id, draft }: EntryState, origin: string, reader: ContentReader) {
	const kind = kindOf(id);
	if (kind === "estimate") return null;
	const company = reader.read("company").name;
	const paths = previewPaths(id, draft);
	const name = matchPage(paths.fr ?? "/")?.name ?? "index";
	const article = kind === "article" ? nameOf(id) : undefined;
	const inBoth = <T>(of: (locale: "fr" | "en") => T) =>
		Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Localized<T>;
	return {
		origin,
		/** Before the names of the fields. */
		within: kind === "article" || kind === "legal" ? "matter." : "",
		/** An article's own part of its address can be chosen. */
		hasSlug: kind === "article",
		paths: inBoth((locale) => paths[locale] ?? "/"),
		pictures: inBoth((locale) => sharePicture(name, locale, article).path),
		/** The title of the document. */
		pattern: id === "page:home" ? `${company} | {title}` : `{title} | ${company}`,
	};
}
