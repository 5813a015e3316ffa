import type { HistoryEntry, LeadWork, LeadWorkState } from "./lead-history.ts";

/** Whether what a lead cost is for work before the one that is ahead: it was done, and is booked again. */
export function isPaidEarlier({ status, finalAmount }: Pick<LeadWorkState, "status" | "finalAmount">): boolean {
	return status !== "done" && finalAmount != null;
}

/** Whether a price was accepted for such later work, and nothing was done since: what the lead cost is not for it. */
export function isForWorkAhead({ desk: { history } }: WithHistory, quote: string): boolean {
	const accepted = history.findLastIndex(
		(entry) => !entry.undone && entry.quote?.step === "accepted" && entry.quote.id === quote,
	);
	const before = history[accepted]?.before;
	if (!before || !isPaidEarlier(before)) return false;
	return !history.slice(accepted + 1).some((entry) => endsWork(entry));
}

/** A lead whose later work is cancelled is done again, without any work. */
function endsWork({ undone, appointment, before, after }: HistoryEntry): boolean {
	if (undone) return false;
	return appointment ? appointment.step === "done" : before.status !== "done" && after.status === "done";
}

interface WithHistory {
	desk: Pick<LeadWork, "history">;
}

/** Whether an appointment was made for a lead that was done: a visit after the work. */
export function isAfterWork({ desk: { history } }: WithHistory, appointment: string): boolean {
	return history.find((entry) => entry.appointment?.id === appointment)?.before.status === "done";
}

/**
 * Whether nothing is paid for a visit after the work, for example under the guarantee: no price was accepted between the work
 * and the end of the visit. One that is accepted later is for later work.
 */
export function isFreeVisit(lead: WithHistory, appointment: string): boolean {
	if (!isAfterWork(lead, appointment)) return false;
	const { history } = lead.desk;
	const made = history.findIndex((entry) => entry.appointment?.id === appointment);
	const wasDone = history.findLastIndex((entry, index) => index < made && endsWork(entry));
	const ended = history.findIndex(
		({ undone, appointment: record }) => !undone && record?.id === appointment && record.step === "done",
	);
	const between = history.slice(wasDone + 1, ended < 0 ? history.length : ended);
	return !between.some(({ undone, quote }) => !undone && quote?.step === "accepted");
}

/** What was paid for all work of a lead: the amount of later work takes the place of the one before. Null when nothing is known. */
export function paidInAll({ finalAmount = null, desk }: WithHistory & { finalAmount?: number | null }): number | null {
	const earlier = desk.history.flatMap(({ undone, before, appointment: record }) => {
		const isPaidWork = !undone && record?.step === "done" && before.finalAmount != null;
		return isPaidWork && !isFreeVisit({ desk }, record.id) ? (before.finalAmount ?? []) : [];
	});
	const amounts = finalAmount === null ? earlier : [...earlier, finalAmount];
	return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}
