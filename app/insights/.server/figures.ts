import { type Locale, locales } from "#app/locale/locales.ts";
import { isIn } from "#app/model/insights/days.ts";
import type { LostReason } from "#app/model/leads/closing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { addDays, mondayOf } from "#app/time/days.ts";
import { type AnswerTimes, answerTimes } from "./answer-times.ts";
import { monthsOf, type Period } from "./period.ts";
import { total } from "./statistics/cohort.ts";
import { asksFor } from "./statistics/lead-group.ts";
import { addUp, type GroupSums, type LeadSums } from "./statistics/lead-sums.ts";
import { mergeReasons, type SummedDays } from "./statistics/summed-days.ts";

/** How the leads of a group ended so far. */
export interface Endings {
	leads: number;
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
	booked: { leads: number; share: number | null };
	answers: AnswerTimes;
	/** `YYYY-MM`, the oldest first. */
	months: readonly (Endings & { month: string })[];
	/** The most requested first; a lead may include several services. */
	services: readonly (Endings & { service: ServiceName | null })[];
	/** The most frequent first; null for leads that were lost before reasons were asked for. */
	reasons: readonly { reason: LostReason | null; leads: number }[];
	/** Empty for a long period. `from` is a Monday, `YYYY-MM-DD`. */
	weeks: readonly { from: string; leads: number }[];
	kinds: readonly { kind: Lead["kind"]; leads: number }[];
	languages: readonly { locale: Locale; leads: number }[];
}

const mostWeeks = 16;
const kinds: readonly Lead["kind"][] = ["estimate", "contact", "waiting-list"];

export function figuresOf(received: SummedDays, period: Period, now: Date): Figures {
	const sums = addUp(received, period);
	const { groups } = sums;
	const days = received.days.filter(({ day }) => isIn(period, day));
	const count = (fits: (group: GroupSums) => boolean) => total(groups.filter(fits), "leads");
	const [leads, booked] = [total(groups, "leads"), total(groups, "bookedNow")];
	const byMonth = (month: string) => addUp(received, { from: `${month}-01`, to: `${month}-31` }).groups;
	return {
		total: endingsOf(groups),
		flagged: days.reduce((sum, { flagged }) => sum + flagged, 0),
		imported: days.reduce((sum, { imported }) => sum + imported, 0),
		withoutAmount: total(groups, "done") - total(groups, "paid"),
		booked: { leads: booked, share: leads > 0 ? booked / leads : null },
		answers: answerTimes({ ...received, days }, sums, now),
		months: monthsOf(period).map((month) => ({ month, ...endingsOf(byMonth(month)) })),
		services: [...serviceNames, null]
			.map((service) => ({ service, ...endingsOf(groups.filter((group) => asksFor(group, service))) }))
			.filter((row) => row.leads > 0)
			.sort((one, other) => other.leads - one.leads),
		reasons: mergeReasons(days.flatMap(({ reasons }) => reasons)).toSorted((one, other) => other.leads - one.leads),
		weeks: weeksOf(sums, period),
		kinds: kinds.map((kind) => ({ kind, leads: count((group) => group.kind === kind) })),
		languages: locales.map((locale) => ({ locale, leads: count((group) => group.locale === locale) })),
	};
}

function endingsOf(groups: readonly GroupSums[]): Endings {
	const [won, lost] = [total(groups, "done"), total(groups, "lost")];
	return {
		leads: total(groups, "leads"),
		won,
		lost,
		rate: won + lost > 0 ? won / (won + lost) : null,
		dollars: total(groups, "cents"),
	};
}

function weeksOf({ byDay }: LeadSums, { from, to }: Period): Figures["weeks"] {
	const mondays: string[] = [];
	for (let monday = mondayOf(from); monday <= to && mondays.length <= mostWeeks; monday = addDays(monday, 7))
		mondays.push(monday);
	if (mondays.length > mostWeeks) return [];
	const byWeek = Map.groupBy(byDay(), ({ day }) => mondayOf(day));
	return mondays.map((monday) => ({
		from: monday,
		leads: (byWeek.get(monday) ?? []).reduce((sum, { leads }) => sum + leads, 0),
	}));
}
