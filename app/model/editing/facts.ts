import type { Company } from "../company.ts";
import type { PriceList } from "../estimate/price-list.ts";
import type { Promotion } from "../estimate/promotion.ts";
import type { ServiceArea } from "../site/service-area.ts";

/** The fact entries by id. They are the same in every language. */
export interface Facts {
	company: Company;
	"service-area": ServiceArea;
	prices: PriceList;
	promotions: readonly Promotion[];
}

export type FactId = keyof Facts;

export const factIds = ["company", "service-area", "prices", "promotions"] as const satisfies readonly FactId[];

/**
 * The data that one form edits: part of an entry, or parts of several entries that must be consistent. Two members who
 * edit different forms do not conflict, even when the fields are in the same entry.
 */
export interface FactPart {
	/** Published in one transaction. */
	entries: readonly FactId[];
	/** Returns the value of the form; undefined when the facts have no such part. */
	read(facts: Facts): unknown;
	/** Inserts the typed value without checks: the schemas validate it afterwards. */
	write(facts: Facts, value: unknown): Facts;
	/** Sets generated fields just before publication. */
	stamp?(facts: Facts, stamp: Stamp): Facts;
}

export interface Stamp {
	/** The new revision number of each entry. */
	revision: number;
	/** The day in Montréal, `YYYY-MM-DD`. */
	today: string;
	original: Facts;
}
