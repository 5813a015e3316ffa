import { formatMoney, formatRangeWithCents, formatWithCents } from "#app/locale/format.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import { addTaxesToRange } from "#app/model/estimate/taxes.ts";
import { useLanguage } from "./messages.tsx";

/** The range before taxes, everything included, as the most prominent price. */
export function PriceFigure({ range, className = "text-big" }: { range: PriceRange; className?: string }) {
	const { locale, messages } = useLanguage();
	const format = range.low % 100 === 0 && range.high % 100 === 0 ? formatMoney : formatWithCents;
	const low = format(range.low, locale);
	const high = format(range.high, locale);
	return (
		<p className={`tabular font-bold font-display text-spruce leading-none tracking-[-0.045em] ${className}`}>
			{range.low === range.high ? (
				high
			) : (
				<>
					{locale === "fr" ? low.replace(/\s\$$/, "") : low}
					<small className="mx-[0.3em] font-semibold text-[0.5em] tracking-[-0.02em]">{messages.price.to}</small>
					{high}
				</>
			)}
		</p>
	);
}

/** The taxes (if `detailed`) and the total in bold, which is always shown together with the price before taxes. */
export function PriceTotals({ range, detailed = false }: { range: PriceRange; detailed?: boolean }) {
	const { locale, messages } = useLanguage();
	const { gst, qst, total } = addTaxesToRange(range);
	const row = "flex flex-wrap justify-between gap-x-4 border-line border-t py-2.5";
	const amount = (value: PriceRange) => formatRangeWithCents(value, locale);
	return (
		<dl className="tabular text-note">
			{detailed && (
				<>
					<div className={row}>
						<dt>{messages.price.gst}</dt>
						<dd>{amount(gst)}</dd>
					</div>
					<div className={row}>
						<dt>{messages.price.qst}</dt>
						<dd>{amount(qst)}</dd>
					</div>
				</>
			)}
			<div className={`${row} font-bold text-spruce`}>
				<dt>{detailed ? messages.price.total : messages.price.withTaxes}</dt>
				<dd>{amount(total)}</dd>
			</div>
		</dl>
	);
}
