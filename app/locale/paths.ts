import { defaultLocale, type Locale, locales } from "./locales.ts";
import { type PageName, type PageParams, pageDefinition, pageNames } from "./pages.ts";
import { type LocaleStrategy, localeStrategy } from "./strategy.ts";

export interface PageMatch {
	name: PageName;
	/** Null with `no_prefix`: the locale then comes from the visitor's cookie or browser. */
	locale: Locale | null;
	params: PageParams;
	/** False for the second address of a page (`/fr/x` with `prefix_and_default`). */
	canonical: boolean;
}

export interface PageAddress {
	name: PageName;
	locale: Locale | null;
	path: string;
	canonical: boolean;
}

export type Paths = ReturnType<typeof createPaths>;

/** Creates the address functions that depend on the locale strategy. All are pure. */
export function createPaths(strategy: LocaleStrategy) {
	const addresses = pageNames.flatMap((name) => addressesOf(name, strategy));
	const fixed = new Map(addresses.filter(({ path }) => !path.includes(":")).map((address) => [address.path, address]));
	const patterns = addresses
		.filter(({ path }) => path.includes(":"))
		.map((address) => ({ address, pattern: toPattern(address.path) }));

	return {
		strategy,
		/** Every address of every page, for the router. */
		addresses,

		/** Returns the canonical path of a page, used in links, when sharing and by search engines. */
		pathTo(name: PageName, locale: Locale, params: PageParams = {}): string {
			const path = canonicalPath(name, locale, strategy);
			return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
		},

		/** Finds the page at a path. The path must be decoded and normalised. */
		matchPage(path: string): PageMatch | null {
			const address = fixed.get(path);
			if (address) return { name: address.name, locale: address.locale, params: {}, canonical: address.canonical };
			for (const { address, pattern } of patterns) {
				const found = pattern.exec(path);
				if (found) {
					const { name, locale, canonical } = address;
					return { name, locale, params: { ...found.groups }, canonical };
				}
			}
			return null;
		},

		/** Returns the locale of a path, even when no page exists there; null with `no_prefix`. */
		localeOfPath(path: string): Locale | null {
			if (strategy === "no_prefix") return null;
			return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? defaultLocale;
		},
	};
}

export const { addresses: pageAddresses, pathTo, matchPage, localeOfPath } = createPaths(localeStrategy);

/** Whether the page at a path is the same for every visitor. */
export function isPublicPage(path: string): boolean {
	const match = matchPage(path);
	return match !== null && pageDefinition(match.name).cache === "public";
}

/** Whether the tag manager must not know an address. One that is no page may be the mistyped address of such a page. */
export function isUnmeasured(match: PageMatch | null): boolean {
	return match === null || pageDefinition(match.name).unmeasured === true;
}

/** Whether the form of the page at a path may contain photos. */
export function takesPhotos(path: string): boolean {
	const match = matchPage(path);
	return match !== null && pageDefinition(match.name).uploads === true;
}

function addressesOf(name: PageName, strategy: LocaleStrategy): PageAddress[] {
	if (strategy === "no_prefix") {
		return [{ name, locale: null, path: canonicalPath(name, defaultLocale, strategy), canonical: true }];
	}
	const canonical = locales.map((locale) => ({
		name,
		locale,
		path: canonicalPath(name, locale, strategy),
		canonical: true,
	}));
	if (strategy === "prefix_except_default") return canonical;
	const prefixed = withPrefix(defaultLocale, pageDefinition(name).paths[defaultLocale]);
	return [...canonical, { name, locale: defaultLocale, path: prefixed, canonical: false }];
}

function canonicalPath(name: PageName, locale: Locale, strategy: LocaleStrategy): string {
	const { paths } = pageDefinition(name);
	if (strategy === "no_prefix") return paths[defaultLocale];
	return locale === defaultLocale ? paths[locale] : withPrefix(locale, paths[locale]);
}

function withPrefix(locale: Locale, path: string): string {
	return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

function toPattern(path: string): RegExp {
	return new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
}
