/** Nobody needs the 8 MB of a phone camera: larger files are scaled down to this side before they are sent. */
export const sentSide = 2000;
export const smallEnough = 1_000_000;

/** The picture as a JPEG whose longer side is at most `longest`. Throws when the browser cannot decode the file. */
export async function scaledPicture(file: Blob, longest: number, quality = 0.85): Promise<Blob> {
	const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
	const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	return canvas.convertToBlob({ type: "image/jpeg", quality });
}
