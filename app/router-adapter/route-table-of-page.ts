import type { EntryContext } from "react-router";
import { locales } from "../locale/locales.ts";
import { layoutId } from "../locale/route-ids.ts";
import { isBackOffice } from "../model/back-office-address.ts";
import { type Audience, routeTableFile } from "./route-table-files.ts";

/**
 * The page's context with the address of a shorter route table (`write-route-tables.ts`), and for the server's own render
 * the routes of this page only: React Router would create all of them again for each render.
 *
 * Private fact: `<Scripts>` lets the browser import the file that `manifest.url` names.
 */
export function withRouteTable(entry: EntryContext, pathname: string): EntryContext {
	const { routes, url } = entry.manifest;
	const matched = entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
	const audience = import.meta.env.DEV ? undefined : audienceOf(entry, pathname);
	const manifest = {
		...entry.manifest,
		routes: Object.fromEntries(matched),
		url: audience ? routeTableFile(url, audience) : url,
	};
	return { ...entry, manifest };
}

/** With one address for both languages there is no table of one language. */
function audienceOf({ staticHandlerContext: { matches } }: EntryContext, pathname: string): Audience | undefined {
	if (isBackOffice(pathname)) return "members";
	return locales.find((locale) => matches.some(({ route: { id } }) => id === layoutId(locale)));
}
