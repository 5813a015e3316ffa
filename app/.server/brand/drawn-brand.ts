import { type BrandFile, brandPath } from "#app/model/brand/brand-files.ts";
import { brandVersion } from "#app/model/brand/brand-version.ts";
import type { FontPairName } from "#app/model/brand/font-pairs.ts";
import { initialsOf } from "#app/model/brand/initials.ts";
import { derivePalette, type Palette } from "#app/model/brand/palette.ts";
import type { ContentReader } from "../content/reader.ts";
import { isShippedName } from "../content/shipped-company.ts";
import { isShippedLook } from "./shipped-brand.ts";

/** All that drawings show of a brand. */
export interface DrawnBrand {
	version: string;
	name: string;
	palette: Palette;
	fonts: FontPairName;
	mark: DrawnMark;
	/** The id of an uploaded picture. */
	logo?: string;
}

type DrawnMark = { kind: "uploaded"; picture: string } | { kind: "initials"; letters: string } | { kind: "shipped" };

export function drawnBrand(reader: ContentReader): DrawnBrand {
	const name = nameOf(reader);
	const brand = reader.read("brand");
	const { mark, logo, colors, fonts } = brand;
	return {
		version: brandVersion(name, brand),
		name,
		palette: derivePalette(colors),
		fonts,
		mark: mark ? { kind: "uploaded", picture: idOf(mark) } : ownMark(name),
		...(logo && { logo: idOf(logo) }),
	};
}

/** A company that took another name must not show the mark of the shipped one. */
function ownMark(name: string): DrawnMark {
	return isShippedName(name) ? { kind: "shipped" } : { kind: "initials", letters: initialsOf(name) };
}

/** The path of an icon: a file of the build as long as the brand is the shipped one. */
export function iconPath(file: Exclude<BrandFile, "mark.png" | "logo.png">, reader: ContentReader): string {
	const [name, brand] = [nameOf(reader), reader.read("brand")];
	return isShippedLook(name, brand) ? `/${file}` : brandPath(brandVersion(name, brand), file);
}

function nameOf(reader: ContentReader): string {
	return reader.pick("company", ({ name }) => name);
}

function idOf(upload: string): string {
	return upload.slice("upload:".length);
}
