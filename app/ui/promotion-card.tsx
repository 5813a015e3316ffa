import { pathTo } from "#app/locale/paths.ts";
import type { PromotionCard as Card } from "#app/model/site/cards.ts";
import { formatDate } from "#app/time/format.ts";
import { ButtonLink } from "./button.tsx";
import { useLanguage } from "./messages.tsx";

/** Always shows amount, dates and code together; conditions are optional. Only the lead promotion is amber. */
export function PromotionCard({
	card,
	lead = false,
	conditions = false,
	level = 3,
	className = "",
}: {
	card: Card;
	lead?: boolean;
	conditions?: boolean;
	level?: 2 | 3;
	className?: string;
}) {
	const { locale, messages } = useLanguage();
	const { promotion } = messages;
	const Heading = `h${level}` as const;
	const sign = <small className="align-[0.58em] text-[0.46em] leading-none">{card.amount.sign}</small>;
	return (
		<article
			data-reveal
			className={`flex flex-col rounded-lg p-6 md:p-10 ${lead ? "bg-amber" : "bg-white"} ${className}`}
		>
			<div className="grid gap-x-9 gap-y-4 sm:grid-cols-[auto_1fr]">
				<p className="tabular whitespace-nowrap font-bold font-display text-[4.5rem] text-spruce leading-[0.86] tracking-[-0.05em] md:text-[6.5rem]">
					{card.amount.signFirst && sign}
					{card.amount.figure}
					{!card.amount.signFirst && sign}
				</p>
				<div>
					<Heading className="text-[1.5rem] md:text-[1.75rem]">{card.title}</Heading>
					<p className="mt-2.5 text-note leading-normal">{card.summary}</p>
					{card.usualPrice && <StruckPrice {...card.usualPrice} />}
				</div>
			</div>
			{conditions && (
				<div className="mt-7">
					<p className="font-semibold text-small text-spruce">{promotion.conditions}</p>
					<ul className="mt-2 grid list-disc gap-1.5 pl-5 text-note leading-snug">
						{card.conditions.map((condition) => (
							<li key={condition}>{condition}</li>
						))}
					</ul>
				</div>
			)}
			<div className="mt-auto pt-7">
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-spruce/35 border-t-[1.5px] border-dashed pt-5 text-small">
					<p>
						{promotion.code}{" "}
						<code className="font-semibold font-text text-note text-spruce tracking-wider">{card.code}</code>
					</p>
					<p>{promotion.period(formatDate(card.starts, locale), formatDate(card.ends, locale))}</p>
					<ButtonLink
						to={`${pathTo("estimate", locale)}?code=${card.code}`}
						look={lead ? "dark" : "outline"}
						size="small"
						className="ml-auto"
						aria-label={`${promotion.apply} ${card.code}`}
					>
						{promotion.apply}
					</ButtonLink>
				</div>
			</div>
		</article>
	);
}

/** Strikes out the usual price, and labels both amounts for screen readers. */
function StruckPrice({ before, after }: NonNullable<Card["usualPrice"]>) {
	const { promotion } = useLanguage().messages;
	return (
		<p className="tabular mt-3.5 flex flex-wrap items-baseline gap-x-3 font-bold font-display text-h3 text-spruce">
			<span className="sr-only">{promotion.usualPrice}</span>
			<s className="font-semibold text-[0.8em] decoration-2">{before}</s>
			<span className="sr-only">{promotion.promotionPrice}</span>
			<span>{after}</span>
			<span className="font-normal font-text text-small text-ink">{promotion.beforeTaxes}</span>
		</p>
	);
}
