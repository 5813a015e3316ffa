import { defaultLocale, type Locale, locales } from "./locales.ts";
import { type PageName, type PageParams, pageDefinition, pageNames } from "./pages.ts";
import { type LocaleStrategy, localeStrategy } from "./strategy.ts";

export interface PageMatch {
	name: PageName;
	/** Null when the address does not say: with `no_prefix` the visitor's cookie or browser decides. */
	locale: Locale | null;
	params: PageParams;
	/** False for a second address of the same page (`/fr/x` with `prefix_and_default`). */
	canonical: boolean;
}

export interface PageAddress {
	name: PageName;
	locale: Locale | null;
	path: string;
	canonical: boolean;
}

export type Paths = ReturnType<typeof createPaths>;

/** Everything about addresses that depends on the locale strategy, as pure functions. */
export function createPaths(strategy: LocaleStrategy) {
	const addresses = pageNames.flatMap((name) => addressesOf(name, strategy));
	const fixed = new Map(addresses.filter(({ path }) => !path.includes(":")).map((address) => [address.path, address]));
	const patterns = addresses
		.filter(({ path }) => path.includes(":"))
		.map((address) => ({ address, pattern: toPattern(address.path) }));

	return {
		strategy,
		/** Every address that answers, for the router. */
		addresses,

		/** The one address that a page is linked, shared and indexed under. */
		pathTo(name: PageName, locale: Locale, params: PageParams = {}): string {
			const path = canonicalPath(name, locale, strategy);
			return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
		},

		/** Which page answers at a path that has already been decoded and normalised. */
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

		/** The language that a path speaks, whether or not a page answers there. Null when paths do not say. */
		localeOfPath(path: string): Locale | null {
			if (strategy === "no_prefix") return null;
			return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? defaultLocale;
		},
	};
}

export const { addresses: pageAddresses, pathTo, matchPage, localeOfPath } = createPaths(localeStrategy);

/** Whether a path leads to a page that is the same for every visitor. */
export function isPublicPage(path: string): boolean {
	const match = matchPage(path);
	return match !== null && pageDefinition(match.name).cache === "public";
}

/** Whether the form of the page at a path may carry photos. */
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
