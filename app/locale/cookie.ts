import { isLocale, type Locale } from "./locales.ts";

/** RFC 6265: a name is a token; a value has no space, quote, comma, semicolon or backslash. */
const allowedName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const allowedValue = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

const minute = 60;
const day = 24 * 60 * minute;

/**
 * Every cookie of the site; the privacy page lists the same ones (`tests/privacy-page.test.ts`). `maxAge` is in seconds.
 * Browser scripts read only `locale` and `event`.
 */
export const cookies = {
	locale: { maxAge: 365 * day, httpOnly: false },
	consent: { maxAge: 365 * day, httpOnly: true },
	estimate: { maxAge: 30 * day, httpOnly: true },
	follow: { maxAge: day, httpOnly: true },
	/** What a form just did, for the tag manager; only with consent. The next page deletes it. */
	event: { maxAge: 10 * minute, httpOnly: false },
	/** A member's session: renewed by activity, up to `longest`. Written by the identity adapters. */
	staff: { maxAge: 30 * minute, longest: 12 * 60 * minute, httpOnly: true },
	/** What a member just did, for the next page. Written by `app/leads/.server/office/notice.ts`. */
	"office-notice": { maxAge: 15, httpOnly: true },
} as const;

type VisitorCookie = Exclude<keyof typeof cookies, "staff" | "office-notice">;

/** Browsers accept the `__Host-` prefix only over HTTPS from this exact host: no sibling host can set the cookie. */
function cookieName(name: string, secure: boolean): string {
	return secure ? `__Host-${name}` : name;
}

export function writeVisitorCookie(name: VisitorCookie, value: unknown, secure: boolean): string {
	return serializeCookie(cookieName(name, secure), value, { ...cookies[name], secure });
}

/** Reads the prefixed name first, then the plain name, which plain HTTP and earlier builds use. */
export function readVisitorCookie(header: string | undefined, name: VisitorCookie): unknown {
	return readCookie(header, cookieName(name, true)) ?? readCookie(header, name);
}

/** Whether an HTTPS site has this cookie only under the old, unprefixed name, which a sibling host can set. */
export function hasOldName(header: string | undefined, name: VisitorCookie, secure: boolean): boolean {
	return secure && readCookie(header, cookieName(name, true)) === undefined && readCookie(header, name) !== undefined;
}

export function expireOldName(name: VisitorCookie): string {
	return `${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure`;
}

export function expireVisitorCookie(name: VisitorCookie, secure: boolean): string {
	return `${cookieName(name, secure)}=; Max-Age=0; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Not `estimate`: renaming that cookie also moves its draft (see `app/estimate/.server/open-draft.ts`). */
const renamed = ["locale", "consent", "follow"] as const;
const oldNames = /(?:^|;) ?(?:locale|consent|follow)=/;

/** Returns the Set-Cookie lines that move cookies of earlier builds to their prefixed names. */
export function renameOldCookies(header: string | undefined, secure: boolean): string[] {
	// Runs for every response from the page cache; nearly all visitors have no cookie with an old name.
	if (!secure || !header || !oldNames.test(header)) return [];
	return renamed.flatMap((name) =>
		hasOldName(header, name, secure)
			? [writeVisitorCookie(name, readCookie(header, name), secure), expireOldName(name)]
			: [],
	);
}

interface CookieOptions {
	maxAge: number;
	secure: boolean;
	httpOnly?: boolean;
}

/** Writes a JSON value with path `/` and SameSite=Lax. Throws on characters that are not allowed. */
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
	const value = readVisitorCookie(header, "locale");
	return isLocale(value) ? value : null;
}

export function serializeLocaleCookie(locale: Locale, secure: boolean): string {
	return writeVisitorCookie("locale", locale, secure);
}
