import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCents } from "./split-cents.ts";

describe("splitCents", () => {
	it("gives the cents that are left to the largest remainders", () => {
		expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
		expect(splitCents(1000, [429, 162])).toEqual([726, 274]);
		expect(splitCents(10, [1, 5, 1])).toEqual([2, 7, 1]);
	});

	it("shares equally without weights", () => {
		expect(splitCents(7, [0, 0])).toEqual([4, 3]);
		expect(splitCents(7, [])).toEqual([]);
	});

	it("adds up to the amount and stays within a cent of the exact share", () => {
		const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 });
		fc.assert(
			fc.property(fc.nat(100_000_00), weights, (cents, given) => {
				const shares = splitCents(cents, given);
				const total = given.reduce((sum, weight) => sum + weight, 0);
				expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
				for (const [index, share] of shares.entries()) {
					const exact = total === 0 ? cents / given.length : (cents * (given[index] ?? 0)) / total;
					expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
				}
			}),
		);
	});
});
