import { isBackOffice } from "../model/back-office-address.ts";
import { pageDefinition, systemSegments } from "./pages.ts";
import { matchPage, type PageMatch, pageAddresses } from "./paths.ts";
import { rootFiles, siteFiles } from "./site-files.ts";

/** Why an old address cannot be redirected: something of the site answers there already. */
export type RedirectObstacle =
	/** The back office, a probe, a file or an address that only programs use. */
	| { kind: "reserved" }
	/** A page answers at exactly this address. */
	| { kind: "answers" }
	/** `/*` would also take this page away. */
	| { kind: "covers"; address: string };

/**
 * Compares the address of a redirect (`/old` or `/old/*`) with everything that the build itself answers. Articles come
 * and go while the server runs: `app/.server/content/live-address.ts` knows them.
 */
export function redirectObstacle(from: string): RedirectObstacle | null {
	if (isSystemAddress(from)) return { kind: "reserved" };
	if (!from.endsWith("/*")) {
		const match = matchPage(from);
		return match && match.name !== "slug" && isPossible(match) ? { kind: "answers" } : null;
	}
	const prefix = from.slice(0, -1);
	const address = pageAddresses.find(({ path }) => isBelow(path, prefix))?.path;
	if (address !== undefined) return { kind: "covers", address };
	return siteFiles.some(({ path }) => path.startsWith(prefix)) ? { kind: "reserved" } : null;
}

/** Addresses that belong to the program, however their first segment is written. */
export function isSystemAddress(path: string): boolean {
	const [, first = ""] = path.toLowerCase().split("/");
	if (isBackOffice(path) || systemSegments.has(first) || /^[_.]/.test(first)) return true;
	// React Router's own data, and the payload of a page.
	if (/\.data$|\/_payload\.json$/.test(path)) return true;
	return rootFiles.includes(path) || siteFiles.some((file) => file.path === path);
}

/** False for parameters that no page has, such as page 0 of a list. */
export function isPossible({ name, params }: PageMatch): boolean {
	return (pageDefinition(name).validate?.(params) ?? true) === true;
}

/** Whether an address, parameters included, can lie below a prefix. */
function isBelow(address: string, prefix: string): boolean {
	const [segments, above] = [address.split("/"), prefix.split("/").slice(0, -1)];
	return (
		above.length < segments.length && above.every((text, at) => segments[at] === text || segments[at]?.[0] === ":")
	);
}
