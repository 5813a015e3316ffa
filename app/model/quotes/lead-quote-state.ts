import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { Lead } from "../leads/lead.ts";
import type { LeadWork } from "../leads/lead-history.ts";
import { isOpenStatus, type LeadStatus } from "../leads/lead-status.ts";
import type { LeadQuote } from "./lead-quote.ts";
import { isOver } from "./quote.ts";

/** `expired` depends on the clock, so nothing stores it. */
export type LeadQuoteState = LeadQuote["status"] | "expired";

type Answered = Pick<LeadQuote, "status" | "validUntil">;

/** Days before the last one in which somebody should call the customer. */
const soonDays = 3;

export function leadQuoteState({ status, validUntil }: Answered, now: Date): LeadQuoteState {
	return status === "sent" && isOver(validUntil, now) ? "expired" : status;
}

/** Sent without an answer, and over or nearly over. */
export function isEnding({ status, validUntil }: Answered, now: Date): boolean {
	return status === "sent" && validUntil <= addDays(dayInMontreal(now), soonDays);
}

/** Sent without an answer, and the lead was not closed since: whatever else became of it, the customer has to say yes or no. */
export function isOpenQuote({ status, desk: { quote, history } }: Pick<Lead, "status" | "desk">): boolean {
	if (quote?.status !== "sent") return false;
	const closed = history.findLast(({ undone, before, after }) => !undone && before.status !== after.status);
	return isOpenStatus(status) || (closed?.at ?? "") < quote.sentAt;
}

/** The customer accepted a price, and the lead has no booked appointment: it may have one with a status that was set by hand. */
export function isToPlan({
	status,
	desk: { quote, visit },
}: {
	status: LeadStatus;
	desk: Pick<LeadWork, "quote" | "visit">;
}): boolean {
	const isOpen = status === "new" || status === "contacted" || status === "quoted";
	return Boolean(quote?.accepted) && isOpen && (visit === null || visit.isProposed === true);
}
