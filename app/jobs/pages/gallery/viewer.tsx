import { type Ref, useState } from "react";
import type { GalleryCard, ViewerWords } from "#app/model/jobs/gallery-content.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Comparison, comparedPicture, comparedSizes, comparisonFrame, comparisonTag } from "#app/ui/before-after.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { ChoiceRow } from "#app/ui/choice-row.tsx";
import { GalleryPhoto } from "#app/ui/gallery-photo.tsx";
import { Quote } from "#app/ui/quote.tsx";

const views = ["slide", "side", "beforeOnly", "afterOnly"] as const;

/** One entry, large, with four ways to compare its pictures. */
export function Viewer({
	card,
	words,
	heading,
	first,
}: {
	card: GalleryCard;
	words: ViewerWords;
	heading: Ref<HTMLHeadingElement>;
	/** Whether its pictures are the first of the page. */
	first: boolean;
}) {
	const [view, setView] = useState<(typeof views)[number]>("slide");
	const { id, title, service, placeAndMonth, text, quote, before, after, isIllustration } = card;
	const look = { entry: id, sizes: comparedSizes, first, className: comparedPicture };
	const afterPicture = <GalleryPhoto {...look} moment="after" photo={after} />;
	const tag = isIllustration && (
		<p className="pointer-events-none gallery-tag absolute left-4 rounded-pill bg-cream-200 px-4 py-2 font-semibold text-ink text-note leading-tight md:left-7">
			{words.illustration}
		</p>
	);
	return (
		<>
			{before ? (
				<Comparison
					key={id}
					words={words}
					view={view}
					before={<GalleryPhoto {...look} moment="before" photo={before} />}
					after={afterPicture}
				>
					{tag}
				</Comparison>
			) : (
				<div className={comparisonFrame}>
					{afterPicture}
					<span className={`${comparisonTag} right-4 md:right-7`}>{words.after}</span>
					{tag}
				</div>
			)}
			<div className="grid-12 mt-5 items-start">
				<div className="lg:col-span-5">
					<h2 ref={heading} tabIndex={-1} className="text-[1.75rem] lg:text-[2rem]">
						{title}
					</h2>
					<p className="mt-2 text-ink-600 text-note">
						{service.label} · {placeAndMonth}
					</p>
					{text && <p className="mt-3.5 max-w-[38em]">{text}</p>}
					{quote && <Quote {...quote} />}
					<TextLink to={service.to} className="mt-2">
						{fillIn(words.seeService, { service: service.label })}
					</TextLink>
				</div>
				{before && (
					<fieldset className="gallery-views lg:col-span-3">
						<legend className="mb-2.5 font-semibold text-spruce">{words.views}</legend>
						<div>
							{views.map((each) => (
								<ChoiceRow
									key={each}
									type="radio"
									name="view"
									value={each}
									checked={view === each}
									onChange={() => setView(each)}
								>
									{words[each]}
								</ChoiceRow>
							))}
						</div>
					</fieldset>
				)}
				<dl className="grid gap-3 text-note leading-normal gallery-seen lg:col-span-4">
					{before && <Seen term={words.seenBefore} text={before.alt} />}
					<Seen term={words.seenAfter} text={after.alt} />
				</dl>
			</div>
		</>
	);
}

function Seen({ term, text }: { term: string; text: string }) {
	return (
		<div>
			<dt className="font-semibold text-spruce">{term}</dt>
			<dd className="text-ink-600">{text}</dd>
		</div>
	);
}
