import { loadSharp } from "./load-sharp.ts";
import { photoProblem, type RefusedPhoto, refused } from "./photo-problem.ts";

/** A re-encoded JPEG: upright, sRGB, without metadata about place, time or camera. */
export interface EncodedPhoto {
	kind: "photo";
	bytes: Uint8Array;
	width: number;
	height: number;
}

const mostPixels = 40_000_000;
/**
 * Of AVIF and interlaced PNG, whose decoders hold the whole picture: 40 million pixels of AVIF, in a file of one kilobyte,
 * took 800 MB, more than a small server has. Enough for the 12 million pixels of a phone.
 */
const mostPixelsAtOnce = 16_000_000;
const longestSide = 2000;
const largestJpeg = 700_000;
const qualities = [82, 74, 66, 58, 50];
const seconds = 10;

/** Decodes a visitor's picture and encodes a new one: only the pixels of the original file are kept. */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto | RefusedPhoto> {
	const problem = photoProblem(bytes.length, bytes);
	if (problem) return problem;
	const sharp = await loadSharp();
	try {
		// Reads only the header, to distinguish a picture that is too big from a broken one.
		const { width, height, format, isProgressive } = await sharp(bytes, {
			limitInputPixels: false,
			pages: 1,
		}).metadata();
		const isHeldWhole = format === "heif" || (format === "png" && isProgressive);
		if (width * height > (isHeldWhole ? mostPixelsAtOnce : mostPixels)) return refused("too-many-pixels");
		return await compress(await decode(bytes));
	} catch {
		return refused("unreadable");
	}
}

interface Pixels {
	data: Buffer;
	info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** `failOn: "error"` rejects truncated files and tolerates the small deviations that phones write. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
	const sharp = await loadSharp();
	return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
		.timeout({ seconds })
		.autoOrient()
		.resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#ffffff" })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/** Tries lower quality, then fewer pixels. Terminates because small pictures have few bytes at any quality. */
async function compress({ data, info }: Pixels): Promise<EncodedPhoto> {
	const sharp = await loadSharp();
	for (let side = Math.max(info.width, info.height); ; side = Math.ceil(side * 0.8)) {
		for (const quality of qualities) {
			const jpeg = await sharp(data, { raw: info })
				.timeout({ seconds })
				.resize({ width: side, height: side, fit: "inside" })
				.jpeg({ quality })
				.toBuffer({ resolveWithObject: true });
			const { width, height, size } = jpeg.info;
			if (size <= largestJpeg) return { kind: "photo", bytes: jpeg.data, width, height };
		}
	}
}
