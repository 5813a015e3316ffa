import type { IncomingMessage } from "node:http";
import { readLocaleCookie, serializeLocaleCookie } from "#app/locale/cookie.ts";
import { detectLocale } from "#app/locale/detect.ts";
import { defaultLocale, type Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";

/** The language of a visit whose address names none (`no_prefix`): cookie, browser, default. */
export function visitorLocale(request: IncomingMessage): Locale {
	return detectLocale({
		route: null,
		cookie: readLocaleCookie(request.headers.cookie),
		acceptLanguage: request.headers["accept-language"],
	});
}

/** Only `/` sends a visitor to another language, and only one who comes from elsewhere. */
export function localeRedirect(request: IncomingMessage, path: string): string | null {
	if (path !== "/" || localeStrategy === "no_prefix" || comesFromThisSite(request)) return null;
	const locale = visitorLocale(request);
	return locale === defaultLocale ? null : pathTo("index", locale);
}

/**
 * A visitor who moved to a page in another language chose it: remember that, outside any cached answer.
 * Arriving from elsewhere chooses nothing.
 */
export function rememberedLocale(request: IncomingMessage, locale: Locale, secure: boolean): string | null {
	if (localeStrategy === "no_prefix" || !comesFromThisSite(request)) return null;
	const mode = request.headers["sec-fetch-mode"];
	if (mode !== undefined && mode !== "navigate") return null;
	return readLocaleCookie(request.headers.cookie) === locale ? null : serializeLocaleCookie(locale, secure);
}

/** Sec-Fetch-Site where the browser sends it, otherwise the referring page's host. */
function comesFromThisSite({ headers }: IncomingMessage): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined) return site === "same-origin";
	if (!headers.referer) return false;
	try {
		return new URL(headers.referer).host === headers.host;
	} catch {
		return false;
	}
}
