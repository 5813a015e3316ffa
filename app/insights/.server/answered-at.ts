import { type TeamEntry, teamHistory } from "#app/leads/.server/team-history.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";

/** Null when nobody has answered yet, or when the lead was handled before histories were introduced. */
export function answeredAt(lead: Lead): Date | null {
	if (lead.desk.answeredAt) return new Date(lead.desk.answeredAt);
	const received = Date.parse(lead.receivedAt);
	const moments = teamHistory(lead).flatMap((entry) => leftNewAt(entry) ?? []);
	const first = Math.min(...moments.filter((moment) => moment >= received));
	return Number.isFinite(first) ? new Date(first) : null;
}

/** Nobody has handled the lead, or its customer booked online and still waits for the price. */
export function waitsForFirstAnswer(lead: Lead): boolean {
	if (answeredAt(lead)) return false;
	const { waitingSince, history } = lead.desk;
	const isOnline = () => history.some(({ by, appointment }) => by.id === customerId && appointment?.step === "booked");
	return lead.status === "new" || (waitingSince !== null && isOnline());
}

/** The time at which a history entry moved its lead out of "new"; null for other entries. */
function leftNewAt({ at, before, after }: TeamEntry): number | null {
	const moment = Date.parse(at);
	return before === "new" && after !== null && after !== "new" && !Number.isNaN(moment) ? moment : null;
}
