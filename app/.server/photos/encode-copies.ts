import { loadSharp } from "./load-sharp.ts";

/** A smaller copy of a stored photo, as WebP. */
interface EncodedCopy {
	/** The width that was asked for; the picture is narrower when the photo is. */
	asked: number;
	bytes: Uint8Array;
	width: number;
	height: number;
}

const quality = 78;
const seconds = 10;

export async function encodeCopies(photo: Uint8Array, widths: readonly number[]): Promise<EncodedCopy[]> {
	const sharp = await loadSharp();
	const copies: EncodedCopy[] = [];
	for (const asked of widths) {
		const { data, info } = await sharp(photo)
			.timeout({ seconds })
			.resize({ width: asked, withoutEnlargement: true })
			.webp({ quality })
			.toBuffer({ resolveWithObject: true });
		copies.push({ asked, bytes: data, width: info.width, height: info.height });
	}
	return copies;
}
