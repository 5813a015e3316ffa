import type { Locale } from "#app/locale/locales.ts";

/** The audience of a route table: members get all routes, visitors get the routes of one language. */
export type Audience = "members" | Locale;

/** The file name of an audience's table, in the folder of React Router's own manifest. */
export function routeTableFile(manifest: string, audience: Audience): string {
	return manifest.replace(/\.js$/, `-${audience}.js`);
}
