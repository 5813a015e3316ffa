import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hex } from "#app/model/brand/color.ts";
import { pictureCrops } from "#app/model/pictures/picture-crops.ts";
import { type PictureName, pictureWidths } from "#app/model/pictures/picture-names.ts";
import type { ShareCard, ShareSurface } from "#app/seo/share-cards.ts";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { loadSharp } from "../photos/load-sharp.ts";
import { drawMark, type Ground, type MarkParts, masterOf, pixelsOf } from "./draw-mark.ts";
import { drawingFonts } from "./drawing-fonts.ts";
import type { DrawnBrand } from "./drawn-brand.ts";
import { type Pixels, rawInput } from "./pixels.ts";
import { createLines, type PlacedPixels } from "./share-lines.ts";

interface ShareParts extends MarkParts {
	/** The folder of the site's pictures. */
	pictures: string;
}

const shareSize = { width: 1200, height: 630 } as const;
const heaviest = 120_000;

/** The words are on the left, between these edges. */
const words = { left: 64, top: 56, width: 512, bottom: 574 };
const markSide = 58;
const gap = 14;
/** Box for the solid part of a scene: beside the text, never under it. */
const sceneBox = { left: 596, top: 40, width: 576, height: 550 };

interface Surface {
	ground: Hex;
	title: Hex;
	note: Hex;
	tone: Ground;
}

/** Draws the picture that other sites show beside a link: brand, title and places on the left, the scene on the right. */
export async function drawShare(card: ShareCard, brand: DrawnBrand, parts: ShareParts): Promise<Uint8Array> {
	const sharp = await loadSharp();
	const surface = surfaceOf(card.surface, brand);
	const { display, text } = drawingFonts[brand.fonts];
	const lines = createLines(parts.text);
	const style = { font: display, color: surface.title, tracking: -0.03 };
	const layers = [
		await drawScene(card.scene, parts),
		...(await drawHead(brand, surface, lines, parts)),
		...(await lines.title(card.title, style, { left: words.left, width: words.width, middle: 328 })),
		await lines.single(
			card.places,
			{ font: text, color: surface.note, tracking: 0, size: 27 },
			{
				left: words.left,
				width: words.width,
				middle: words.bottom - 16,
			},
		),
	];
	const picture = sharp({ create: { ...shareSize, channels: 3, background: surface.ground } }).composite(
		layers.map(({ pixels, left, top }) => ({ ...rawInput(pixels), left, top })),
	);
	const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return encodeWithin(data, { width: info.width, height: info.height, channels: 3 });
}

/** An uploaded picture may be dark: it is never drawn on the dark surface. */
function surfaceOf(name: ShareSurface, { palette, mark, logo }: DrawnBrand): Surface {
	const onLight = { title: palette.spruce, note: palette["ink-600"], tone: "light" } as const;
	switch (name) {
		case "spruce":
			if (logo || mark.kind === "uploaded") return { ground: palette.cream, ...onLight };
			return { ground: palette.spruce, title: palette.cream, note: palette.mint, tone: "dark" };
		case "amber":
			return { ground: palette.amber, ...onLight, note: palette.ink };
		case "mint":
			return { ground: palette["mint-100"], ...onLight };
		case "sand":
			return { ground: palette["cream-200"], ...onLight };
		default:
			return { ground: palette[name], ...onLight };
	}
}

/** The logo, or the mark with the name beside it. */
async function drawHead(
	brand: DrawnBrand,
	{ title, tone }: Surface,
	lines: ReturnType<typeof createLines>,
	parts: ShareParts,
): Promise<PlacedPixels[]> {
	const { left, top, width } = words;
	if (brand.logo) {
		const sharp = await loadSharp();
		const logo = sharp(await masterOf(brand.logo, parts)).resize({ width: 320, height: 80, fit: "inside" });
		return [{ pixels: await pixelsOf(logo), left, top: top - 11 }];
	}
	const mark = { pixels: await drawMark(brand, markSide, tone, parts), left, top };
	const beside = left + markSide + gap;
	const style = { font: drawingFonts[brand.fonts].display, color: title, tracking: -0.03, size: 44 };
	const place = { left: beside, width: left + width - beside, middle: top + markSide / 2 };
	return [mark, await lines.single(brand.name, style, place)];
}

/** Uses the whole scene of a detail. */
async function drawScene(name: PictureName, { pictures }: ShareParts): Promise<PlacedPixels> {
	const sharp = await loadSharp();
	const scene = await pixelsOf(sharp(await readFile(join(pictures, sceneFile(name)))));
	const bounds = solidBounds(scene);
	const scale = Math.min(sceneBox.width / bounds.width, sceneBox.height / bounds.height);
	const left = Math.round(sceneBox.left + (sceneBox.width - bounds.width * scale) / 2 - bounds.left * scale);
	const top = Math.round(sceneBox.top + (sceneBox.height - bounds.height * scale) / 2 - bounds.top * scale);
	const { input, raw } = rawInput(scene);
	const width = Math.round(scene.width * scale);
	const resized = await pixelsOf(sharp(input, { raw }).resize({ width }));
	return inside(resized, left, top);
}

/** The margins of a scene, with its shadow, may lie outside of the picture. */
async function inside(pixels: Pixels, left: number, top: number): Promise<PlacedPixels> {
	const sharp = await loadSharp();
	const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)];
	const { input, raw } = rawInput(pixels);
	const cut = sharp(input, { raw }).extract({
		left: cutLeft,
		top: cutTop,
		width: Math.min(pixels.width - cutLeft, shareSize.width - left - cutLeft),
		height: Math.min(pixels.height - cutTop, shareSize.height - top - cutTop),
	});
	return { pixels: await pixelsOf(cut), left: left + cutLeft, top: top + cutTop };
}

function sceneFile(name: PictureName): string {
	const scene = (pictureCrops[name]?.of ?? name) as PictureName;
	const [width, , hash] = pictureSources[scene];
	const widest = pictureWidths(Math.min(width, 1200)).webp.at(-1);
	return `${scene}-${widest}.${hash}.webp`;
}

/** Bounding box of the opaque pixels: the shadow around a scene is faint. */
function solidBounds({ data, width, height }: Pixels) {
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if ((data[(y * width + x) * 4 + 3] ?? 0) <= 200) continue;
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = Math.max(bottom, y);
		}
	}
	return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Lowers the quality until the file is light enough. Keeps full colour resolution, for sharp letters. */
async function encodeWithin(data: Buffer, raw: { width: number; height: number; channels: 3 }): Promise<Uint8Array> {
	const sharp = await loadSharp();
	for (let quality = 86; ; quality -= 8) {
		const bytes = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
		if (bytes.length <= heaviest || quality < 40) return bytes;
	}
}
