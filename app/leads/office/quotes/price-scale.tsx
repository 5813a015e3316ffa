import { useStaffLanguage } from "../../../admin/ui/staff-language.tsx";
import { formatMoney, formatRange } from "../../../locale/format.ts";
import type { PriceRange } from "../../../model/estimate/prices.ts";
import { priceScale } from "../../../model/quotes/price-scale.ts";
import type { QuoteAmounts } from "../../../model/quotes/quote-amounts.ts";
import { outsideOf } from "../../../model/quotes/quote-range.ts";

/** Ends of a range that are closer than this share one label, in percent of the width. */
const closest = 16;

/** The price before taxes on a scale with the estimate's range. The sentence says the same. */
export function PriceScale({ amounts, range }: { amounts: QuoteAmounts; range: PriceRange }) {
	const { words, locale } = useStaffLanguage();
	const own = words.quoteEditor.scale;
	const { low, high, price, most } = priceScale(amounts, range);
	const isOutside = outsideOf(amounts, range) !== null;
	const money = (cents: number) => formatMoney(cents, locale);
	const at = (percent: number) => ({ left: `${percent}%` });
	return (
		<>
			<div className="quote-scale tabular" data-outside={isOutside || undefined} aria-hidden="true">
				<span className="quote-track" />
				<span className="quote-range" style={{ left: `${low}%`, width: `${Math.max(high - low, 1)}%` }} />
				{most > price && <span className="quote-most" style={{ left: `${price}%`, width: `${most - price}%` }} />}
				<span className="quote-point" style={at(price)}>
					{money(amounts.beforeTaxes)}
				</span>
				{high - low < closest ? (
					<span className="quote-tick" style={at((low + high) / 2)}>
						{formatRange(range, locale)}
					</span>
				) : (
					<>
						<span className="quote-tick" style={at(low)}>
							{money(range.low)}
						</span>
						<span className="quote-tick" style={at(high)}>
							{money(range.high)}
						</span>
					</>
				)}
			</div>
			<p className={isOutside ? "sr-only" : "text-ink-600 text-small"}>
				{isOutside ? formatRange(range, locale) : own.inside(money(amounts.beforeTaxes), formatRange(range, locale))}
			</p>
		</>
	);
}
