import type { Locale } from "../locale/locales.ts";

/** Whose table of routes: staff have all of them, visitors those of the language they read. */
export type RouteTable = "staff" | Locale;

/** The file of a table, beside the one that React Router writes (`scripts/bundle/route-tables.ts`). */
export function routeTable(manifest: string, table: RouteTable): string {
	return manifest.replace(/\.js$/, `-${table}.js`);
}

/** The layout of a language, whose routes are below it. With `no_prefix` there is none, and one table for all visitors. */
export function layoutOf(locale: Locale): string {
	return `locale___${locale}`;
}
