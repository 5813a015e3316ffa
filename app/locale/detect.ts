import { defaultLocale, isLocale, type Locale } from "./locales.ts";

export interface LocaleHints {
	/** What the address says, if it says anything. */
	route: Locale | null;
	/** What the visitor chose before. */
	cookie: Locale | null;
	/** The Accept-Language header, as received. */
	acceptLanguage: string | undefined;
}

/** The order of the specification: route, cookie, browser, default. */
export function detectLocale({ route, cookie, acceptLanguage }: LocaleHints): Locale {
	return route ?? cookie ?? preferredLocale(acceptLanguage) ?? defaultLocale;
}

const known = new Map<string, Locale | null>();
const mostKnown = 200;

/** The first of our languages in the browser's own order; `*` and unknown languages say nothing. */
export function preferredLocale(acceptLanguage: string | undefined): Locale | null {
	if (!acceptLanguage || acceptLanguage.length > 500) return null;
	const seen = known.get(acceptLanguage);
	if (seen !== undefined) return seen;
	const preferred = readPreference(acceptLanguage);
	// Browsers send a few; whoever invents more finds them read each time.
	if (known.size < mostKnown) known.set(acceptLanguage, preferred);
	return preferred;
}

function readPreference(acceptLanguage: string): Locale | null {
	const ranked = acceptLanguage
		.split(",")
		.map((part) => {
			const [tag = "", ...options] = part.trim().toLowerCase().split(";");
			const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
			return { language: tag.trim().split("-")[0] ?? "", quality: quality === undefined ? 1 : Number(quality) };
		})
		.filter(({ language, quality }) => isLocale(language) && quality > 0)
		.sort((a, b) => b.quality - a.quality);
	const first = ranked[0]?.language;
	return isLocale(first) ? first : null;
}
