import { isLocale, type Locale } from "./locales.ts";

/** RFC 6265: a name is a token, a value has no space, quote, comma, semicolon or backslash. */
const allowedName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const allowedValue = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

const localeCookie = "locale";
const oneYear = 365 * 24 * 60 * 60;

export interface CookieOptions {
	maxAge: number;
	secure: boolean;
	httpOnly?: boolean;
}

/** Writes a cookie with the house's defaults: JSON value, path `/`, SameSite=Lax. Refuses characters that are not allowed. */
export function serializeCookie(name: string, value: unknown, { maxAge, secure, httpOnly }: CookieOptions): string {
	if (!allowedName.test(name)) throw new TypeError(`Cookie name has characters that are not allowed: ${name}`);
	const encoded = encodeURIComponent(JSON.stringify(value));
	if (!allowedValue.test(encoded)) throw new TypeError(`Cookie value of ${name} has characters that are not allowed`);
	const flags = `${httpOnly ? "; HttpOnly" : ""}${secure ? "; Secure" : ""}`;
	return `${name}=${encoded}; Max-Age=${maxAge}; Path=/; SameSite=Lax${flags}`;
}

/** Reads a JSON cookie; anything malformed reads as absent. */
export function readCookie(header: string | undefined, name: string): unknown {
	if (!header) return undefined;
	for (const pair of header.split(";")) {
		const equals = pair.indexOf("=");
		if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
		const raw = pair.slice(equals + 1).trim();
		if (!allowedName.test(name) || !allowedValue.test(raw)) return undefined;
		try {
			return JSON.parse(decodeURIComponent(raw));
		} catch {
			return undefined;
		}
	}
	return undefined;
}

export function readLocaleCookie(header: string | undefined): Locale | null {
	const value = readCookie(header, localeCookie);
	return isLocale(value) ? value : null;
}

export function serializeLocaleCookie(locale: Locale, secure: boolean): string {
	return serializeCookie(localeCookie, locale, { maxAge: oneYear, secure });
}
