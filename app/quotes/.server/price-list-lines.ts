import type { PriceList } from "#app/model/estimate/price-list.ts";
import { middlePrice } from "#app/model/quotes/middle-price.ts";
import { listedPrices, type PriceListKey } from "#app/model/quotes/price-list-keys.ts";
import type { QuoteLine } from "#app/model/quotes/quote.ts";
import { byTheHour, priceListWords } from "#content/quote-lines.ts";

interface PriceListLine {
	key: PriceListKey;
	line: QuoteLine;
}

/** The lines that can be added from the price list, each with the middle of its range for one unit. */
export function priceListLines(prices: PriceList): PriceListLine[] {
	return (Object.keys(listedPrices) as PriceListKey[]).map((key) => {
		const { service, of } = listedPrices[key];
		const range = of(prices);
		const isHourly = key === "cleaning-hour";
		const { fr, en } = priceListWords[key];
		return {
			key,
			line: {
				text: isHourly ? { fr: `${fr}, ${byTheHour.fr}`, en: `${en}, ${byTheHour.en}` } : { fr, en },
				detail: { fr: "", en: "" },
				unit: isHourly ? "hour" : "each",
				quantity: 100,
				price: middlePrice(range),
				ceiling: isHourly ? 100 : null,
				service,
				expected: { range, of: "unit" },
			},
		};
	});
}
