/* Kept apart from the table of pages: browsers load the table, and only the server needs these. */

/** First path segments reserved for the server. No page and no redirect may start with them. */
export const systemSegments: ReadonlySet<string> = new Set([
	"admin",
	"assets",
	"builds",
	"cal",
	"healthz",
	"status",
	"metrics",
	"pictures",
	"readyz",
	"share",
]);
