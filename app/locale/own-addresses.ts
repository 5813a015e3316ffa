import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { checkParams } from "./page-params.ts";
import { servicePage } from "./pages.ts";
import { matchPage, type PageMatch, pageAddresses } from "./paths.ts";
import { systemSegments } from "./reserved-segments.ts";
import { rootFiles, siteFiles } from "./site-files.ts";

/** Why an address cannot be redirected: the site already serves something there. */
type RedirectObstacle =
	/** The back office, a health probe, a file or an address that only programs use. */
	| { kind: "reserved" }
	/** A page has exactly this address. */
	| { kind: "answers" }
	/** The wildcard `/*` would also redirect this page. */
	| { kind: "covers"; address: string };

/**
 * Checks `/old` or `/old/*` against the build's addresses; `live-address.ts` checks articles, topics and the pages of
 * services, which can be withdrawn, renamed or hidden.
 */
export function redirectObstacle(from: string): RedirectObstacle | null {
	if (isSystemAddress(from)) return { kind: "reserved" };
	if (!from.endsWith("/*")) {
		const match = matchPage(from);
		return match && isLasting(match) && isPossible(match) ? { kind: "answers" } : null;
	}
	const prefix = from.slice(0, -1);
	const address = pageAddresses.find(({ path }) => isBelow(path, prefix))?.path;
	if (address !== undefined) return { kind: "covers", address };
	return siteFiles.some(({ path }) => path.startsWith(prefix)) ? { kind: "reserved" } : null;
}

/** Whether the server reserves this address. Ignores the case of the first segment. */
export function isSystemAddress(path: string): boolean {
	const [, first = ""] = path.toLowerCase().split("/");
	if (isBackOffice(path) || systemSegments.has(first) || /^[_.]/.test(first)) return true;
	// React Router's data requests and page payloads.
	if (/\.data$|\/_payload\.json$/.test(path)) return true;
	return rootFiles.includes(path) || siteFiles.some((file) => file.path === path);
}

function isLasting({ name }: PageMatch): boolean {
	return name !== "slug" && name !== "blog-topic" && !serviceNames.some((service) => servicePage(service) === name);
}

/** Returns false for parameters that no page can have, such as page 0 of a list. */
export function isPossible({ name, params }: PageMatch): boolean {
	return checkParams(name, params) === true;
}

/** Whether an address can be below a prefix; a parameter matches any segment. */
function isBelow(address: string, prefix: string): boolean {
	const [segments, above] = [address.split("/"), prefix.split("/").slice(0, -1)];
	return (
		above.length < segments.length && above.every((text, at) => segments[at] === text || segments[at]?.[0] === ":")
	);
}
