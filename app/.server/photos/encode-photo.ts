import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { loadSharp } from "./load-sharp.ts";
import { pictureFormat } from "./picture-format.ts";

/** A re-encoded JPEG: upright, sRGB, without metadata about place, time or camera. */
export interface EncodedPhoto {
	kind: "photo";
	bytes: Uint8Array;
	width: number;
	height: number;
}

export interface RefusedPhoto {
	kind: "refused";
	reason: "not-a-picture" | "too-large" | "too-many-pixels" | "unreadable";
}

const mostPixels = 40_000_000;
const longestSide = 2000;
const largestJpeg = 700_000;
const qualities = [82, 74, 66, 58, 50];
const seconds = 10;

/** Problems that need no decoder. */
export function photoProblem(size: number, head: Uint8Array): RefusedPhoto | null {
	if (size > photoLimits.bytes) return refused("too-large");
	return pictureFormat(head) ? null : refused("not-a-picture");
}

/** Decodes a visitor's picture and encodes a new one: only the pixels of the original file are kept. */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto | RefusedPhoto> {
	const problem = photoProblem(bytes.length, bytes);
	if (problem) return problem;
	const sharp = await loadSharp();
	try {
		// Reads only the header, to distinguish a picture that is too big from a broken one.
		const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
		if (width * height > mostPixels) return refused("too-many-pixels");
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

function refused(reason: RefusedPhoto["reason"]): RefusedPhoto {
	return { kind: "refused", reason };
}
