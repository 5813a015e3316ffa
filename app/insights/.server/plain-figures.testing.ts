import { locales } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { openMinutes, responseTargets } from "#app/model/leads/response-clock.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import type { OpenDays } from "#app/model/site/opening-state.ts";
import { addDays, mondayOf } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type AnswerTimes, percentile } from "./answer-times.ts";
import { answeredAt, waitsForFirstAnswer } from "./answered-at.ts";
import type { Endings, Figures } from "./figures.ts";
import { monthsOf, type Period } from "./period.ts";
import { factsOf } from "./statistics/lead-facts.ts";
import { openClock } from "./statistics/open-clock.ts";
import { GroupTable, type SummedDays, sumDay } from "./statistics/summed-days.ts";

/** The sums of leads that no store has. */
export function summedLeads(leads: readonly Lead[], open: OpenDays, now: Date): SummedDays {
	const table = new GroupTable();
	const minutesBetween = openClock(open, { from: "2021-01-01", to: dayInMontreal(now) });
	const days = [...Map.groupBy(leads, ({ receivedAt }) => dayInMontreal(new Date(receivedAt)))]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([day, own]) =>
			sumDay(
				day,
				own.map((lead) => factsOf(lead, null)),
				{ table, minutesBetween },
			),
		);
	return { groups: table.groups, days, months: table.months, minutesBetween };
}

const mostWeeks = 16;
const kinds: readonly Lead["kind"][] = ["estimate", "contact", "waiting-list"];

/** Each figure from the leads themselves, one after the other. */
export function plainFigures(leads: readonly Lead[], period: Period, open: OpenDays, now: Date): Figures {
	// Past jobs from a file were all won: with them, the figures would say nothing about the leads.
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
		booked: { leads: booked, share: counted.length > 0 ? booked / counted.length : null },
		answers: plainAnswerTimes(counted, open, now),
		months: monthsOf(period).map((month) => ({ month, ...endingsOf(byMonth.get(month) ?? []) })),
		services: [...serviceNames, null]
			.map((service) => ({ service, ...endingsOf(counted.filter((lead) => asksFor(lead, service))) }))
			.filter(({ leads }) => leads > 0)
			.sort((one, other) => other.leads - one.leads),
		reasons: reasonsIn(counted),
		weeks: weeksOf(counted, period),
		kinds: kinds.map((kind) => ({ kind, leads: count((lead) => lead.kind === kind) })),
		languages: locales.map((locale) => ({ locale, leads: count((lead) => lead.locale === locale) })),
	};
}

/** A lead that was paid and has another visit booked is won too. */
function isWon({ status, finalAmount }: Lead): boolean {
	return status === "done" || (status === "booked" && typeof finalAmount === "number");
}

function endingsOf(leads: readonly Lead[]): Endings {
	const done = leads.filter(isWon);
	const lost = leads.filter(({ status }) => status === "lost").length;
	return {
		leads: leads.length,
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
		.map((group) => ({ reason: group.at(-1)?.desk.lostReason ?? null, leads: group.length }))
		.sort((one, other) => other.leads - one.leads);
}

function weeksOf(leads: readonly Lead[], { from, to }: Period): Figures["weeks"] {
	const mondays: string[] = [];
	for (let monday = mondayOf(from); monday <= to && mondays.length <= mostWeeks; monday = addDays(monday, 7))
		mondays.push(monday);
	if (mondays.length > mostWeeks) return [];
	const byWeek = Map.groupBy(leads, ({ receivedAt }) => mondayOf(dayInMontreal(new Date(receivedAt))));
	return mondays.map((monday) => ({ from: monday, leads: byWeek.get(monday)?.length ?? 0 }));
}

function asksFor(lead: Lead, service: ServiceName | null): boolean {
	const asked = servicesAsked(lead);
	return service === null ? asked.length === 0 : asked.includes(service);
}

function plainAnswerTimes(leads: readonly Lead[], open: OpenDays, now: Date): AnswerTimes {
	// Nobody waits for an answer on the waiting list, and a call is answered at once.
	const asked = leads.filter(({ kind, channel }) => kind !== "waiting-list" && channel !== "phone");
	const minutesUntil = ({ receivedAt }: Lead, moment: Date) => openMinutes(new Date(receivedAt), moment, open);
	const answered = asked.flatMap((lead) => {
		const at = answeredAt(lead);
		return at === null ? [] : [{ minutes: minutesUntil(lead, at), target: targetOf(lead) }];
	});
	const waiting = asked.filter(waitsForFirstAnswer);
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

function targetOf(lead: Lead): number {
	const urgent = lead.estimate?.result.urgent ?? servicesAsked(lead).includes("post-disaster");
	return urgent ? responseTargets.urgent : responseTargets.other;
}
