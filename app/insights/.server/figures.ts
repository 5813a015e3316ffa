import { type Locale, locales } from "../../locale/locales.ts";
import type { LostReason } from "../../model/leads/closing.ts";
import type { Lead } from "../../model/leads/lead.ts";
import { servicesAsked } from "../../model/leads/services-asked.ts";
import { type ServiceName, serviceNames } from "../../model/service-names.ts";
import type { OpenDays } from "../../model/site/opening-state.ts";
import { addDays, mondayOf } from "../../time/days.ts";
import { dayInMontreal } from "../../time/montreal.ts";
import { type AnswerTimes, answerTimes } from "./answer-times.ts";
import { monthsOf, type Period } from "./period.ts";

/** How the leads of a group ended so far. */
export interface Endings {
	requests: number;
	won: number;
	lost: number;
	/** Won of won and lost, from 0 to 1; null while none of the group is closed. */
	rate: number | null;
	/** The sum of the final amounts, in cents. */
	dollars: number;
}

/** The team's figures about the leads that were received in a period. Flagged and imported leads are counted apart. */
export interface Figures {
	total: Endings;
	flagged: number;
	/** From a file: past jobs and customers, which nobody asked for in this period. */
	imported: number;
	/** Won leads without a final amount: the sum lacks them. */
	withoutAmount: number;
	booked: { requests: number; share: number | null };
	answers: AnswerTimes;
	/** `YYYY-MM`, the oldest first. */
	months: readonly (Endings & { month: string })[];
	/** The most requested first; a lead may include several services. */
	services: readonly (Endings & { service: ServiceName | null })[];
	/** The most frequent first; null for leads that were lost before reasons were asked for. */
	reasons: readonly { reason: LostReason | null; requests: number }[];
	/** Empty for a long period. `from` is a Monday, `YYYY-MM-DD`. */
	weeks: readonly { from: string; requests: number }[];
	kinds: readonly { kind: Lead["kind"]; requests: number }[];
	languages: readonly { locale: Locale; requests: number }[];
}

const mostWeeks = 16;
const kinds: readonly Lead["kind"][] = ["estimate", "contact", "waiting-list"];

export function figuresOf(leads: readonly Lead[], period: Period, open: OpenDays, now: Date): Figures {
	// Past jobs from a file were all won: with them, the figures would say nothing about the requests.
	const received = leads.filter(({ channel }) => channel !== "import");
	const counted = received.filter(({ spam }) => spam.length === 0);
	const count = (fits: (lead: Lead) => boolean) => counted.filter(fits).length;
	const booked = count(({ status }) => status === "booked" || status === "done");
	const byMonth = Map.groupBy(counted, ({ receivedAt }) => dayInMontreal(new Date(receivedAt)).slice(0, 7));
	return {
		total: endingsOf(counted),
		flagged: received.length - counted.length,
		imported: leads.length - received.length,
		withoutAmount: count(({ status, finalAmount }) => status === "done" && typeof finalAmount !== "number"),
		booked: { requests: booked, share: counted.length > 0 ? booked / counted.length : null },
		answers: answerTimes(counted, open, now),
		months: monthsOf(period).map((month) => ({ month, ...endingsOf(byMonth.get(month) ?? []) })),
		services: [...serviceNames, null]
			.map((service) => ({ service, ...endingsOf(counted.filter((lead) => asksFor(lead, service))) }))
			.filter(({ requests }) => requests > 0)
			.sort((one, other) => other.requests - one.requests),
		reasons: reasonsIn(counted),
		weeks: weeksOf(counted, period),
		kinds: kinds.map((kind) => ({ kind, requests: count((lead) => lead.kind === kind) })),
		languages: locales.map((locale) => ({ locale, requests: count((lead) => lead.locale === locale) })),
	};
}

function endingsOf(leads: readonly Lead[]): Endings {
	const done = leads.filter(({ status }) => status === "done");
	const lost = leads.filter(({ status }) => status === "lost").length;
	return {
		requests: leads.length,
		won: done.length,
		lost,
		rate: done.length + lost > 0 ? done.length / (done.length + lost) : null,
		dollars: done.reduce((sum, { finalAmount }) => sum + (finalAmount ?? 0), 0),
	};
}

/** By id: a reason that was renamed counts once. */
function reasonsIn(leads: readonly Lead[]): Figures["reasons"] {
	const lost = leads.filter(({ status }) => status === "lost");
	const groups = Map.groupBy(lost, ({ desk }) => desk.lostReason?.id ?? null);
	return [...groups.values()]
		.map((group) => ({ reason: group.at(-1)?.desk.lostReason ?? null, requests: group.length }))
		.sort((one, other) => other.requests - one.requests);
}

function weeksOf(leads: readonly Lead[], { from, to }: Period): Figures["weeks"] {
	const mondays: string[] = [];
	for (let monday = mondayOf(from); monday <= to && mondays.length <= mostWeeks; monday = addDays(monday, 7))
		mondays.push(monday);
	if (mondays.length > mostWeeks) return [];
	const byWeek = Map.groupBy(leads, ({ receivedAt }) => mondayOf(dayInMontreal(new Date(receivedAt))));
	return mondays.map((monday) => ({ from: monday, requests: byWeek.get(monday)?.length ?? 0 }));
}

function asksFor(lead: Lead, service: ServiceName | null): boolean {
	const asked = servicesAsked(lead);
	return service === null ? asked.length === 0 : asked.includes(service);
}
