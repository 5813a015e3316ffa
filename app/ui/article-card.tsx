import type { ArticleCard as Card } from "#app/model/site/cards.ts";
import { formatDate } from "#app/time/format.ts";
import { Link } from "./link.tsx";
import { useLanguage } from "./messages.tsx";
import { Picture, phoneCard } from "./picture.tsx";

const coverSurfaces = ["bg-mint-100", "bg-cream-200", "bg-white"] as const;

export function ArticleMeta({ card, className = "" }: { card: Card; className?: string }) {
	const { locale, messages } = useLanguage();
	return (
		<p className={`flex flex-wrap gap-x-2 text-ink-600 text-small ${className}`}>
			<strong className="font-semibold text-teal-700">{card.topicLabel}</strong>
			<span aria-hidden="true">·</span>
			<time dateTime={card.date}>{formatDate(card.date, locale)}</time>
			<span aria-hidden="true">·</span>
			<span>{messages.blog.minutes(card.minutes)}</span>
		</p>
	);
}

interface ArticleCardProps {
	card: Card;
	/** Position in the row: neighbours never share a background. */
	index: number;
	layout?: "stack" | "row" | "lead";
	/** On the first screen of the page: its cover is loaded first. */
	first?: boolean;
	level?: 2 | 3;
	className?: string;
}

export function ArticleCard({
	card,
	index,
	layout = "stack",
	first = false,
	level = 3,
	className = "",
}: ArticleCardProps) {
	const surface = coverSurfaces[index % coverSurfaces.length];
	const Heading = `h${level}` as const;
	const row = layout === "row";
	const sizes = row
		? "(min-width: 64rem) 200px, 25vw"
		: layout === "lead"
			? `(min-width: 64rem) 620px, ${phoneCard}`
			: `(min-width: 64rem) 340px, ${phoneCard}`;
	return (
		<article
			data-reveal
			className={`card ${row ? "grid grid-cols-[min(7.5rem,34%)_1fr] items-center gap-5 sm:grid-cols-[12.5rem_1fr] sm:gap-6" : ""} ${className}`}
		>
			<div
				className={`relative overflow-hidden rounded-lg ${surface} ${row ? "aspect-[5/4]" : layout === "lead" ? "aspect-[16/10] lg:aspect-[16/9]" : "aspect-[16/10]"}`}
			>
				<Picture
					name={card.cover}
					alt=""
					first={first}
					sizes={sizes}
					className={`absolute inset-0 size-full object-contain ${layout === "lead" ? "p-4" : "p-2"}`}
				/>
			</div>
			<div>
				<Heading
					className={
						layout === "lead"
							? "mt-6 max-w-[20em] text-[1.625rem] lg:text-[2rem]"
							: row
								? "text-[1.1875rem] lg:text-[1.375rem]"
								: "mt-4 text-[1.3125rem]"
					}
				>
					<Link to={card.path} className="card-link">
						{card.title}
					</Link>
				</Heading>
				{layout === "lead" && <p className="mt-3 max-w-[36em] text-ink-600">{card.lead}</p>}
				<ArticleMeta card={card} className="mt-2.5" />
			</div>
		</article>
	);
}
