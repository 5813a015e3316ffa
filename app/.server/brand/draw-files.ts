import type { BrandFile } from "#app/model/brand/brand-files.ts";
import type { Hex } from "#app/model/brand/color.ts";
import { loadSharp } from "../photos/load-sharp.ts";
import { clear, drawLetters, drawMark, type MarkParts, masterOf } from "./draw-mark.ts";
import type { DrawnBrand } from "./drawn-brand.ts";
import { icoContainer } from "./ico-container.ts";
import { type Pixels, rawInput, roundedSquare } from "./pixels.ts";

/** Draws a file of the brand. Null for the logo of a brand without one. */
export async function drawFile(file: BrandFile, brand: DrawnBrand, parts: MarkParts): Promise<Uint8Array | null> {
	switch (file) {
		case "mark.png":
			return png(await drawMark(brand, 192, "light", parts));
		case "logo.png":
			return brand.logo ? drawLogo(await masterOf(brand.logo, parts)) : null;
		case "favicon.ico":
			return icoContainer(
				await Promise.all(
					[16, 32].map(async (size) => ({ size, png: await png(await drawMark(brand, size, "light", parts)) })),
				),
			);
		case "apple-touch-icon.png":
			return drawIcon(brand, { side: 180, share: 0.68, radius: 0 }, parts);
		case "icon-192.png":
			return drawIcon(brand, { side: 192, share: 0.7, radius: 0.22 }, parts);
		case "icon-512.png":
			return drawIcon(brand, { side: 512, share: 0.7, radius: 0.22 }, parts);
		case "icon-maskable-512.png":
			return drawMaskable(brand, parts);
	}
}

interface Icon {
	side: number;
	/** The part of the side that the mark takes. */
	share: number;
	radius: number;
}

async function drawIcon(brand: DrawnBrand, { side, share, radius }: Icon, parts: MarkParts): Promise<Uint8Array> {
	const { mark, palette } = brand;
	if (mark.kind === "initials")
		return png(await drawLetters(roundedSquare(side, radius, palette.spruce), mark.letters, 1, brand, "light", parts));
	const drawn = await drawMark(brand, side, "light", parts);
	if (isOpaque(drawn)) return png(drawn);
	return placed(
		roundedSquare(side, radius, palette.cream),
		await drawMark(brand, Math.round(side * share), "light", parts),
	);
}

/** Launchers may crop a maskable icon to a circle of 80 %. */
async function drawMaskable(brand: DrawnBrand, parts: MarkParts): Promise<Uint8Array> {
	const { mark, palette } = brand;
	const square = (color: Hex) => roundedSquare(512, 0, color);
	if (mark.kind === "initials")
		return png(await drawLetters(square(palette.spruce), mark.letters, 0.78, brand, "light", parts));
	if (mark.kind === "shipped") return placed(square(palette.spruce), await drawMark(brand, 276, "dark", parts));
	const drawn = await drawMark(brand, 380, "light", parts);
	if (isOpaque(drawn)) return placed(square(cornerOf(drawn)), drawn);
	return placed(square(palette.cream), await drawMark(brand, 276, "light", parts));
}

async function drawLogo(master: Uint8Array): Promise<Uint8Array> {
	const sharp = await loadSharp();
	return sharp(master)
		.resize({ width: 512, height: 128, fit: "contain", position: "left", background: clear })
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/** A mark with its own ground fills an icon to its edges. */
function isOpaque({ data, width, height }: Pixels): boolean {
	const corners = [0, width - 1, (height - 1) * width, height * width - 1];
	return corners.every((pixel) => data[pixel * 4 + 3] === 255);
}

function cornerOf({ data }: Pixels): Hex {
	return `#${data.toString("hex", 0, 3)}`;
}

async function placed(square: Pixels, drawn: Pixels): Promise<Uint8Array> {
	const sharp = await loadSharp();
	const { input, raw } = rawInput(square);
	return sharp(input, { raw })
		.composite([{ ...rawInput(drawn), gravity: "centre" }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

async function png(pixels: Pixels): Promise<Uint8Array> {
	const sharp = await loadSharp();
	const { input, raw } = rawInput(pixels);
	return sharp(input, { raw }).png({ compressionLevel: 9 }).toBuffer();
}
