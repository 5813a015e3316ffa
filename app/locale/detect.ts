import { defaultLocale, isLocale, type Locale } from "./locales.ts";

interface LocaleHints {
	/** The locale of the URL; null when the URL does not determine one. */
	route: Locale | null;
	/** The visitor's earlier choice. */
	cookie: Locale | null;
	acceptLanguage: string | undefined;
}

/** The order is set by the specification: route, cookie, browser, default. */
export function detectLocale({ route, cookie, acceptLanguage }: LocaleHints): Locale {
	return route ?? cookie ?? preferredLocale(acceptLanguage) ?? defaultLocale;
}

const known = new Map<string, Locale | null>();
const mostKnown = 200;

/** Returns the supported locale that the browser ranks first; ignores `*` and unknown languages. */
export function preferredLocale(acceptLanguage: string | undefined): Locale | null {
	if (!acceptLanguage || acceptLanguage.length > 500) return null;
	const seen = known.get(acceptLanguage);
	if (seen !== undefined) return seen;
	const preferred = readPreference(acceptLanguage);
	// Browsers send few distinct headers. The cap bounds memory: further headers are parsed each time.
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
