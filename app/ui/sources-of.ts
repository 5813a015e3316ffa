import { type CoverName, coverSize, coverWidths, isUploaded, uploadedPath } from "../model/editing/uploaded-picture.ts";
import { pictureWidths } from "../model/picture-names.ts";
import { pictureSources } from "./picture-sources.ts";

export interface PictureSource {
	/** Size of the original in pixels: reserves the space before the picture loads. */
	readonly width: number;
	readonly height: number;
	/** [width in pixels, path], narrowest first. */
	readonly avif: readonly (readonly [number, string])[];
	readonly webp: readonly (readonly [number, string])[];
}

/** The files of a picture of the site or of an uploaded one. */
export function sourcesOf(name: CoverName): PictureSource {
	if (isUploaded(name))
		return { ...coverSize, ...sources(coverWidths, (width, format) => uploadedPath(name, `${width}.${format}`)) };
	const [width, height, mark] = pictureSources[name as keyof typeof pictureSources];
	const widths = pictureWidths.filter((narrower) => narrower <= width);
	return { width, height, ...sources(widths, (width, format) => `/pictures/${name}-${width}.${mark}.${format}`) };
}

type Format = "avif" | "webp";

function sources<Width extends number>(widths: readonly Width[], pathOf: (width: Width, format: Format) => string) {
	const files = (format: Format) => widths.map((width) => [width, pathOf(width, format)] as const);
	return { avif: files("avif"), webp: files("webp") };
}
