import type { Locale } from "../locale/locales.ts";

/** Who gets a route table: members get all routes, visitors those of the language that they read. */
export type Audience = "members" | Locale;

/** The file of an audience's table, beside the one that React Router writes. */
export function routeTableFile(manifest: string, audience: Audience): string {
	return manifest.replace(/\.js$/, `-${audience}.js`);
}
