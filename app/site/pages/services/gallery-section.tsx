import type { GalleryStrip } from "#app/model/jobs/gallery-content.ts";
import { TextLink } from "#app/ui/button.tsx";
import { GalleryPair } from "#app/ui/gallery-pair.tsx";

/** The newest entries of the gallery for this service; each leads to its place there. */
export function GallerySection({ heading, link, words, entries }: GalleryStrip) {
	return (
		<section aria-labelledby="gallery-heading" className="page-width section">
			<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-9">
				<h2 id="gallery-heading">{heading}</h2>
				<TextLink to={link.to}>{link.label}</TextLink>
			</div>
			<ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
				{entries.map((card) => (
					<GalleryPair key={card.id} card={card} words={words} to={`${link.to}#${card.id}`} />
				))}
			</ul>
		</section>
	);
}
