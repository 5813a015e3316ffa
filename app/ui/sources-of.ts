import {
	type CoverFormat,
	type CoverName,
	coverSize,
	coverWidths,
	isUploaded,
	uploadedPath,
} from "#app/model/editing/uploaded-picture.ts";
import { pictureWidths } from "#app/model/pictures/picture-names.ts";
import { pictureSources } from "./picture-sources.ts";

interface PictureSource {
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
		return { ...coverSize, ...sources(uploadedWidths, (width, format) => uploadedPath(name, `${width}.${format}`)) };
	const [width, height, mark] = pictureSources[name as keyof typeof pictureSources];
	const path = (width: number, format: CoverFormat) => `/pictures/${name}-${width}.${mark}.${format}`;
	return { width, height, ...sources(pictureWidths(width), path) };
}

const uploadedWidths = { avif: coverWidths, webp: coverWidths };

function sources<Width extends number>(
	widths: Readonly<Record<CoverFormat, readonly Width[]>>,
	pathOf: (width: Width, format: CoverFormat) => string,
) {
	const files = (format: CoverFormat) => widths[format].map((width) => [width, pathOf(width, format)] as const);
	return { avif: files("avif"), webp: files("webp") };
}
