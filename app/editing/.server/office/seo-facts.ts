import type { ContentReader } from "#app/.server/content/reader.ts";
import { type Localized, locales } from "#app/locale/locales.ts";
import { matchPage } from "#app/locale/paths.ts";
import { kindOf, nameOf } from "#app/model/editing/content-entry.ts";
import { sharePicture } from "#app/seo/share-picture.ts";
import type { EntryState } from "../entry-state.ts";
import { previewPaths } from "../preview-path.ts";

/** Data for the search result preview beyond the fields; null for an entry that has no page of its own. */
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
		/** Prefix of the field names. */
		within: kind === "article" || kind === "legal" ? "matter." : "",
		/** Only the slug of an article can be edited. */
		hasSlug: kind === "article",
		paths: inBoth((locale) => paths[locale] ?? "/"),
		pictures: inBoth((locale) => sharePicture(name, locale, reader, article).path),
		/** Pattern of the document title. */
		pattern: id === "page:home" ? `${company} | {title}` : `{title} | ${company}`,
	};
}
