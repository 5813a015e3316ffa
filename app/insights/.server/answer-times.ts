import { type TeamEntry, teamHistory } from "../../leads/.server/team-history.ts";
import type { Lead } from "../../model/leads/lead.ts";
import { responseTargets } from "../../model/leads/response-clock.ts";
import { servicesAsked } from "../../model/leads/services-asked.ts";
import type { OpenDays } from "../../model/site/opening-state.ts";
import { dayInMontreal } from "../../time/montreal.ts";
import { openClock } from "./statistics/open-clock.ts";

/** From a lead's arrival to the first answer, in minutes of opening hours, as the response clock counts. */
export interface AnswerTimes {
	/** Null when no answer is known. */
	median: number | null;
	ninetieth: number | null;
	/** Share of leads that were answered in the target time. Leads that still wait count once they are late. */
	within: number | null;
	/** Leads whose answer time is known, leads without an answer yet, and leads whose history does not tell. */
	known: number;
	waiting: number;
	untold: number;
}

export function answerTimes(leads: readonly Lead[], open: OpenDays, now: Date): AnswerTimes {
	// Nobody waits for an answer on the waiting list, and a call is answered at once.
	const asked = leads.filter(({ kind, channel }) => kind !== "waiting-list" && channel !== "phone");
	const minutesUntil = clockFor(asked, open, now);
	const answered = asked.flatMap((lead) => {
		const at = answeredAt(lead);
		return at === null ? [] : [{ minutes: minutesUntil(lead, at), target: targetOf(lead) }];
	});
	const waiting = asked.filter((lead) => lead.status === "new" && answeredAt(lead) === null);
	const late = waiting.filter((lead) => minutesUntil(lead, now) > targetOf(lead)).length;
	const times = answered.map(({ minutes }) => minutes).sort((one, other) => one - other);
	const judged = answered.length + late;
	return {
		median: percentile(times, 0.5),
		ninetieth: percentile(times, 0.9),
		within: judged > 0 ? answered.filter(({ minutes, target }) => minutes <= target).length / judged : null,
		known: times.length,
		waiting: waiting.length,
		untold: asked.length - times.length - waiting.length,
	};
}

function clockFor(leads: readonly Lead[], open: OpenDays, now: Date): (lead: Lead, moment: Date) => number {
	const first = leads.reduce((first, { receivedAt }) => Math.min(first, Date.parse(receivedAt)), now.getTime());
	const minutesBetween = openClock(open, { from: dayInMontreal(new Date(first)), to: dayInMontreal(now) });
	return ({ receivedAt }, moment) => minutesBetween(Date.parse(receivedAt), moment.getTime());
}

function targetOf(lead: Lead): number {
	const urgent = lead.estimate?.result.urgent ?? servicesAsked(lead).includes("post-disaster");
	return urgent ? responseTargets.urgent : responseTargets.other;
}

/** Null when nobody has answered yet, or when the lead was handled before histories were introduced. */
export function answeredAt(lead: Lead): Date | null {
	if (lead.desk.answeredAt) return new Date(lead.desk.answeredAt);
	const received = Date.parse(lead.receivedAt);
	const moments = teamHistory(lead).flatMap((entry) => leftNewAt(entry) ?? []);
	const first = Math.min(...moments.filter((moment) => moment >= received));
	return Number.isFinite(first) ? new Date(first) : null;
}

/** The time at which a history entry moved its lead out of "new"; null for other entries. */
function leftNewAt({ at, before, after }: TeamEntry): number | null {
	const moment = Date.parse(at);
	return before === "new" && after !== null && after !== "new" && !Number.isNaN(moment) ? moment : null;
}

/** Interpolates as spreadsheets do. */
export function percentile(sorted: readonly number[], part: number): number | null {
	const position = (sorted.length - 1) * part;
	const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
	if (below === undefined || above === undefined) return null;
	return below + (above - below) * (position - Math.floor(position));
}
