import type { Company } from "../company.ts";
import type { PriceList } from "../estimate/price-list.ts";
import type { Promotion } from "../estimate/promotion.ts";
import type { ServiceArea } from "../site/service-area.ts";

/** The entries of settings, by id. They are the same in every language. */
export interface Facts {
	company: Company;
	"service-area": ServiceArea;
	prices: PriceList;
	promotions: readonly Promotion[];
}

export type FactId = keyof Facts;

export const factIds = ["company", "service-area", "prices", "promotions"] as const satisfies readonly FactId[];

/**
 * What one form changes: a part of an entry, or of several that must fit together. Two members with different forms open
 * do not meet, though their fields may be kept in the same entry.
 */
export interface FactPart {
	/** Published in one step. */
	entries: readonly FactId[];
	/** What the form holds; undefined when there is nothing of the sort. */
	read(facts: Facts): unknown;
	/** Whatever was typed, in its place: the schemas decide afterwards whether it may stay. */
	write(facts: Facts, value: unknown): Facts;
	/** The last touch before a publication. */
	stamp?(facts: Facts, stamp: Stamp): Facts;
}

export interface Stamp {
	/** The number of the publication, of each entry. */
	revision: number;
	/** In Montréal, `YYYY-MM-DD`. */
	today: string;
	original: Facts;
}
