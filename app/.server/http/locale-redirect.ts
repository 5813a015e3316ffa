import type { IncomingMessage } from "node:http";
import { readLocaleCookie, serializeLocaleCookie } from "#app/locale/cookie.ts";
import { detectLocale } from "#app/locale/detect.ts";
import { defaultLocale, type Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";

/** The locale when the URL has none (`no_prefix`): from the cookie, then Accept-Language, then the default. */
export function visitorLocale(request: IncomingMessage): Locale {
	return detectLocale({
		route: null,
		cookie: readLocaleCookie(request.headers.cookie),
		acceptLanguage: request.headers["accept-language"],
	});
}

/** Only `/` redirects to another language, and only visitors who arrive from outside this site. */
export function localeRedirect(request: IncomingMessage, path: string): string | null {
	if (path !== "/" || localeStrategy === "no_prefix" || comesFromThisSite(request)) return null;
	const locale = visitorLocale(request);
	return locale === defaultLocale ? null : pathTo("index", locale);
}

/** Set-Cookie line for a visitor who changes language within the site, or null. Must stay out of cached responses. */
export function rememberedLocale(request: IncomingMessage, locale: Locale, secure: boolean): string | null {
	if (localeStrategy === "no_prefix" || !comesFromThisSite(request)) return null;
	const mode = request.headers["sec-fetch-mode"];
	if (mode !== undefined && mode !== "navigate") return null;
	return readLocaleCookie(request.headers.cookie) === locale ? null : serializeLocaleCookie(locale, secure);
}

/** Reads Sec-Fetch-Site where the browser sends it, otherwise the host of the Referer. */
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
