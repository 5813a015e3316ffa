import { isDeepStrictEqual } from "node:util";
import type { FactPart } from "#app/model/editing/facts.ts";
import { fromSections, toSections } from "#app/model/estimate/price-sections.ts";

export const pricesPart: FactPart = {
	entries: ["prices"],
	read: ({ prices }) => toSections(prices),
	write: (facts, value) => ({ ...facts, prices: fromSections(facts.prices, value) }),
	/**
	 * A version names one list of prices for ever: estimates are kept with it. The number of the publication makes it
	 * unique; the original has its own.
	 */
	stamp(facts, { revision, today, original }) {
		const isOriginal = isDeepStrictEqual({ ...facts.prices, version: "" }, { ...original.prices, version: "" });
		const version = isOriginal ? original.prices.version : `${today}.${revision}`;
		return { ...facts, prices: { ...facts.prices, version } };
	},
};
