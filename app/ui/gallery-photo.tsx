import type { GalleryCardPhoto } from "#app/model/jobs/gallery-content.ts";
import { galleryWidths } from "#app/model/jobs/gallery-entry.ts";

/** A picture of an entry of the gallery. Its size reserves the space before it loads. */
export function GalleryPhoto({
	entry,
	moment,
	photo: { alt, width, height },
	sizes,
	first = false,
	className,
}: {
	entry: string;
	moment: "before" | "after";
	photo: GalleryCardPhoto;
	/** The displayed width, as in the `sizes` attribute. */
	sizes: string;
	/** Loaded at once: it is on the first screen. */
	first?: boolean;
	className: string;
}) {
	const pathOf = (wide: number) => `/_gallery/${entry}/${moment}-${wide}.webp`;
	// A copy is never wider than the photo: the copies above its width are the same picture.
	const widest = galleryWidths.find((wide) => wide >= width) ?? Number.POSITIVE_INFINITY;
	const sources = galleryWidths.filter((wide) => wide <= widest);
	return (
		<img
			src={pathOf(galleryWidths[0])}
			srcSet={sources.map((wide) => `${pathOf(wide)} ${Math.min(wide, width)}w`).join(", ")}
			sizes={sizes}
			alt={alt}
			width={width}
			height={height}
			className={className}
			{...(first ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy", decoding: "async" })}
		/>
	);
}
