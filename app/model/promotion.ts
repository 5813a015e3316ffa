import type { Localized } from "../locale/locales.ts";
import type { ServiceName } from "./service-words.ts";

export interface Promotion {
	code: string;
	amount: { kind: "fixed"; cents: number } | { kind: "percent"; percent: number };
	/** First and last day, both included, in Montréal. */
	starts: string;
	ends: string;
	services: readonly ServiceName[];
	words: Localized<PromotionWords>;
	/** What is struck out beside the offer; never without the proof that it was asked for in earnest. */
	usualPrice?: UsualPrice | undefined;
}

/** A price called ordinary must have been one, for a while and not long ago (Competition Act, section 74.01). */
export interface UsualPrice {
	/** In cents, before taxes. */
	cents: number;
	/** Where the proof is: price lists, invoices, pages as they were. For staff, never shown. */
	evidence: string;
	/** First and last day on which it was asked for. */
	from: string;
	to: string;
}

export interface PromotionWords {
	/** On a bill. */
	name: string;
	/** Reads on after the amount: "40 $ *de moins sur…*". */
	title: string;
	summary: string;
	conditions: readonly string[];
}

/** As they travel to a browser that reckons with them: proofs of usual prices are the company's own. */
export function withoutProofs(promotions: readonly Promotion[]): Promotion[] {
	return promotions.map(({ usualPrice: _, ...promotion }) => promotion);
}

/** Making a formatter costs far more than using it. */
const montrealDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" });

/** `YYYY-MM-DD` in Montréal, whatever the server's clock zone. */
export function dayInMontreal(now: Date): string {
	return montrealDay.format(now);
}

export function currentPromotions(promotions: readonly Promotion[], now: Date): Promotion[] {
	const today = dayInMontreal(now);
	return promotions.filter(({ starts, ends }) => starts <= today && today <= ends);
}

/** When the set of current promotions next changes: a cached page that shows them must die then. */
export function nextPromotionChange(promotions: readonly Promotion[], now: Date): Date | null {
	const today = dayInMontreal(now);
	const next = changeDays(promotions).find((day) => day > today);
	return next ? midnightInMontreal(next) : null;
}

/** The day on which the set of current promotions last changed. */
export function lastPromotionChange(promotions: readonly Promotion[], now: Date): string | undefined {
	const today = dayInMontreal(now);
	return changeDays(promotions).findLast((day) => day <= today);
}

function changeDays(promotions: readonly Promotion[]): string[] {
	return promotions.flatMap(({ starts, ends }) => [starts, dayAfter(ends)]).sort();
}

function dayAfter(day: string): string {
	return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Montréal is four or five hours behind UTC: the first of the two instants that falls on that day. */
function midnightInMontreal(day: string): Date {
	const earlier = new Date(`${day}T04:00:00Z`);
	return dayInMontreal(earlier) === day ? earlier : new Date(`${day}T05:00:00Z`);
}
