import type { ReactNode } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMoney, formatWithCents } from "#app/locale/format.ts";
import { locales } from "#app/locale/locales.ts";
import { quoteLimits } from "#app/model/quotes/quote-form.ts";
import { outsideOf } from "#app/model/quotes/quote-range.ts";
import { TextArea } from "#app/ui/field.tsx";
import { PriceScale } from "./price-scale.tsx";
import { sayFault } from "./say-fault.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** The sums to the cent, beside the estimate's range, and why the price is outside of it. */
export function TotalsPanel({ state }: { state: QuoteFormState }) {
	const { words, locale } = useStaffLanguage();
	const own = words.quoteEditor.totals;
	const { amounts, content } = state;
	const money = (cents: number) => formatWithCents(cents, locale);
	const { range } = state.context;
	return (
		<section className="office-panel" aria-labelledby="quote-total">
			<h2 id="quote-total">{own.title}</h2>
			{amounts && (
				<dl className="quote-sums tabular">
					<Sum label={own.lines}>{money(amounts.lines)}</Sum>
					{content?.discount && (
						<Sum label={content.discount.text[locale] || words.quoteEditor.discount.title}>
							−{locale === "fr" ? "\u00a0" : ""}
							{money(amounts.discount)}
						</Sum>
					)}
					<Sum label={own.beforeTaxes}>{money(amounts.beforeTaxes)}</Sum>
					<Sum label={own.gst}>{money(amounts.gst)}</Sum>
					<Sum label={own.qst}>{money(amounts.qst)}</Sum>
					<div className="quote-sum-total">
						<dt>{own.total}</dt>
						<dd>{money(amounts.total)}</dd>
					</div>
					{amounts.most.total > amounts.total && (
						<div className="quote-sum-most">
							<dt>{own.most}</dt>
							<dd>{money(amounts.most.total)}</dd>
						</div>
					)}
				</dl>
			)}
			{amounts && !state.isCorrect && <p className="mt-2 text-ink-600 text-small">{own.last}</p>}
			{amounts && range && amounts.lines > 0 && <PriceScale amounts={amounts} range={range} />}
			<Reason state={state} />
		</section>
	);
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** Stays in the form while the price is inside, so that what was typed comes back. */
function Reason({ state }: { state: QuoteFormState }) {
	const { words, locale } = useStaffLanguage();
	const { quoteEditor } = words;
	const own = quoteEditor.scale;
	const { amounts, context, rendered } = state;
	const outside = amounts && amounts.lines > 0 ? outsideOf(amounts, context.range) : null;
	const isOnlyMost = outside?.side === "above" && amounts && amounts.beforeTaxes <= (context.range?.high ?? 0);
	const by = outside ? formatMoney(outside.by, locale) : "";
	return (
		<div className="quote-outside" hidden={!outside}>
			<OfficeIcon name="alert" />
			<div className="min-w-0">
				<p role="status">
					{outside && (
						<>
							<strong className="font-semibold">
								{isOnlyMost ? own.aboveMost(by) : outside.side === "above" ? own.above(by) : own.below(by)}
							</strong>{" "}
							{own.why}
						</>
					)}
				</p>
				<div className="quote-reasons">
					{locales.map((language) => {
						const fault = state.faultAt(`reason.${language}`);
						return (
							<TextArea
								key={language}
								id={`reason.${language}`}
								name={`reason.${language}`}
								label={own.reason(quoteEditor.inLanguage[language])}
								lang={language}
								rows={2}
								className="[&_textarea]:min-h-18"
								maxLength={quoteLimits.reason}
								defaultValue={rendered.reason[language]}
								{...(fault && { error: sayFault(fault, quoteEditor) })}
							/>
						);
					})}
				</div>
			</div>
		</div>
	);
}
