import type { Locale } from "#app/locale/locales.ts";
import { isPageName, type PageName, pageDefinition } from "#app/locale/pages.ts";
import { matchPage, type PageMatch, pathTo } from "#app/locale/paths.ts";
import { isPlainWords } from "./plain-words.ts";

/** Names a page in both languages, such as `contact` or `slug/secheuse-trop-lente`. Never a whole address. */
export type PageKey = string;

/** The key of what did not fit any more, and of pages that are gone. */
export const otherKey = "other";

/** Pages whose parameter names content, not a person. */
const withContent: readonly PageName[] = ["slug", "blog-topic", "gallery-service"];

/** Null for an address that is not counted: unknown, or one that gives access to a person's answers. */
export function pageKeyOf(match: PageMatch | null): PageKey | null {
	if (!match || pageDefinition(match.name).unmeasured) return null;
	if (!withContent.includes(match.name)) return match.name;
	const [value = ""] = Object.values(match.params);
	return /^[\w-]{1,80}$/.test(value) ? `${match.name}/${value}` : otherKey;
}

/** The path of a page in one language, without the parameters that its key leaves out. Null when there is no such page. */
export function pathOfKey(key: PageKey, locale: Locale): string | null {
	const [name = "", value = ""] = key.split("/");
	if (!isPageName(name)) return null;
	const [, parameter = ""] = /:(\w+)/.exec(pageDefinition(name).paths[locale]) ?? [];
	return pathTo(name, locale, { [parameter]: value }).replace(/(?<=.)\/$/, "");
}

/** A path that does not exist, as it is counted; null for the page of one person. What may give access is "other". */
export function missingKey(path: string): string | null {
	const match = matchPage(path);
	if (match && pageDefinition(match.name).cache === "private") return null;
	return path.length <= 80 && /^\/[\w/.-]*$/.test(path) && path.split("/").every(isPlainWords) ? path : otherKey;
}

/** The page at a path of the site, as a browser says it: with its language, without its query. */
export function pageAt(path: string): { key: PageKey; match: PageMatch } | null {
	const [bare = ""] = path.split(/[?#]/);
	if (!bare.startsWith("/") || bare.length > 200) return null;
	const match = matchPage(bare.length > 1 ? bare.replace(/\/$/, "") : bare);
	const key = pageKeyOf(match);
	return match && key ? { key, match } : null;
}
