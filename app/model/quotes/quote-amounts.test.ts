import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostOfLine, quoteAmounts } from "./quote-amounts.ts";
import { sampleQuote } from "./sample-quote.testing.ts";

describe("quoteAmounts", () => {
	it("adds up the sample, with and without all hours up to the ceiling", () => {
		expect(quoteAmounts(sampleQuote)).toEqual({
			lines: 59100,
			discount: 4000,
			beforeTaxes: 55100,
			gst: 2755,
			qst: 5496,
			total: 63351,
			most: { lines: 64500, discount: 4000, beforeTaxes: 60500, gst: 3025, qst: 6035, total: 69560 },
		});
	});

	it("rounds half a cent up", () => {
		const line = { quantity: 50, price: 101, ceiling: null };
		expect(quoteAmounts({ lines: [line], discount: null }).lines).toBe(51);
	});

	const line = fc
		.record({ quantity: fc.integer({ min: 1, max: 100_000 }), price: fc.integer({ min: 0, max: 1_000_000 }) })
		.chain(({ quantity, price }) =>
			fc.record({
				quantity: fc.constant(quantity),
				price: fc.constant(price),
				ceiling: fc.option(fc.integer({ min: quantity, max: quantity * 2 }), { nil: null }),
			}),
		);

	it("has lines − discount + taxes = total to the cent, and never less at the ceiling, in 10,000 random quotes", () => {
		fc.assert(
			fc.property(
				fc.array(line, { minLength: 1, maxLength: 30 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(lines, share) => {
					const sum = quoteAmounts({ lines, discount: null }).lines;
					const discount = { promotion: null, text: { fr: "", en: "" }, cents: Math.floor(sum * share) };
					const amounts = quoteAmounts({ lines, discount });
					for (const each of [amounts, amounts.most]) {
						expect(Object.values({ ...each, most: 0 }).every(Number.isSafeInteger)).toBe(true);
						expect(each.lines - discount.cents).toBe(each.beforeTaxes);
						expect(each.lines - discount.cents + each.gst + each.qst).toBe(each.total);
						// In whole cents, so that the check itself rounds nothing: 20 × GST and 40,000 × QST ÷ 3,990.
						expect(Math.abs(each.gst * 20 - each.beforeTaxes)).toBeLessThanOrEqual(10);
						expect(Math.abs(each.qst * 40_000 - each.beforeTaxes * 3_990)).toBeLessThanOrEqual(20_000);
					}
					expect(amounts.most.total).toBeGreaterThanOrEqual(amounts.total);
					expect(lines.reduce((cents, one) => cents + mostOfLine(one), 0)).toBe(amounts.most.lines);
				},
			),
			{ numRuns: 10_000 },
		);
	});
});
