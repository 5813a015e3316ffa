import { type TeamEntry, teamHistory } from "../../leads/.server/team-history.ts";
import { type Locale, locales } from "../../locale/locales.ts";
import type { Lead } from "../../model/leads/lead.ts";
import { servicesAsked } from "../../model/leads/services-asked.ts";
import { type ServiceName, serviceNames } from "../../model/service-names.ts";
import { addDays, mondayOf } from "../../time/days.ts";
import { dayInMontreal } from "../../time/montreal.ts";

/** The team's figures for the last twelve weeks in Montréal, including the current one. */
export interface Figures {
	/** The oldest first. `from` is a Monday, `YYYY-MM-DD`. */
	weeks: readonly { from: string; requests: number }[];
	/** Leads of these weeks; leads flagged as spam are counted separately. */
	total: number;
	flagged: number;
	response: ResponseTimes;
	/** The most requested first; a lead may include several services. */
	services: readonly { service: ServiceName | null; requests: number }[];
	booked: { requests: number; share: number | null };
	kinds: readonly { kind: Lead["kind"]; requests: number }[];
	languages: readonly { locale: Locale; requests: number }[];
}

export interface ResponseTimes {
	/** Milliseconds from arrival to the first change out of "new"; null when none is known. */
	median: number | null;
	ninetieth: number | null;
	/** Leads whose response time is known, leads without a response yet, and leads whose history does not tell. */
	known: number;
	waiting: number;
	untold: number;
}

const weekCount = 12;
const kinds: readonly Lead["kind"][] = ["estimate", "contact", "waiting-list"];

export function figuresOf(leads: readonly Lead[], now: Date): Figures {
	const present = mondayOf(dayInMontreal(now));
	const mondays = Array.from({ length: weekCount }, (_, index) => addDays(present, 7 * (index - weekCount + 1)));
	const weekOf = (lead: Lead) => mondayOf(dayInMontreal(new Date(lead.receivedAt)));
	const recent = leads.filter((lead) => mondays.includes(weekOf(lead)));
	const counted = recent.filter(({ spam }) => spam.length === 0);
	const count = (fits: (lead: Lead) => boolean) => counted.filter(fits).length;
	const booked = count(({ status }) => status === "booked" || status === "done");
	return {
		weeks: mondays.map((from) => ({ from, requests: count((lead) => weekOf(lead) === from) })),
		total: counted.length,
		flagged: recent.length - counted.length,
		response: responseTimes(counted),
		services: [...serviceNames, null]
			.map((service) => ({ service, requests: count((lead) => asksFor(lead, service)) }))
			.filter(({ requests }) => requests > 0)
			.sort((one, other) => other.requests - one.requests),
		booked: { requests: booked, share: counted.length > 0 ? booked / counted.length : null },
		kinds: kinds.map((kind) => ({ kind, requests: count((lead) => lead.kind === kind) })),
		languages: locales.map((locale) => ({ locale, requests: count((lead) => lead.locale === locale) })),
	};
}

function asksFor(lead: Lead, service: ServiceName | null): boolean {
	const asked = servicesAsked(lead);
	return service === null ? asked.length === 0 : asked.includes(service);
}

function responseTimes(leads: readonly Lead[]): ResponseTimes {
	const times = leads.flatMap((lead) => firstAnswer(lead) ?? []).sort((one, other) => one - other);
	const waiting = leads.filter((lead) => lead.status === "new" && firstAnswer(lead) === null).length;
	return {
		median: percentile(times, 0.5),
		ninetieth: percentile(times, 0.9),
		known: times.length,
		waiting,
		untold: leads.length - times.length - waiting,
	};
}

/** Returns null when nobody has responded yet, or when the lead was handled before histories were introduced. */
export function firstAnswer(lead: Lead): number | null {
	const received = Date.parse(lead.receivedAt);
	const moments = teamHistory(lead).flatMap((entry) => leftNewAt(entry) ?? []);
	const first = Math.min(...moments.filter((moment) => moment >= received));
	return Number.isFinite(first) ? first - received : null;
}

/** The time at which a history entry moved its lead out of "new"; null for other entries. */
function leftNewAt({ at, before, after }: TeamEntry): number | null {
	const moment = Date.parse(at);
	return before === "new" && after !== null && after !== "new" && !Number.isNaN(moment) ? moment : null;
}

/** Interpolates between the two nearest values, as spreadsheets do. */
export function percentile(sorted: readonly number[], part: number): number | null {
	const position = (sorted.length - 1) * part;
	const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
	if (below === undefined || above === undefined) return null;
	return below + (above - below) * (position - Math.floor(position));
}
