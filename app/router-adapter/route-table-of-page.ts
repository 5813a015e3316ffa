import type { EntryContext } from "react-router";
import { locales } from "#app/locale/locales.ts";
import { layoutId } from "#app/locale/route-ids.ts";
import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { type Audience, routeTableFile } from "./route-table-files.ts";

/**
 * Replaces the URL of the route table by that of a shorter one (`write-route-tables.ts`), and keeps only the routes of
 * this page for the server's render: React Router would create all routes again for each render.
 *
 * Undocumented: `<Scripts>` makes the browser import the file that `manifest.url` names.
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

/** Undefined with the `no_prefix` strategy, where both languages share their paths and so one table. */
function audienceOf({ staticHandlerContext: { matches } }: EntryContext, pathname: string): Audience | undefined {
	if (isBackOffice(pathname)) return "members";
	return locales.find((locale) => matches.some(({ route: { id } }) => id === layoutId(locale)));
}
