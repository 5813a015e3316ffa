import { addTaxes, type TaxedAmount } from "../estimate/taxes.ts";
import type { QuoteContent, QuoteLine } from "./quote.ts";

/** In cents. `lines` − `discount` = `beforeTaxes`, and `beforeTaxes` + `gst` + `qst` = `total`. */
interface QuoteSum extends TaxedAmount {
	lines: number;
	discount: number;
	beforeTaxes: number;
}

export interface QuoteAmounts extends QuoteSum {
	/** With all hours up to their ceilings; the same as the rest without hourly work. */
	most: QuoteSum;
}

type Priced = Pick<QuoteContent, "discount"> & { lines: readonly PricedLine[] };
type PricedLine = Pick<QuoteLine, "quantity" | "price" | "ceiling">;

export function quoteAmounts({ lines, discount }: Priced): QuoteAmounts {
	const off = discount?.cents ?? 0;
	return {
		...sumOf(lines.map(lineAmount), off),
		most: sumOf(lines.map(mostOfLine), off),
	};
}

/** Rounded to the cent, half up. */
export function lineAmount({ quantity, price }: Pick<QuoteLine, "quantity" | "price">): number {
	return Math.floor((quantity * price + 50) / 100);
}

/** What the customer pays for a line at most. */
export function mostOfLine({ quantity, price, ceiling }: PricedLine): number {
	return lineAmount({ quantity: Math.max(quantity, ceiling ?? 0), price });
}

function sumOf(amounts: readonly number[], discount: number): QuoteSum {
	const lines = amounts.reduce((sum, cents) => sum + cents, 0);
	const beforeTaxes = lines - discount;
	return { lines, discount, beforeTaxes, ...addTaxes(beforeTaxes) };
}
