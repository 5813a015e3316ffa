import { type Locale, locales } from "#app/locale/locales.ts";
import { isPossible, redirectObstacle } from "#app/locale/own-addresses.ts";
import { isPageName, pageDefinition, servicePage } from "#app/locale/pages.ts";
import { createPaths, type PageMatch, pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { topics } from "#app/model/site/topics.ts";
import { articlePath } from "../content/article-path.ts";
import { allServicesSlug, galleryServiceSlug } from "../content/gallery-lists.ts";
import { isLiveAddress } from "../content/live-address.ts";
import type { ContentReader } from "../content/reader.ts";
import { isPageShown } from "../content/shown-services.ts";
import { topicPath } from "../content/topic-path.ts";

interface RedirectTable {
	exact: ReadonlyMap<string, LegacyRedirect>;
	/** Redirects of everything below a path. */
	below: readonly { prefix: string; redirect: LegacyRedirect }[];
}

const tables = new WeakMap<readonly LegacyRedirect[], RedirectTable>();

/** Lookup table, built once per list. Leaves out redirects that would hide a part of the site. */
function tableOf(list: readonly LegacyRedirect[]): RedirectTable {
	const known = tables.get(list);
	if (known) return known;
	const redirects = list.filter(({ from }) => redirectObstacle(from) === null);
	const isBelow = ({ from }: LegacyRedirect) => from.endsWith("/*");
	const table = {
		exact: new Map(redirects.filter((redirect) => !isBelow(redirect)).map((redirect) => [redirect.from, redirect])),
		below: redirects.filter(isBelow).map((redirect) => ({ prefix: redirect.from.slice(0, -1), redirect })),
	};
	tables.set(list, table);
	return table;
}

/**
 * Returns the path that a path has permanently moved to, or null. Normalizes slashes first, so that every spelling of
 * an old path reaches its page in one hop. The result is always a path of this site and never the path itself: it is
 * made from the decoded path, in which an encoded slash is a slash. Each public page has one spelling: React Router
 * would render another page than the one that was matched here for `/en%2Fblog`, and the cache would keep it.
 */
export function redirectTarget(path: string, rawPath: string, reader: ContentReader): string | null {
	const tidy = tidySlashes(path);
	const moved = isBackOffice(rawPath) ? null : (legacyTarget(tidy, reader) ?? prefixTarget(tidy, reader));
	if (moved !== null) return moved;
	const only = encodePath(tidy);
	return (isBackOffice(rawPath) ? tidy === path : only === rawPath) ? null : only;
}

function tidySlashes(path: string): string {
	const single = path.replace(/[\\/]+/g, "/");
	return single.length > 1 ? single.replace(/\/$/, "") : "/";
}

function encodePath(path: string): string {
	return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Finds the redirect for a path. A page or article at the path itself takes precedence. */
export function redirectAt(path: string, reader: ContentReader): LegacyRedirect | undefined {
	const { exact, below } = tableOf(reader.read("redirects"));
	const tidy = tidySlashes(path);
	const found = exact.get(tidy) ?? below.find(({ prefix }) => tidy.startsWith(prefix))?.redirect;
	return found && !isLiveAddress(tidy, reader) ? found : undefined;
}

function legacyTarget(path: string, reader: ContentReader): string | null {
	const redirect = redirectAt(path, reader);
	return redirect ? legacyPath(redirect, reader) : null;
}

export function legacyPath({ to, locale }: LegacyRedirect, reader: ContentReader): string {
	if (isPageName(to)) return pathTo(isPageShown(to, reader) ? to : "services", locale);
	const topic = topics.find((each) => to === `topic:${each}`);
	return topic ? topicPath(topic, locale, reader) : articlePath(to.replace(/^article:/, ""), locale, reader);
}

/** The addresses of both languages, which redirect to the only URL of their page with `no_prefix`. */
const { matchPage } = createPaths("prefix_except_default");

/** With `no_prefix`, English addresses and those with a prefix redirect; a French address is the URL of its page. */
function prefixTarget(path: string, reader: ContentReader): string | null {
	if (localeStrategy !== "no_prefix") return null;
	const bare = path.replace(/^(?:\/(?:en|fr)(?=\/|$))+/, "") || "/";
	for (const locale of locales) {
		const match = matchPage(locale === "fr" ? bare : bare === "/" ? "/en" : `/en${bare}`);
		const target = match && isPossible(match) ? frenchPath(match, locale, reader) : null;
		if (target !== null) return target === path ? null : target;
	}
	return bare === path ? null : encodePath(bare);
}

/** The French path of a page, with its topic, service or article in French; null when there is none at that address. */
function frenchPath({ name, params }: PageMatch, locale: Locale, reader: ContentReader): string | null {
	if (name === "slug") {
		const article = reader.read(`articles.${locale}`).find(({ matter }) => matter.slug === params.slug);
		return article ? articlePath(article.name, "fr", reader) : null;
	}
	if (name === "blog-topic") {
		const words = reader.read(`words.${locale}`).blog.topics;
		const topic = topics.find((each) => words[each].slug === params.topic);
		return topic ? topicPath(topic, "fr", reader) : null;
	}
	if (params.service === undefined || params.service === allServicesSlug) return pathTo(name, "fr", params);
	const ending = `/${params.service}`;
	const service = serviceNames.find((each) => pageDefinition(servicePage(each)).paths[locale].endsWith(ending));
	return service ? pathTo(name, "fr", { ...params, service: galleryServiceSlug(service, "fr") }) : null;
}
