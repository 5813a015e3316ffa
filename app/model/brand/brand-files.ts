import type { Locale } from "#app/locale/locales.ts";

/** The files that are made from the brand at their first request. `/favicon.ico` and its like lead to them. */
export const brandFiles = {
	/** 192 × 192, transparent. */
	"mark.png": "image/png",
	/** 512 × 128, the logo at its left end, transparent. */
	"logo.png": "image/png",
	"favicon.ico": "image/x-icon",
	"apple-touch-icon.png": "image/png",
	"icon-192.png": "image/png",
	"icon-512.png": "image/png",
	"icon-maskable-512.png": "image/png",
} as const;

export type BrandFile = keyof typeof brandFiles;

export function isBrandFile(name: string): name is BrandFile {
	return Object.hasOwn(brandFiles, name);
}

/** The version is in the path, so that browsers may keep the file forever. */
export function brandPath(version: string, file: BrandFile): string {
	return `/_brand/${version}/${file}`;
}

/** `card` is the name of a page or of an article. */
export function sharePath(version: string, card: string, locale: Locale): string {
	return `/_brand/${version}/share/${card}.${locale}.jpg`;
}
