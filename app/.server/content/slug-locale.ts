import { defaultLocale, type Locale } from "#app/locale/locales.ts";
import { localeStrategy } from "#app/locale/strategy.ts";

/** With `no_prefix` a page has one URL, which uses the French slug. */
export function slugLocale(locale: Locale): Locale {
	return localeStrategy === "no_prefix" ? defaultLocale : locale;
}
