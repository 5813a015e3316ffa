import type { Locale } from "./locales.ts";
import type { PageAddress } from "./paths.ts";

/** The layout route of a language, whose pages are below it. With `no_prefix` there is none. */
export function layoutId(locale: Locale): string {
	return `locale___${locale}`;
}

/** Route ids carry the locale: `contact___fr`, `contact___en`. A page's second address has an id of its own. */
export function pageRouteId({ name, locale, canonical }: Pick<PageAddress, "name" | "locale" | "canonical">): string {
	return locale === null ? name : `${name}___${locale}${canonical ? "" : "___prefixed"}`;
}
