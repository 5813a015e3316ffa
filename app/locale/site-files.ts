import { defaultLocale, type Locale, locales } from "./locales.ts";
import { pageDefinition } from "./pages.ts";
import { type Paths, pathTo as pathOfPage } from "./paths.ts";
import { localeStrategy } from "./strategy.ts";

export type FileKind = "sitemap" | "robots" | "security" | "llms" | "rss" | "atom" | "manifest";

/** A generated file for machines: sitemap, feeds, robots.txt and the like. */
export interface SiteFile {
	kind: FileKind;
	/** The locale of the file; the default locale for files shared by both. */
	locale: Locale;
	path: string;
}

/** Each locale has its own feeds, even with `no_prefix`, where the blog has a single address. */
export function createSiteFiles({ strategy, pathTo }: Pick<Paths, "strategy" | "pathTo">): readonly SiteFile[] {
	const blog = (locale: Locale) =>
		strategy === "no_prefix" ? pageDefinition("blog").paths[locale] : pathTo("blog", locale);
	return [
		{ kind: "sitemap", locale: defaultLocale, path: "/sitemap.xml" },
		{ kind: "robots", locale: defaultLocale, path: "/robots.txt" },
		{ kind: "security", locale: defaultLocale, path: "/.well-known/security.txt" },
		{ kind: "llms", locale: defaultLocale, path: "/llms.txt" },
		...locales.flatMap((locale): SiteFile[] => [
			{ kind: "rss", locale, path: `${blog(locale)}/rss.xml` },
			{ kind: "atom", locale, path: `${blog(locale)}/atom.xml` },
			{
				kind: "manifest",
				locale,
				path: locale === defaultLocale ? "/site.webmanifest" : `/site.${locale}.webmanifest`,
			},
		]),
	];
}

export const siteFiles = createSiteFiles({ strategy: localeStrategy, pathTo: pathOfPage });

/** The static files at the top level of `public/`. */
export const rootFiles: readonly string[] = [
	"/apple-touch-icon.png",
	"/favicon.ico",
	"/icon-192.png",
	"/icon-512.png",
	"/icon-maskable-512.png",
];

export function siteFileAt(path: string): SiteFile | undefined {
	return siteFiles.find((file) => file.path === path);
}

export function siteFilePath(kind: FileKind, locale: Locale = defaultLocale): string {
	const file = siteFiles.find((candidate) => candidate.kind === kind && candidate.locale === locale);
	if (!file) throw new Error(`There is no ${kind} in ${locale}`);
	return file.path;
}
