import { drawFile } from "../brand/draw-files.ts";
import { MissingPictureError } from "../brand/draw-mark.ts";
import { drawShare } from "../brand/draw-share.ts";
import { createTextDrawing } from "../brand/draw-text.ts";
import { encodeBrandPicture, encodeMasterAgain } from "../photos/encode-brand-picture.ts";
import { encodeCopies } from "../photos/encode-copies.ts";
import { coverFilesOf, encodeCover } from "../photos/encode-cover.ts";
import { encodePhoto } from "../photos/encode-photo.ts";

/** Where drawings find their parts. Plain data, because it is sent to another process. */
interface DrawingParts {
	/** Fonts and the shipped mark. */
	resources: string;
	/** The pictures of the site. */
	pictures: string;
	/** The uploaded pictures of the brand, by id. */
	masters: ReadonlyMap<string, Uint8Array>;
}

/** All work with pictures. Arguments and results are copied between processes. */
export const encoderTasks = {
	encodePhoto,
	encodeCopies,
	encodeCover,
	coverFilesOf,
	encodeBrandPicture,
	encodeMasterAgain,
	drawFile: (file: Parameters<typeof drawFile>[0], brand: Parameters<typeof drawFile>[1], parts: DrawingParts) =>
		drawFile(file, brand, openParts(parts)).catch(nullWhenMissing),
	drawShare: (card: Parameters<typeof drawShare>[0], brand: Parameters<typeof drawShare>[1], parts: DrawingParts) =>
		drawShare(card, brand, openParts(parts)).catch(nullWhenMissing),
};

export type EncoderTasks = typeof encoderTasks;

/** Errors lose their class between processes. `drawings.ts` logs the missing picture. */
function nullWhenMissing(error: unknown): null {
	if (error instanceof MissingPictureError) return null;
	throw error;
}

function openParts({ resources, pictures, masters }: DrawingParts) {
	return {
		resources,
		pictures,
		text: createTextDrawing(resources),
		readMaster: async (id: string) => masters.get(id) ?? null,
	};
}
