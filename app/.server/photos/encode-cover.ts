import { type CoverFile, coverFormats, coverSize, coverWidths } from "#app/model/editing/uploaded-picture.ts";
import type { Crop } from "./cover-crop.ts";
import { loadSharp } from "./load-sharp.ts";

/** The part of a picture to show. `x` and `y` are percentages of the space left around the frame. */
export interface EncodedCover {
	/** The source of the other files, and the file that exports include. */
	master: Uint8Array;
	files: Readonly<Record<CoverFile, Uint8Array>>;
}

const shareSize = { width: 1200, height: 630 };
/** In bytes. A document in a store has 1 MiB at most, and each file is stored in one. */
const largestFile = 900_000;
const lessEachTime = 12;

/** Crops a photo encoded by `encode-photo.ts` and encodes it in every size that pages use. */
export async function encodeCover(photo: Uint8Array, crop: Crop): Promise<EncodedCover> {
	const sharp = await loadSharp();
	const { width, height } = await sharp(photo).metadata();
	const master = await smallEnough(86, (quality) =>
		sharp(photo)
			.extract(frameOf(width, height, crop))
			.resize(coverSize)
			.jpeg({ quality })
			.toBuffer(),
	);
	return { master, files: await coverFilesOf(master) };
}

export async function coverFilesOf(master: Uint8Array): Promise<EncodedCover["files"]> {
	const sharp = await loadSharp();
	const made: [CoverFile, Uint8Array][] = [];
	for (const format of coverFormats) {
		for (const width of coverWidths) {
			const effort = format === "avif" ? { effort: 2 } : {};
			const file = await smallEnough(format === "avif" ? 50 : 74, (quality) =>
				sharp(master)
					.resize({ width })
					.toFormat(format, { quality, ...effort })
					.toBuffer(),
			);
			made.push([`${width}.${format}`, file]);
		}
	}
	const share = await smallEnough(80, (quality) =>
		sharp(master)
			.resize({ ...shareSize, fit: "cover" })
			.jpeg({ quality })
			.toBuffer(),
	);
	return Object.fromEntries([...made, ["share.jpg", share]]) as Record<CoverFile, Uint8Array>;
}

/** Reduces the quality until the file is small enough. Few pictures need a second pass. */
async function smallEnough(quality: number, encode: (quality: number) => Promise<Uint8Array>): Promise<Uint8Array> {
	const encoded = await encode(quality);
	return encoded.length <= largestFile || quality <= lessEachTime
		? encoded
		: smallEnough(quality - lessEachTime, encode);
}

/** Returns the chosen rectangle, in pixels of the picture, with the aspect ratio of a cover. */
export function frameOf(width: number, height: number, { zoom, x, y }: Crop) {
	const ratio = coverSize.width / coverSize.height;
	const scale = 100 / clamp(zoom, 100, 400);
	const frame = {
		width: Math.max(1, Math.floor(Math.min(width, height * ratio) * scale)),
		height: Math.max(1, Math.floor(Math.min(height, width / ratio) * scale)),
	};
	return {
		...frame,
		left: Math.round(((width - frame.width) * clamp(x, 0, 100)) / 100),
		top: Math.round(((height - frame.height) * clamp(y, 0, 100)) / 100),
	};
}

function clamp(value: number, least: number, most: number): number {
	return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
