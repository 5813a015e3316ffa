import { pageNames, pages } from "./pages.ts";

/* Kept apart from the table of pages: browsers load the table, and only the server needs these. */

/** First path segments reserved for the server. No page and no redirect may start with them. */
export const systemSegments: ReadonlySet<string> = new Set([
	"admin",
	"assets",
	"builds",
	"healthz",
	"status",
	"metrics",
	"pictures",
	"readyz",
	"share",
]);

/** First path segments that cannot be slugs: the server or other pages use them. */
export const reservedSegments: ReadonlySet<string> = new Set([
	...systemSegments,
	"api",
	"en",
	"feed",
	"fr",
	"search",
	"services",
	...pageNames.flatMap((name) => Object.values(pages[name].paths).map((path) => path.split("/")[1] ?? "")),
]);
