import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Brand } from "#app/model/brand/brand.ts";
import { brandPath } from "#app/model/brand/brand-files.ts";
import { brandVersion } from "#app/model/brand/brand-version.ts";
import { initialsOf } from "#app/model/brand/initials.ts";
import { derivePalette } from "#app/model/brand/palette.ts";
import type { ShownMark, SiteBrand } from "#app/model/brand/site-brand.ts";
import { brandStyle } from "./brand-style.ts";
import { fontFiles } from "./font-faces.ts";
import { isShippedLook, isShippedName } from "./shipped-brand.ts";

/** The brand as pages show it; undefined as long as name and look are the shipped ones. */
export function siteBrand(reader: ContentReader): SiteBrand | undefined {
	const name = reader.pick("company", (company) => company.name);
	const brand = reader.read("brand");
	if (isShippedLook(name, brand)) return undefined;
	const version = brandVersion(name, brand);
	const mark = shownMark(name, brand, version);
	const style = brandStyle(brand);
	return {
		version,
		...(mark && { mark }),
		...(style && { style }),
		...(brand.fonts !== "warm" && { fonts: fontFiles(brand.fonts) }),
		themeColor: derivePalette(brand.colors).cream,
	};
}

/** Undefined: the mark that ships. */
export function shownMark(name: string, { mark, logo }: Brand, version: string): ShownMark | undefined {
	if (logo) return { kind: "logo", path: brandPath(version, "logo.png") };
	if (mark) return { kind: "mark", path: brandPath(version, "mark.png") };
	return isShippedName(name) ? undefined : { kind: "initials", letters: initialsOf(name) };
}

/**
 * Tells open tabs that their style sheet is outdated, after a build or a publication of the brand: the next navigation
 * is then a document load (`app/runtime/build-watch.ts`).
 */
export function editionOf(build: string, brand: SiteBrand | undefined): string {
	return brand ? `${build}-${brand.version}` : build;
}
