import type { PriceRange } from "./prices.ts";

/** TPS/GST and TVQ/QST, both on the price before taxes, in hundred-thousandths. */
const gstRate = 5_000;
const qstRate = 9_975;

export interface TaxedAmount {
	gst: number;
	qst: number;
	total: number;
}

/** Takes and returns cents. Each tax is rounded to the cent, half up. */
export function addTaxes(cents: number): TaxedAmount {
	const gst = roundHalfUp(cents * gstRate);
	const qst = roundHalfUp(cents * qstRate);
	return { gst, qst, total: cents + gst + qst };
}

export function addTaxesToRange({ low, high }: PriceRange): Record<keyof TaxedAmount, PriceRange> {
	const [from, to] = [addTaxes(low), addTaxes(high)];
	return {
		gst: { low: from.gst, high: to.gst },
		qst: { low: from.qst, high: to.qst },
		total: { low: from.total, high: to.total },
	};
}

function roundHalfUp(hundredThousandths: number): number {
	return Math.floor((hundredThousandths + 50_000) / 100_000);
}
