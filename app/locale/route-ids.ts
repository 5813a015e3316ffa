import type { Locale } from "./locales.ts";
import type { PageAddress } from "./paths.ts";

/** Id of the layout route that contains the pages of a locale. With `no_prefix` there is no such route. */
export function layoutId(locale: Locale): string {
	return `locale___${locale}`;
}

/** Route ids contain the locale: `contact___fr`, `contact___en`. The second address of a page has its own id. */
export function pageRouteId({ name, locale, canonical }: Pick<PageAddress, "name" | "locale" | "canonical">): string {
	return locale === null ? name : `${name}___${locale}${canonical ? "" : "___prefixed"}`;
}
