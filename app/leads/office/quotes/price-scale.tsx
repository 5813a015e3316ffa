import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMoney, formatRange } from "#app/locale/format.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import { priceScale } from "#app/model/quotes/price-scale.ts";
import type { QuoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { outsideOf } from "#app/model/quotes/quote-range.ts";

/** Ends of a range that are closer than this share one label, in percent of the width. */
const closest = 16;

/** The price before taxes on a scale with the estimate's range. The sentence says the same. */
export function PriceScale({ amounts, range }: { amounts: QuoteAmounts; range: PriceRange }) {
	const { words, locale } = useStaffLanguage();
	const own = words.quoteEditor.scale;
	const { low, high, price, most } = priceScale(amounts, range);
	const isOutside = outsideOf(amounts, range) !== null;
	const money = (cents: number) => formatMoney(cents, locale);
	const x = (percent: number) => `${percent}%`;
	return (
		<>
			{/* Its attributes say where: style attributes are forbidden by the content security policy. */}
			<svg className="quote-scale tabular" data-outside={isOutside || undefined} aria-hidden="true">
				<rect className="quote-track" x="0" y="28" width="100%" height="8" rx="4" />
				<rect className="quote-range" x={x(low)} y="28" width={x(Math.max(high - low, 1))} height="8" rx="4" />
				{most > price && <line className="quote-most" x1={x(price)} x2={x(most)} y1="32" y2="32" />}
				<circle className="quote-point" cx={x(price)} cy="32" r="7" />
				<text className="quote-price-label" x={x(price)} y="14">
					{money(amounts.beforeTaxes)}
				</text>
				{high - low < closest ? (
					<text x={x((low + high) / 2)} y="56">
						{formatRange(range, locale)}
					</text>
				) : (
					<>
						<text x={x(low)} y="56">
							{money(range.low)}
						</text>
						<text x={x(high)} y="56">
							{money(range.high)}
						</text>
					</>
				)}
			</svg>
			<p className={isOutside ? "sr-only" : "text-ink-600 text-small"}>
				{isOutside ? formatRange(range, locale) : own.inside(money(amounts.beforeTaxes), formatRange(range, locale))}
			</p>
		</>
	);
}
