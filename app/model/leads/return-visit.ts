import type { LeadWork } from "./lead-history.ts";

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
	const wasDone = history.findLastIndex(
		({ undone, before, after }, index) =>
			index < made && !undone && before.status !== "done" && after.status === "done",
	);
	const ended = history.findIndex(
		({ undone, appointment: record }) => !undone && record?.id === appointment && record.step === "done",
	);
	const between = history.slice(wasDone + 1, ended < 0 ? history.length : ended);
	return !between.some(({ undone, quote }) => !undone && quote?.step === "accepted");
}
