import { scaledPicture, sentSide, smallEnough } from "#app/runtime/scale-picture.ts";
import type { PreparedFile } from "./queue-state.ts";

const thumbSide = 320;
/** What the server decodes. */
const decoded = /^image\/(?:jpeg|png|webp|avif)$/;

/** Scales a photo down, and converts what only this browser can decode, such as HEIC in Safari. */
export async function preparePhoto(file: Blob, name: string): Promise<PreparedFile> {
	const thumb = await scaledPicture(file, thumbSide, 0.7)
		.then(dataUrl)
		.catch(() => null);
	const isDecoded = decoded.test(file.type);
	if (isDecoded && file.size <= smallEnough) return { file, thumb };
	const scaled = await scaledPicture(file, sentSide).catch(() => null);
	if (scaled) return { file: scaled, thumb };
	// The server says what is wrong with it.
	if (isDecoded) return { file, thumb };
	return { refused: /hei[cf]/i.test(`${file.type} ${name}`) ? "heic" : "not-a-picture" };
}

function dataUrl(blob: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(String(reader.result)));
		reader.addEventListener("error", () => reject(reader.error));
		reader.readAsDataURL(blob);
	});
}
