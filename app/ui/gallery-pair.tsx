import type { GalleryCard, PairWords } from "#app/model/jobs/gallery-content.ts";
import { GalleryPhoto } from "./gallery-photo.tsx";
import { Quote } from "./quote.tsx";

/** An entry of the gallery as two pictures side by side. Without a picture before, the other one is alone. */
export function GalleryPair({
	card,
	words,
	to,
	isWide = false,
	className = "",
}: {
	card: GalleryCard;
	words: PairWords;
	/** Where the entry is shown large. An anchor of the same page is left to the browser. */
	to: string;
	isWide?: boolean;
	className?: string;
}) {
	const { id, title, service, placeAndMonth, text, quote, before, after, isIllustration } = card;
	const part = (moment: "before" | "after", photo: GalleryCard["after"], background: string) => (
		<div className={`relative ${background}`}>
			<GalleryPhoto
				entry={id}
				moment={moment}
				photo={photo}
				sizes="(min-width: 64rem) 400px, 60vw"
				className="absolute inset-0 size-full object-cover"
			/>
			<span className="absolute top-4 left-4 rounded-pill bg-white px-3 py-1 font-semibold text-small text-spruce leading-tight">
				{words[moment]}
			</span>
		</div>
	);
	return (
		<li id={id} className={`card ${className}`}>
			<div
				className={`relative grid aspect-[2/1] gap-1 overflow-hidden rounded-lg ${isWide ? "" : "lg:aspect-[8/5]"} ${before ? "grid-cols-2" : ""}`}
			>
				{before && part("before", before, "bg-cream-200")}
				{part("after", after, "bg-mint-100")}
				{isIllustration && (
					<span className="absolute right-4 bottom-2 rounded-pill bg-cream-200 px-3 py-1 font-semibold text-ink text-small leading-tight">
						{words.illustration}
					</span>
				)}
			</div>
			<h3 className="mt-4.5 text-[1.375rem]">
				<a href={to} data-link={to.startsWith("#") ? undefined : ""} className="card-link">
					{title}
				</a>
			</h3>
			<p className="mt-1.5 text-ink-600 text-note leading-normal">
				<span className="font-semibold text-teal-700">{service.label}</span> · {placeAndMonth}
			</p>
			{text && <p className="mt-1.5 text-ink-600 text-note leading-normal">{text}</p>}
			{quote && <Quote {...quote} />}
		</li>
	);
}
