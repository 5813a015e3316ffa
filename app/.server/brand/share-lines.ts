import type { TextDrawing, TextStyle } from "./draw-text.ts";
import { fitTitle, wordsOf } from "./fit-title.ts";
import type { Pixels } from "./pixels.ts";

export interface PlacedPixels {
	pixels: Pixels;
	left: number;
	top: number;
}

/** Where words go: from `left`, at most `width` wide, their capitals centred on `middle`. */
interface Place {
	left: number;
	width: number;
	middle: number;
}

const lineHeight = 1.04;
const measuredSize = 60;
/** The least size of a line, as a share of the one it should have. */
const leastShare = 0.6;

/** The words of a share picture. */
export function createLines(text: TextDrawing) {
	/** Draws a line in the largest size that fits; one that is too long even for the least size ends with an ellipsis. */
	async function single(words: string, style: TextStyle, { left, width, middle }: Place): Promise<PlacedPixels> {
		const needed = await text.measure(words, style);
		const size = Math.floor(style.size * Math.max(leastShare, Math.min(1, width / needed)));
		const fits = (needed * size) / style.size <= width + 2;
		const characters = [...words];
		const most = Math.floor((characters.length * width * style.size) / (needed * size)) - 1;
		const shown = fits ? words : `${characters.slice(0, most).join("").trimEnd()}…`;
		return placed(shown, { ...style, size }, left, middle);
	}

	async function title(words: string, style: Omit<TextStyle, "size">, place: Place): Promise<PlacedPixels[]> {
		const measured = { ...style, size: measuredSize };
		const widths = new Map<string, number>();
		for (const word of new Set(wordsOf(words))) widths.set(word, (await text.measure(word, measured)) / measuredSize);
		const space = (await text.measure(" ", measured)) / measuredSize;
		const fitted = fitTitle(words, place.width, { word: (word) => widths.get(word) ?? 0, space });
		const height = fitted.size * lineHeight;
		const first = place.middle - ((fitted.lines.length - 1) * height) / 2;
		const lines: PlacedPixels[] = [];
		for (const [index, line] of fitted.lines.entries()) {
			const at = { ...place, middle: first + index * height };
			lines.push(await single(line, { ...style, size: fitted.size }, at));
		}
		return lines;
	}

	async function placed(words: string, style: TextStyle, left: number, middle: number): Promise<PlacedPixels> {
		const { pixels, baseline } = await text.drawLine(words, style);
		const capitals = await text.capHeight(style);
		const indent = await text.indent(words, style);
		return { pixels, left: left + indent, top: Math.round(middle + capitals / 2 - baseline) };
	}

	return { single, title };
}
