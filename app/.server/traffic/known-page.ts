import { type Locale, locales } from "#app/locale/locales.ts";
import { servicePage } from "#app/locale/pages.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { topics } from "#app/model/site/topics.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { type PageKey, pathOfKey } from "#app/model/traffic/page-key.ts";
import type { ContentReader } from "../content/reader.ts";
import { topicSlug } from "../content/topic-path.ts";

/**
 * The key of a page that a browser names, or null when no content has it. Otherwise anybody could fill the lists of a day
 * with names of their own, and real pages would be counted as "other".
 */
export function knownPage(key: PageKey | null | undefined, reader: ContentReader): PageKey | null {
	const [name, value] = key?.split("/") ?? [];
	if (!key || value === undefined) return key ?? null;
	return locales.some((locale) => valuesOf(name, locale, reader).includes(value)) ? key : null;
}

/** A source that a browser posted, without a first page that does not exist. */
export function knownSource(source: LeadSource | null, reader: ContentReader): LeadSource | null {
	return source && { ...source, landing: knownPage(source.landing, reader) };
}

function valuesOf(name: string | undefined, locale: Locale, reader: ContentReader): readonly (string | undefined)[] {
	if (name === "slug") return reader.read(`articles.${locale}`).map(({ matter }) => matter.slug);
	if (name === "blog-topic") return topics.map((topic) => topicSlug(topic, locale, reader));
	return serviceNames.map((service) => pathOfKey(servicePage(service), locale)?.split("/").at(-1));
}
