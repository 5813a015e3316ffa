import { brandVersion } from "#app/model/brand/brand-version.ts";
import { shippedPair } from "#app/model/brand/font-pairs.ts";
import { derivePalette } from "#app/model/brand/palette.ts";
import type { SiteBrand } from "#app/model/brand/site-brand.ts";
import type { ContentReader } from "../content/reader.ts";
import { brandStyle } from "./brand-style.ts";
import { fontFiles } from "./font-faces.ts";
import { isShippedLook } from "./shipped-brand.ts";
import { shownMark } from "./shown-mark.ts";

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
		...(brand.fonts !== shippedPair && { fonts: fontFiles(brand.fonts) }),
		themeColor: derivePalette(brand.colors).cream,
	};
}

/**
 * Tells open tabs that their style sheet is outdated, after a build or a publication of the brand: the next navigation
 * is then a document load (`app/runtime/build-watch.ts`).
 */
export function editionOf(build: string, brand: SiteBrand | undefined): string {
	return brand ? `${build}-${brand.version}` : build;
}
