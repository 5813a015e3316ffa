import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadSharp } from "../photos/load-sharp.ts";
import type { TextDrawing } from "./draw-text.ts";
import { drawingFonts } from "./drawing-fonts.ts";
import type { DrawnBrand } from "./drawn-brand.ts";
import { colored, type Pixels, rawInput, rgbOf, roundedSquare } from "./pixels.ts";

export interface MarkParts {
	/** The folder of fonts and of the shipped mark. */
	resources: string;
	text: TextDrawing;
	/** Reads an uploaded picture as it was stored. */
	readMaster(id: string): Promise<Uint8Array | null>;
}

export type Ground = "light" | "dark";

/** The mark in a transparent square, in colours that show on the ground. */
export async function drawMark(brand: DrawnBrand, side: number, ground: Ground, parts: MarkParts): Promise<Pixels> {
	const { mark, palette } = brand;
	if (mark.kind === "initials") {
		const square = roundedSquare(side, 0.22, ground === "light" ? palette.spruce : palette.cream);
		return drawLetters(square, mark.letters, 1, brand, ground, parts);
	}
	if (mark.kind === "shipped") return drawShipped(brand, side, ground, parts);
	const sharp = await loadSharp();
	return pixelsOf(
		sharp(await masterOf(mark.picture, parts)).resize({ width: side, height: side, fit: "contain", background: clear }),
	);
}

/** `share` is the part of the square's middle that the letters may fill: launchers cut off the rest. */
export async function drawLetters(
	square: Pixels,
	letters: string,
	share: number,
	{ palette, fonts }: DrawnBrand,
	ground: Ground,
	{ text }: MarkParts,
): Promise<Pixels> {
	const sharp = await loadSharp();
	const side = square.width * share;
	const style = {
		font: drawingFonts[fonts].display,
		// Drawn four times as large: small letters keep their form.
		size: Math.round(side * 0.6 * 4),
		color: ground === "light" ? palette.white : palette.spruce,
		tracking: -0.02,
	};
	const ink = await text.drawInk(letters, style);
	const scale = Math.min(1 / 4, (side * 0.66) / ink.width, (side * 0.52) / ink.height);
	const { input, raw } = rawInput(ink);
	const small = await pixelsOf(
		sharp(input, { raw }).resize({
			width: Math.max(1, Math.round(ink.width * scale)),
			height: Math.max(1, Math.round(ink.height * scale)),
			fit: "fill",
		}),
	);
	const left = Math.round((square.width - small.width) / 2);
	const top = Math.round((square.height - small.height) / 2);
	const base = rawInput(square);
	return pixelsOf(sharp(base.input, { raw: base.raw }).composite([{ ...rawInput(small), left, top }]));
}

async function drawShipped(
	{ palette }: DrawnBrand,
	side: number,
	ground: Ground,
	{ resources }: MarkParts,
): Promise<Pixels> {
	const sharp = await loadSharp();
	const layers = await sharp(await readFile(join(resources, "mark-layers.png")))
		.resize(side, side)
		.removeAlpha()
		.raw()
		.toBuffer();
	const [strokes, leaf] = ground === "light" ? [palette.spruce, palette.teal] : [palette.cream, palette.sage];
	return colored(layers, side, [rgbOf(strokes), rgbOf(leaf), rgbOf(palette.berry)]);
}

/** An uploaded picture of the brand is not in the store any more: the files that show it cannot be drawn. */
export class MissingPictureError extends Error {}

export async function masterOf(picture: string, { readMaster }: Pick<MarkParts, "readMaster">): Promise<Uint8Array> {
	const master = await readMaster(picture);
	if (!master) throw new MissingPictureError(picture);
	return master;
}

export const clear = { r: 0, g: 0, b: 0, alpha: 0 } as const;

export async function pixelsOf(drawing: import("sharp").Sharp): Promise<Pixels> {
	const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}
