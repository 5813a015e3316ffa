import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PageWords } from "#app/model/site/page-words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Icon } from "./icon.tsx";
import { Picture, phoneWide } from "./picture.tsx";

type Words = PageWords["home"]["beforeAfter"];

export const comparedSizes = `(min-width: 80rem) 900px, ${phoneWide}`;
export const comparedPicture = "h-full w-full object-contain p-2 md:p-6";
export const comparisonFrame = "before-after h-[19rem] sm:h-[26rem] lg:h-[40rem]";
export const comparisonTag =
	"pointer-events-none absolute top-4 rounded-pill bg-white px-4 py-2 font-semibold text-note text-spruce leading-tight md:top-7";

/** The same kitchen before and after. */
export function BeforeAfter({ words }: { words: Words }) {
	const look = { sizes: comparedSizes, className: comparedPicture };
	return (
		<figure>
			<Comparison
				words={words}
				before={<Picture name="kitchen_before" alt={words.beforePicture} {...look} />}
				after={<Picture name="kitchen_after" alt={words.afterPicture} {...look} />}
			/>
			<figcaption className="mt-4 text-ink-600 text-small">{words.caption}</figcaption>
		</figure>
	);
}

/** Two pictures under a native slider, whose value is the share of "before". Side by side without JavaScript. */
export function Comparison({
	words,
	before: beforePicture,
	after,
	view,
	children,
}: {
	words: Pick<Words, "before" | "after" | "slider" | "shown">;
	before: ReactNode;
	after: ReactNode;
	/** Which pictures are shown (`jobs/pages/gallery/gallery.css`); with the slider when absent. */
	view?: string;
	children?: ReactNode;
}) {
	const frame = useRef<HTMLDivElement>(null);
	const [before, setBefore] = useState(43);
	// The content security policy forbids a style attribute in the HTML; the style sheet has the first split.
	useEffect(() => frame.current?.style.setProperty("--split", `${before}%`), [before]);
	return (
		<div ref={frame} className={comparisonFrame} data-view={view}>
			<div data-side="before">{beforePicture}</div>
			{after}
			<span className={`${comparisonTag} left-4 md:left-7`}>{words.before}</span>
			<span className={`${comparisonTag} right-4 md:right-7`}>{words.after}</span>
			<input
				type="range"
				value={before}
				aria-label={words.slider}
				aria-valuetext={fillIn(words.shown, { before, after: 100 - before })}
				onChange={(event) => setBefore(event.currentTarget.valueAsNumber)}
			/>
			<div className="handle" aria-hidden="true">
				<span>
					<span className="flex">
						<Icon name="chevron-right" size={22} className="-mr-1 rotate-180" />
						<Icon name="chevron-right" size={22} className="-ml-1" />
					</span>
				</span>
			</div>
			{children}
		</div>
	);
}
