import { redirectObstacle } from "#app/locale/own-addresses.ts";
import { isPageName, pageDefinition, pageNames } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import { isBackOffice } from "#app/model/back-office-address.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { topics } from "#app/model/site/topics.ts";
import { articlePath } from "../content/article-path.ts";
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

/** With `no_prefix`, the prefixed URLs of the other locale strategies redirect to the only URL of their page. */
function prefixTarget(path: string, reader: ContentReader): string | null {
	if (localeStrategy !== "no_prefix") return null;
	const bare = path.replace(/^(?:\/(?:en|fr)(?=\/|$))+/, "") || "/";
	const name = pageNames.find((candidate) => {
		const { paths } = pageDefinition(candidate);
		return paths.en === bare || paths.fr === bare;
	});
	const english = reader.read("articles.en").find(({ matter }) => `/${matter.slug}` === bare);
	const target = name ? pathTo(name, "fr") : english ? articlePath(english.name, "fr", reader) : encodePath(bare);
	return bare === path ? null : target;
}
