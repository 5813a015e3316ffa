import { isDeepStrictEqual } from "node:util";
import type { FactPart, Stamp } from "#app/model/editing/facts.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import { fromSections, toSections } from "#app/model/estimate/price-sections.ts";

export const pricesPart: FactPart = {
	entries: ["prices"],
	read: ({ prices }) => toSections(prices),
	write: (facts, value) => ({ ...facts, prices: fromSections(facts.prices, value) }),
	stamp: (facts, { original, ...stamp }) => ({
		...facts,
		prices: stampPrices(facts.prices, { ...stamp, original: original.prices }),
	}),
};

/** Estimates store the version, so it must name one price list for ever: the revision number makes it unique. */
export function stampPrices(
	prices: PriceList,
	{ revision, today, original }: Omit<Stamp, "original"> & { original: PriceList },
): PriceList {
	const isOriginal = isDeepStrictEqual({ ...prices, version: "" }, { ...original, version: "" });
	return { ...prices, version: isOriginal ? original.version : `${today}.${revision}` };
}
