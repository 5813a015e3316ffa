import type { CoverName } from "../model/editing/uploaded-picture.ts";
import { sourcesOf } from "./sources-of.ts";

interface PictureProps {
	name: CoverName;
	/** Empty when the text beside the picture says the same. */
	alt: string;
	/** The displayed width, as in the `sizes` attribute. */
	sizes: string;
	/** The first picture of a page: loaded eagerly with high priority. */
	first?: boolean;
	className?: string;
}

/** The last entry of `sizes`, for phone-wide pictures: two pixels per CSS pixel are enough, and halve the bytes. */
export const phoneWide = "(min-resolution: 2.5dppx) 66vw, 87vw";

/** In pixels. Enough for every picture below the first screen: wider files double its bytes for little. */
const widestBelow = 800;

/** AVIF in several widths. The few browsers that cannot show it get one WebP. */
export function Picture({ name, alt, sizes, first = false, className }: PictureProps) {
	const { width, height, avif, webp } = sourcesOf(name);
	const offered = avif.filter(([wide]) => first || wide <= widestBelow);
	return (
		<picture className="contents">
			<source type="image/avif" srcSet={offered.map(([wide, path]) => `${path} ${wide}w`).join(", ")} sizes={sizes} />
			<img
				src={webp.findLast(([wide]) => wide <= widestBelow)?.[1]}
				alt={alt}
				width={width}
				height={height}
				className={className}
				{...(first ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy", decoding: "async" })}
			/>
		</picture>
	);
}
