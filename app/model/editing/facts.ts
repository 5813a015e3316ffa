import type { BookingRules } from "../appointments/booking-rules.ts";
import type { Brand } from "../brand/brand.ts";
import type { Company } from "../company.ts";
import type { PriceList } from "../estimate/price-list.ts";
import type { Promotion } from "../estimate/promotion.ts";
import type { ClosingReason } from "../leads/closing.ts";
import type { Letter } from "../leads/letter.ts";
import type { ServiceArea } from "../site/service-area.ts";
import type { ServiceList } from "../site/service-list.ts";

export interface Facts {
	company: Company;
	"service-area": ServiceArea;
	brand: Brand;
	"service-list": ServiceList;
	prices: PriceList;
	promotions: readonly Promotion[];
	"closing-reasons": readonly ClosingReason[];
	appointments: BookingRules;
	letters: readonly Letter[];
}

export type FactId = keyof Facts;

export const factIds = [
	"company",
	"service-area",
	"brand",
	"service-list",
	"prices",
	"promotions",
	"closing-reasons",
	"appointments",
	"letters",
] as const satisfies readonly FactId[];

/** The data of one form, from one entry or from several that must agree. Edits of different forms never conflict. */
export interface FactPart {
	/** Published in one transaction. */
	entries: readonly FactId[];
	/** Returns the value of the form; undefined when the facts have no such part. */
	read(facts: Facts): unknown;
	/** Inserts the typed value without checks: the schemas validate it afterwards. */
	write(facts: Facts, value: unknown): Facts;
	/** What restoring an older value publishes, if not exactly that value. `today`: the day in Montréal. */
	restored?(facts: Facts, value: unknown, today: string): unknown;
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
