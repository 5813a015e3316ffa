import { isDeepStrictEqual } from "node:util";
import type { FactPart } from "#app/model/editing/facts.ts";
import { fromSections, toSections } from "#app/model/estimate/price-sections.ts";

export const pricesPart: FactPart = {
	entries: ["prices"],
	read: ({ prices }) => toSections(prices),
	write: (facts, value) => ({ ...facts, prices: fromSections(facts.prices, value) }),
	/** Estimates store the version, so it must name one price list for ever: the revision number makes it unique. */
	stamp(facts, { revision, today, original }) {
		const isOriginal = isDeepStrictEqual({ ...facts.prices, version: "" }, { ...original.prices, version: "" });
		const version = isOriginal ? original.prices.version : `${today}.${revision}`;
		return { ...facts, prices: { ...facts.prices, version } };
	},
};
