import { useRef } from "react";
import type { PageWords } from "../model/site/page-words.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

type Words = PageWords["home"]["beforeAfter"];

/** Two pictures under a native slider, for keyboard, touch and screen readers. Fixed without JavaScript. */
export function BeforeAfter({ words }: { words: Words }) {
	const frame = useRef<HTMLDivElement>(null);
	const tag =
		"pointer-events-none absolute top-4 rounded-pill bg-white px-4 py-2 font-semibold text-note text-spruce leading-tight md:top-7";
	const picture = "h-full w-full object-contain p-2 md:p-6";
	const sizes = "(min-width: 80rem) 900px, 100vw";
	return (
		<figure>
			<div ref={frame} className="before-after h-[19rem] sm:h-[26rem] lg:h-[40rem]">
				<Picture name="kitchen_after" alt={words.after} sizes={sizes} className={picture} />
				<div data-side="before">
					<Picture name="kitchen_before" alt={words.before} sizes={sizes} className={picture} />
				</div>
				<span className={`${tag} left-4 md:left-7`}>{words.before}</span>
				<span className={`${tag} right-4 md:right-7`}>{words.after}</span>
				<input
					type="range"
					min={0}
					max={100}
					defaultValue={43}
					aria-label={words.slider}
					onInput={(event) => frame.current?.style.setProperty("--split", `${event.currentTarget.value}%`)}
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
