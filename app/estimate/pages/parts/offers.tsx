import { type MouseEvent, useMemo } from "react";
import { formatRange } from "#app/locale/format.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { type FittingPromotion, fittingPromotions } from "#app/model/estimate/engine/promotion-off.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import { currentPromotions } from "#app/model/estimate/promotion.ts";
import { isSameCode } from "#app/model/estimate/promotion-code.ts";
import type { Line } from "#app/model/estimate/result.ts";
import { codeFieldId } from "#app/model/estimate/step-answer.ts";
import type { LiveEstimate } from "#app/model/estimate/step-content.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PromotionTerms } from "#app/ui/promotion-terms.tsx";
import { formId } from "./step-form.ts";
import { type Reads, useReading } from "./use-reading.ts";

/** The offers inside the form. Only on narrow screens, where the panel is below the form; wide ones show it beside. */
export function FormOffers({ live, reads, className }: { live: LiveEstimate; reads: Reads; className: string }) {
	const { kinds, details, promotionCode } = useReading(live, reads);
	const lines = useMemo(
		() => estimate(readAnswers(kinds, details, null).answers, live.prices, [], new Date(live.now)).lines,
		[kinds, details, live],
	);
	return <Offers live={live} lines={lines} code={promotionCode} className={`${className} lg:hidden`} />;
}

interface OffersProps {
	live: LiveEstimate;
	lines: readonly Line[];
	/** The code in the form. */
	code: string | null;
	className: string;
}

/** The running promotions that fit the chosen services: one button applies, swaps or removes their code. */
export function Offers({ live: { prices, promotions, now, words }, lines, code, className }: OffersProps) {
	const fitting = useMemo(
		() => fittingPromotions(lines, currentPromotions(promotions, new Date(now)), prices),
		[lines, promotions, now, prices],
	);
	const applied = fitting.find(({ promotion }) => isSameCode(promotion.code, code ?? ""));
	if (fitting.length === 0) return null;
	return (
		<ul aria-label={words.panel.offers.title} className={`grid gap-2.5 ${className}`}>
			{fitting.map((offer, index) => (
				<Offer
					key={offer.promotion.code}
					offer={offer}
					applied={applied}
					words={words.panel.offers}
					isLead={index === 0 && !applied}
				/>
			))}
		</ul>
	);
}

function Offer({
	offer,
	applied,
	words,
	isLead,
}: {
	offer: FittingPromotion;
	applied: FittingPromotion | undefined;
	words: PanelWords["offers"];
	/** The best promotion while none is applied: only this one is amber. */
	isLead: boolean;
}) {
	const { locale } = useLanguage();
	const { promotion, off } = offer;
	const { name } = promotion.words[locale];
	const isApplied = offer === applied;
	const box = isApplied ? "bg-mint-100" : isLead ? "bg-amber" : "bg-cream-200";
	const label = isApplied ? words.remove : applied ? words.swap : words.apply;
	return (
		<li
			className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-5 py-3.5 text-small ${box}`}
		>
			<div className="min-w-0 flex-[1_1_12rem]">
				<p className="flex gap-2 font-semibold text-note text-spruce leading-snug">
					{isApplied && <Icon name="check" size={20} className="mt-px text-teal-700" />}
					{fillIn(isApplied ? words.applied : words.less, { name, amount: formatRange(off, locale) })}
				</p>
				{applied && !isApplied && (
					<p className="mt-0.5">{fillIn(words.oneAtATime, { name: applied.promotion.words[locale].name })}</p>
				)}
				<PromotionTerms promotion={promotion} words={words} />
			</div>
			<button
				type="submit"
				form={formId}
				name="intent"
				value={`apply:${isApplied ? "" : promotion.code}`}
				onClick={(event) => giveCode(event, isApplied ? "" : promotion.code)}
				className="button"
				data-look={isLead ? "dark" : "outline"}
				data-size="small"
			>
				{label}
				<span className="sr-only">{name}</span>
			</button>
		</li>
	);
}

function giveCode(event: MouseEvent, code: string): void {
	if (fillInCode(code)) event.preventDefault();
}

/** Fills in the code's field as if it was typed: the range and the saved answers follow, without a round trip. */
export function fillInCode(code: string): boolean {
	const field = document.getElementById(codeFieldId);
	if (!(field instanceof HTMLInputElement)) return false;
	field.value = code;
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.closest("details")?.toggleAttribute("open", code !== "");
	return true;
}
