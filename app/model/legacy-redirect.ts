import type { Locale } from "../locale/locales.ts";

export interface LegacyRedirect {
	/** Without trailing slash; `/*` at the end stands for everything below. */
	from: string;
	/** A page of the table, or `article:<name>`. */
	to: string;
	locale: Locale;
}
