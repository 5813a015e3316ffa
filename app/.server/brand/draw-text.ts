import { join } from "node:path";
import type { Hex } from "#app/model/brand/color.ts";
import { loadSharp } from "../photos/load-sharp.ts";
import type { DrawingFont } from "./drawing-fonts.ts";
import type { Pixels } from "./pixels.ts";

export interface TextStyle {
	font: DrawingFont;
	/** In pixels. */
	size: number;
	color: Hex;
	/** Space between letters, as a share of the size. */
	tracking: number;
}

/** Draws texts with the fonts of a folder. Pango needs files: it takes no font from memory. */
export function createTextDrawing(folder: string) {
	async function drawMarkup(markup: string, { font, size }: Pick<TextStyle, "font" | "size">): Promise<Pixels> {
		const sharp = await loadSharp();
		const text = {
			text: markup,
			font: `${font.face} ${size}`,
			fontfile: join(folder, font.file),
			rgba: true,
			// One point is one pixel.
			dpi: 72,
		};
		const { data, info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true });
		return { data, width: info.width, height: info.height };
	}

	/** The drawn letters and nothing around them: the picture is as high as they are. */
	function drawInk(text: string, style: TextStyle): Promise<Pixels> {
		return drawMarkup(styled(text, style), style);
	}

	/** The height of capital letters. */
	async function capHeight(style: TextStyle): Promise<number> {
		return (await drawInk("H", style)).height;
	}

	/** The width with the space on both sides of each letter, which a picture of the ink lacks. */
	async function measure(text: string, style: TextStyle): Promise<number> {
		const [between, nothing] = [await drawInk(`|${text}|`, style), await drawInk("||", style)];
		return between.width - nothing.width;
	}

	/** How far a line moves, so that its first letter stands under an upright stroke as in set text: a "v" stands out. */
	async function indent(text: string, style: TextStyle): Promise<number> {
		const before = async (letter: string) =>
			(await drawInk(`|${letter}`, style)).width - (await drawInk(letter, style)).width;
		// Signs without ink cannot be drawn alone.
		const [first = "H"] = /^[\p{L}\p{N}]/u.exec(text) ?? [];
		return (await before(first)) - (await before("H"));
	}

	/**
	 * One line, and how far below its top the baseline is. Invisible letters at its end make all lines of a style equally
	 * high, so the letters in a line do not move it.
	 */
	async function drawLine(text: string, style: TextStyle): Promise<{ pixels: Pixels; baseline: number }> {
		const pixels = await drawMarkup(`${styled(text, style)}<span alpha="1">${strut}</span>`, style);
		const above = await drawInk(strut[0] ?? "", style);
		return { pixels, baseline: above.height };
	}

	return { drawInk, drawLine, measure, indent, capHeight };
}

export type TextDrawing = ReturnType<typeof createTextDrawing>;

/** Higher than any letter of French, and as low as any. */
const strut = "Ågjç";

function styled(text: string, { color, size, tracking }: TextStyle): string {
	return `<span foreground="${color}" letter_spacing="${Math.round(tracking * size * 1024)}">${escaped(text)}</span>`;
}

/** Pango reads markup: it refuses control characters, and would take these signs for tags. */
function escaped(text: string): string {
	return text
		.replace(/\p{Cc}/gu, " ")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}
