import type { CoverName } from "#app/model/editing/uploaded-picture.ts";
import { sourcesOf } from "./sources-of.ts";

interface PictureProps {
	name: CoverName;
	/** Empty when the text beside the picture says the same. */
	alt: string;
	/** The displayed width, as in the `sizes` attribute. */
	sizes: string;
	/** The first picture of a page: loaded eagerly with high priority. */
	first?: boolean;
	/**
	 * Shown at most a third of a phone wide: narrower files are offered, of half the bytes or less, and the fonts of the
	 * text beside it are loaded first (the largest paint of the estimate is one round trip earlier).
	 */
	small?: boolean;
	className?: string;
}

/**
 * The last entries of `sizes`, for pictures as wide as a phone's text and for those inside of cards. Fine screens get
 * about two pixels per CSS pixel: the eye misses no more, and the file is half as large.
 */
export const phoneWide = "(min-resolution: 2.5dppx) 58vw, 87vw";
export const phoneCard = "(min-resolution: 2.5dppx) 48vw, 80vw";

/** In pixels. Enough for every picture below the first screen: wider files double its bytes for little. */
const widestBelow = 800;

/** In pixels. Only small pictures offer narrower files: elsewhere their addresses are bytes that nobody uses. */
const narrowestUsual = 400;

/** AVIF in several widths. The few browsers that cannot show it get one WebP. */
export function Picture({ name, alt, sizes, first = false, small = false, className }: PictureProps) {
	const { width, height, avif, webp } = sourcesOf(name);
	const offered = avif.filter(([wide]) => (first || wide <= widestBelow) && (small || wide >= narrowestUsual));
	return (
		<picture className="contents">
			<source type="image/avif" srcSet={offered.map(([wide, path]) => `${path} ${wide}w`).join(", ")} sizes={sizes} />
			<img
				src={webp.findLast(([wide]) => wide <= widestBelow)?.[1]}
				alt={alt}
				width={width}
				height={height}
				className={className}
				fetchPriority={first ? "high" : small ? "low" : undefined}
				{...(first ? { decoding: "sync" } : { loading: "lazy", decoding: "async" })}
			/>
		</picture>
	);
}
