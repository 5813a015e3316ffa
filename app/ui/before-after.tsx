import { useEffect, useRef, useState } from "react";
import type { PageWords } from "../model/site/page-words.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

type Words = PageWords["home"]["beforeAfter"];

/** Two pictures under a native slider, whose value is the share of "before". Side by side without JavaScript. */
export function BeforeAfter({ words }: { words: Words }) {
	const frame = useRef<HTMLDivElement>(null);
	const [before, setBefore] = useState(43);
	// The content security policy forbids a style attribute in the HTML; the style sheet has the first split.
	useEffect(() => frame.current?.style.setProperty("--split", `${before}%`), [before]);
	const tag =
		"pointer-events-none absolute top-4 rounded-pill bg-white px-4 py-2 font-semibold text-note text-spruce leading-tight md:top-7";
	const picture = "h-full w-full object-contain p-2 md:p-6";
	const sizes = "(min-width: 80rem) 900px, 100vw";
	return (
		<figure>
			<div ref={frame} className="before-after h-[19rem] sm:h-[26rem] lg:h-[40rem]">
				<div data-side="before">
					<Picture name="kitchen_before" alt={words.beforePicture} sizes={sizes} className={picture} />
				</div>
				<Picture name="kitchen_after" alt={words.afterPicture} sizes={sizes} className={picture} />
				<span className={`${tag} left-4 md:left-7`}>{words.before}</span>
				<span className={`${tag} right-4 md:right-7`}>{words.after}</span>
				<input
					type="range"
					value={before}
					aria-label={words.slider}
					aria-valuetext={words.shown.replace("{before}", `${before}`).replace("{after}", `${100 - before}`)}
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
			</div>
			<figcaption className="mt-4 text-ink-600 text-small">{words.caption}</figcaption>
		</figure>
	);
}
