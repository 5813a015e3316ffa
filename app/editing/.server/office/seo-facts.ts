import { expandIfRight } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { matchPage } from "#app/locale/paths.ts";
import { kindOf, nameOf } from "#app/model/editing/content-entry.ts";
import { factTokens } from "#app/model/editing/schemas/placeholders.ts";
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
		/** Values of the placeholders that the preview shows, by the placeholder as it is typed. */
		tokens: inBoth((locale) => tokenValues(draft[locale], locale, reader)),
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

/** Of the company's facts, and of what the text has already: prices are too many to send them all. */
function tokenValues(value: unknown, locale: Locale, reader: ContentReader): Readonly<Record<string, string>> {
	const written = JSON.stringify(value ?? "").match(/\{\{[a-z:-]+\}\}/g) ?? [];
	const tokens = new Set([...factTokens.map((name) => `{{${name}}}`), ...written]);
	return Object.fromEntries([...tokens].map((token) => [token, expandIfRight(token, locale, reader)]));
}
