import { locales } from "#app/locale/locales.ts";
import { isPossible, isSystemAddress } from "#app/locale/own-addresses.ts";
import { matchPage } from "#app/locale/paths.ts";
import type { ContentReader } from "./reader.ts";
import { isPageShown } from "./shown-services.ts";
import { topicAt } from "./topic-path.ts";

/**
 * Whether a page, an article, a file or the back office serves a path: redirects must not shadow it. Nothing serves the
 * page of a hidden service, or the old address of a topic.
 */
export function isLiveAddress(path: string, reader: ContentReader): boolean {
	if (isSystemAddress(path)) return true;
	const match = matchPage(path);
	if (!match || !isPossible(match)) return false;
	const { name, params } = match;
	const read = match.locale === null ? locales : [match.locale];
	if (name === "blog-topic") return read.some((locale) => topicAt(params.topic, locale, reader));
	if (name !== "slug") return isPageShown(name, reader);
	return read.some((locale) => reader.read(`articles.${locale}`).some(({ matter }) => matter.slug === params.slug));
}
