import { useEffect, useMemo, useState } from "react";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import { type Estimate, plainCaveats } from "#app/model/estimate/result.ts";
import { shownRange, writeRange } from "#app/model/estimate/shown-range.ts";
import type { LiveEstimate } from "#app/model/estimate/step-content.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Offers } from "./offers.tsx";
import { PromotionCode } from "./promotion-code.tsx";
import { RangePanel } from "./range-panel.tsx";
import { formId } from "./step-form.ts";
import { type Reads, useReading } from "./use-reading.ts";

/** Without JavaScript each submit updates the range. */
export function LiveRange({ live, reads, continueLabel }: { live: LiveEstimate; reads: Reads; continueLabel: string }) {
	const { locale } = useLanguage();
	const answers = useReading(live, reads);
	const text = useMemo(() => {
		const { answers: read } = readAnswers(answers.kinds, answers.details, answers.promotionCode);
		const result = estimate(read, live.prices, live.promotions, new Date(live.now));
		const { caveats, ...words } = describeEstimate(result, live.words, live.promotions, locale);
		const refusal = refusalOf(result, live.words.panel);
		// Shown beside the code's field instead of under the range.
		const shown = caveats.filter((caveat) => caveat !== refusal);
		return { ...words, caveats: shown, refusal, urgent: result.urgent, result };
	}, [answers, live, locale]);

	const isInView = useContinueInView();
	const { panel } = live.words;
	const empty = answers.kinds.length === 0;
	return (
		<>
			{/* Empty until the browser has read the form: without JavaScript, the page does not know the answers given on it. */}
			<input
				type="hidden"
				form={formId}
				name="range"
				value={answers === live ? "" : writeRange(shownRange(text.result))}
			/>
			<aside id="range" aria-label={panel.title} className="scroll-mt-6 max-lg:mt-10 lg:sticky lg:top-8">
				<RangePanel text={text} words={panel} empty={empty} urgent={text.urgent}>
					<Offers live={live} lines={text.result.lines} code={answers.promotionCode} className="mt-2.5" />
				</RangePanel>
				<PromotionCode
					words={panel.code}
					code={live.promotionCode}
					refusal={text.refusal}
					discount={text.discount}
					isUnknown={!empty && text.refusal === panel.caveats["promotion-unknown"]}
				/>
				<FormRefusal place="update" className="mt-4" />
				{reads === "details" && (
					<Button
						type="submit"
						form={formId}
						name="intent"
						value="update"
						look="outline"
						size="small"
						className="no-script mt-4"
					>
						{panel.update}
					</Button>
				)}
			</aside>
			<Announcement text={text.range ? fillIn(panel.announce, { range: text.range, total: text.total }) : ""} />
			<div className="range-bar bottom-bar items-center justify-between gap-x-4 gap-y-2.5 lg:hidden print:hidden">
				<FormRefusal place="bar" className="w-full" />
				<a
					href="#range"
					className="tabular flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-sm leading-tight"
				>
					<span className="flex items-center gap-1.5 font-bold font-display text-[1.375rem] text-spruce tracking-tight">
						{empty ? "–" : (text.range ?? panel.byPhone)}
						<Icon name="chevron-down" size={18} className="rotate-180" />
						<span className="sr-only">{panel.showLines}</span>
					</span>
					{text.range && (
						<span className="block text-ink-600 text-small">{fillIn(panel.withTaxes, { total: text.total })}</span>
					)}
					{!empty && text.assumed && <span className="truncate text-ink-600 text-small">{text.assumed}</span>}
				</a>
				{text.urgent && !text.range ? (
					<PhoneButton look="dark" className="px-4!" />
				) : (
					<Button
						type="submit"
						form={formId}
						name="intent"
						value="continue:bar"
						className={`px-6! ${isInView ? "invisible" : ""}`}
					>
						{continueLabel}
					</Button>
				)}
			</div>
		</>
	);
}

/** Why the given code takes off nothing. Null before a service is chosen, unless the code itself is wrong. */
function refusalOf({ caveats, lines }: Estimate, { caveats: words }: PanelWords): string | null {
	const code = plainCaveats.find((plain) => plain.startsWith("promotion-") && caveats.includes(plain));
	return code && (lines.length > 0 || code !== "promotion-needs-services") ? words[code] : null;
}

/** Whether the form's own button is on screen, in full: the bar then hides its copy of it. */
function useContinueInView(): boolean {
	const [isInView, setInView] = useState(false);
	useEffect(() => {
		const button = document.querySelector(`#${formId} [data-continue]`);
		if (!button) return;
		const bar = document.querySelector<HTMLElement>(".range-bar")?.offsetHeight ?? 0;
		const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), {
			rootMargin: `0px 0px -${bar}px`,
			threshold: 0.9,
		});
		observer.observe(button);
		return () => observer.disconnect();
	}, []);
	return isInView;
}
