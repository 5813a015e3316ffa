import type { ExampleCard } from "#app/model/site/cards.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PriceFigure, PriceTotals } from "#app/ui/price.tsx";
import { ServicePicture } from "#app/ui/service-picture.tsx";

const boxes = ["bg-white", "bg-mint-100", "bg-cream-200"] as const;

/** Visits priced by the engine, with what was assumed and the total with taxes. */
export function WorkedExamples({
	cards,
	label,
	level = 3,
	pictures = false,
}: {
	cards: readonly ExampleCard[];
	label: string;
	level?: 3 | 4;
	pictures?: boolean;
}) {
	return (
		<div className="@container">
			<section
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
				tabIndex={0}
				// Narrower than on any phone with text of the usual size: enlarged cards are stacked, so that no line is cut off.
				className="@max-[17rem]:flex-col flex gap-3 max-lg:-mx-5 max-lg:snap-x max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-2 lg:grid lg:grid-cols-3 lg:gap-5"
			>
				{cards.map((card, index) => (
					<Example
						key={card.title}
						card={card}
						level={level}
						picture={pictures}
						box={boxes[index % boxes.length] ?? ""}
					/>
				))}
			</section>
		</div>
	);
}

function Example({ card, level, picture, box }: { card: ExampleCard; level: 3 | 4; picture: boolean; box: string }) {
	const { messages } = useLanguage();
	const Heading = `h${level}` as const;
	return (
		<article
			className={`flex flex-col rounded-lg p-5 @min-[17rem]:max-lg:w-[18.5rem] max-lg:shrink-0 max-lg:snap-start max-lg:scroll-ml-5 lg:p-6 ${box}`}
		>
			{picture && (
				<ServicePicture
					name={card.picture}
					photoClass="mb-4 h-auto w-full rounded-md max-lg:hidden"
					sizes="250px"
					className="-mt-2 mb-1 h-auto w-full max-w-60 self-center max-lg:hidden"
				/>
			)}
			<Heading className="text-[1.3125rem]">{card.title}</Heading>
			<ul className="mt-2 text-ink-600 text-note leading-snug">
				{card.lines.map(({ label, note }) => (
					<li key={label + note} className="mt-1">
						<span className="font-semibold text-spruce">{label}</span>
						{note && <span className="block">{note}</span>}
					</li>
				))}
			</ul>
			<div className="mt-auto pt-4">
				{/* A range that is too long for its line breaks beside its middle word, not inside of an amount. */}
				<PriceFigure range={card.range} className="text-[2.125rem] [&>small]:inline-block" />
				<p className="mt-2 mb-3 flex flex-wrap items-center gap-x-4 text-ink-600 text-small">
					{messages.price.before}
					{card.duration && (
						<span className="inline-flex items-center gap-1.5">
							<Icon name="timer" size={16} />
							{card.duration}
						</span>
					)}
				</p>
				<PriceTotals range={card.range} detailed={!picture} />
			</div>
		</article>
	);
}
