import type { BrandPicture } from "#app/model/brand/brand-picture-fields.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { loadSharp } from "./load-sharp.ts";
import { pictureFormat } from "./picture-format.ts";

/** `not-square`: of a logo, that it is higher than wide or more than eight times as wide as high. */
export type BrandPictureProblem = "not-png" | "too-small" | "not-square" | "too-large" | "broken";

type EncodedBrandPicture = { master: Uint8Array } | { problem: BrandPictureProblem };

const mostPixels = 17_000_000;
const leastSide = 1024;
const logoBox = { width: 2048, height: 512 };
/** In bytes. A document in a store has 1 MiB at most. */
const largestMaster = 900_000;
const colorCounts = [256, 32];
const seconds = 10;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Decodes an uploaded PNG and encodes a new one in the size that all files of the brand are made from: only its pixels
 * are kept.
 */
export function encodeBrandPicture(kind: BrandPicture, bytes: Uint8Array): Promise<EncodedBrandPicture> {
	return checked(bytes, (width, height) => (kind === "mark" ? encodeMark(bytes, width, height) : encodeLogo(bytes)));
}

/** Encodes a picture again that another installation stored, and that an export has brought. */
export function encodeMasterAgain(bytes: Uint8Array): Promise<EncodedBrandPicture> {
	return checked(bytes, async (width, height) => {
		const isMark = width === leastSide && height === leastSide;
		if (!isMark && (width !== logoBox.width || height !== logoBox.height)) return { problem: "not-square" };
		const sharp = await loadSharp();
		return { master: await compress(sharp(await decode(bytes))) };
	});
}

type Encode = (width: number, height: number) => Promise<EncodedBrandPicture>;

async function checked(bytes: Uint8Array, encode: Encode): Promise<EncodedBrandPicture> {
	if (bytes.length > photoLimits.bytes) return { problem: "too-large" };
	if (pictureFormat(bytes) !== "png") return { problem: "not-png" };
	if (isAnimated(bytes)) return { problem: "broken" };
	try {
		const sharp = await loadSharp();
		// Reads only the header, before any pixel is decoded.
		const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
		return width * height > mostPixels ? { problem: "too-large" } : await encode(width, height);
	} catch {
		return { problem: "broken" };
	}
}

async function encodeMark(bytes: Uint8Array, width: number, height: number): Promise<EncodedBrandPicture> {
	if (Math.abs(width - height) > 0.02 * Math.max(width, height)) return { problem: "not-square" };
	if (Math.min(width, height) < leastSide) return { problem: "too-small" };
	const sharp = await loadSharp();
	const pixels = sharp(await decode(bytes)).resize({
		width: leastSide,
		height: leastSide,
		fit: "contain",
		background: clear,
	});
	return (await isEmpty(pixels.clone())) ? { problem: "broken" } : { master: await compress(pixels) };
}

/** Without its transparent margins, so that it starts where the text below it does. */
async function encodeLogo(bytes: Uint8Array): Promise<EncodedBrandPicture> {
	const sharp = await loadSharp();
	const whole = await decode(bytes);
	if (await isEmpty(sharp(whole))) return { problem: "broken" };
	const { data, info } = await sharp(whole)
		.trim({ background: clear, threshold: 1 })
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	const ratio = info.width / info.height;
	if (ratio < 1 || ratio > 8) return { problem: "not-square" };
	if (info.width < leastSide) return { problem: "too-small" };
	return {
		master: await compress(sharp(data).resize({ ...logoBox, fit: "contain", position: "left", background: clear })),
	};
}

type Drawing = import("sharp").Sharp;

/** `failOn: "error"` rejects truncated files. */
async function decode(bytes: Uint8Array): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
		.timeout({ seconds })
		.toColourspace("srgb")
		.ensureAlpha()
		.resize({ width: 4096, height: 4096, fit: "inside", withoutEnlargement: true })
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function isEmpty(drawing: Drawing): Promise<boolean> {
	const sharp = await loadSharp();
	const { channels } = await sharp(await drawing.png({ compressionLevel: 1 }).toBuffer()).stats();
	return channels[3]?.max === 0;
}

/** With fewer colours if need be: 32 of them take five bits for each pixel, even of noise. */
async function compress(drawing: Drawing): Promise<Uint8Array> {
	const whole = await drawing.clone().png().toBuffer();
	if (whole.length <= largestMaster) return whole;
	let smaller = whole;
	for (const colors of colorCounts) {
		smaller = await drawing.clone().png({ palette: true, colors, effort: 1 }).toBuffer();
		if (smaller.length <= largestMaster) break;
	}
	return smaller;
}

/** An animated PNG has a chunk `acTL` before its pixels. */
function isAnimated(bytes: Uint8Array): boolean {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
		const type = file.toString("latin1", at + 4, at + 8);
		if (type === "acTL") return true;
		if (type === "IDAT") return false;
	}
	return false;
}
