import { type CoverName, coverSize, coverWidths, isUploaded, uploadedPath } from "../model/uploaded-picture.ts";
import { type PictureSource, pictureSources } from "./picture-sources.ts";

/** The files of a picture, be it one that ships or one that staff uploaded. */
export function sourcesOf(name: CoverName): PictureSource {
	if (!isUploaded(name)) return pictureSources[name as keyof typeof pictureSources];
	const files = (format: "avif" | "webp") =>
		coverWidths.map((width) => [width, uploadedPath(name, `${width}.${format}`)] as const);
	return { ...coverSize, avif: files("avif"), webp: files("webp") };
}
