import { type PageDirectory, serviceTitles } from "#app/.server/content/page-directory.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { sayMinutes } from "#app/leads/.server/office/say-time.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { Days } from "#app/model/insights/days.ts";
import type {
	StatisticsFilter,
	StatisticsPeriod,
	StatisticsView,
	TimelineMark,
} from "#app/model/insights/statistics.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { otherKey } from "#app/model/traffic/page-key.ts";
import { timeInMontreal } from "#app/time/montreal.ts";
import { percentileOf } from "../answer-times.ts";
import { adviceOf } from "./advice.ts";
import { centsOf, compared, leadFilter, onlyFitting, total } from "./cohort.ts";
import type { CountedDays } from "./counted-days.ts";
import { endingsOf } from "./endings.ts";
import { areVisitsKnown, funnelOf } from "./funnel.ts";
import { asksForWork, isEstimate, isNoted } from "./lead-group.ts";
import { addUp, type GroupSums, groupsIn, type LeadSums } from "./lead-sums.ts";
import { leadsByDay } from "./leads-by-day.ts";
import { type LosingStep, lossOf, type ReachedAround } from "./loss.ts";
import { channelRows, online, pageRows, serviceRows } from "./sources.ts";
import type { SummedDays } from "./summed-days.ts";
import { mostFrequent, type VisitSums, visitSums } from "./traffic-sums.ts";

export interface StatisticsParts {
	name: StatisticsPeriod;
	period: Days;
	before: Days;
	filter: StatisticsFilter;
	countedSince: string | null;
	/** Those of both periods. */
	counted: CountedDays;
	received: SummedDays;
	/** A lead was received before the period. */
	isComparable: boolean;
	marks: readonly TimelineMark[];
	otherNotes: readonly TimelineMark[];
	pages: PageDirectory;
	reader: ContentReader;
	locale: Locale;
	now: Date;
}

const mostSearches = 8;
const mostMissing = 8;

/** Everything that the screen shows, from counts and leads that were read. */
export function statisticsOf(parts: StatisticsParts): StatisticsView {
	const { name, period, before, filter, countedSince, marks, pages, reader, locale, now } = parts;
	const days = parts.counted.months.within(parts.counted.days, period);
	const isCounted = countedSince !== null && countedSince <= before.from;
	const fits = leadFilter(filter, pages);
	const received = {
		now: addUp(parts.received, period, fits),
		before: parts.isComparable ? addUp(parts.received, before, fits) : null,
	};
	const cohorts = { now: received.now.groups, before: received.before?.groups ?? null };
	// A press on the number is no visit: it is shown whatever the service, and beside the leads noted by phone.
	const visitFilter = { ...filter, channel: filter.channel === "phone" ? null : filter.channel };
	const sums = {
		now: visitSums(parts.counted, period, visitFilter, pages),
		before: isCounted ? visitSums(parts.counted, before, visitFilter, pages) : null,
	};
	const visits = areVisitsKnown(filter) ? sums : null;
	const funnel = funnelOf({ cohorts, visits });
	const sources = pageRows(cohorts, visits?.now ?? null, pages);
	const channels = channelRows(cohorts, visits?.now ?? null, days);
	const leadsOf = (groups: readonly GroupSums[]) => total(groups, "leads");
	const noted = compared(onlyFitting(cohorts, isNoted), leadsOf);
	const messages = onlyFitting(cohorts, (group) => !isNoted(group) && !isEstimate(group));
	const titles = serviceTitles(reader, locale);
	return {
		name,
		period,
		before,
		countedSince,
		filter,
		choices: {
			pages: pageChoices(parts),
			services: serviceNames.map((service) => ({ name: service, title: titles.get(service) ?? service })),
		},
		advice: adviceOf({
			pages: sources.all,
			channels,
			booked: total(cohorts.now, "booked"),
			arrivals: visits?.now.steps.arrivals ?? 0,
			dollars: centsOf(online(cohorts).now),
		}),
		funnel,
		messages: compared(messages, leadsOf),
		noted,
		upcoming: upcomingOf(received.now, period.to, now),
		dollars: compared(cohorts, centsOf),
		perJob: { now: perJob(cohorts.now), before: cohorts.before && perJob(cohorts.before) },
		loss: visits && lossOf(funnel, marks, (step) => reachedIn(step, visits.now, received.now)),
		phone: {
			presses: { now: sums.now.steps.phone, before: sums.before?.steps.phone ?? null },
			noted,
			firstAnswer: {
				now: firstAnswer(received.now, locale),
				before: received.before && firstAnswer(received.before, locale),
			},
		},
		searches: mostFrequent(days, "searches")
			.filter((search) => search.count > 1 && search.name !== otherKey)
			.slice(0, mostSearches)
			.map(({ name: text, count }) => ({ text, count })),
		missing: mostFrequent(days, "missing")
			.filter(({ name }) => name !== otherKey)
			.slice(0, mostMissing)
			.map(({ name: path, count }) => ({ path, count })),
		endings: endingsOf(days, filter.locale, pages),
		languages: locales.map((language) => {
			const own = cohorts.now.filter((group) => group.locale === language);
			return { locale: language, leads: leadsOf(own), dollars: centsOf(own) };
		}),
		...leadsByDay(received, { name, period }),
		marks,
		otherNotes: parts.otherNotes,
		pages: sources.rows,
		otherPages: sources.otherPages,
		channels,
		services: serviceRows(cohorts, titles),
	};
}

/** Pages on which a visit began, of all that were read, by title. The one of the filter stays. */
function pageChoices({
	counted,
	received,
	period,
	pages,
	filter,
	locale,
}: StatisticsParts): StatisticsView["choices"]["pages"] {
	const keys = new Set([
		...counted.segments.map(({ page }) => page),
		...groupsIn(received, period)
			.filter(asksForWork)
			.map(({ page }) => page),
		...(filter.page ? [filter.page] : []),
	]);
	return [...new Set([...keys].map(pages.describe))]
		.flatMap(({ key, title }) => (title === null ? [] : [{ key, title }]))
		.sort((one, other) => one.title.localeCompare(other.title, locale));
}

function upcomingOf({ appointmentEnds }: LeadSums, today: string, now: Date): number {
	const moment = `${today}T${timeInMontreal(now)}`;
	return appointmentEnds.filter((end) => end > moment).length;
}

/** Jobs without an amount do not lower the average. */
function perJob(groups: readonly GroupSums[]): number | null {
	const paid = total(groups, "paid");
	return paid > 0 ? Math.round(centsOf(groups) / paid) : null;
}

/** The step of a visit before the one that visitors may not reach. */
const stepBefore = { details: "started", appointment: "details", person: "appointment", sent: "person" } as const;

function reachedIn(step: LosingStep, visits: VisitSums, received: LeadSums): ReachedAround {
	const before = visits.byDay(stepBefore[step]);
	const reached =
		step === "sent" ? received.byDay().map(({ day, estimates }) => ({ day, count: estimates })) : visits.byDay(step);
	return (day) => {
		const [ofBefore, ofReached] = [sumsAround(before, day), sumsAround(reached, day)];
		return {
			earlier: { before: ofBefore.earlier, reached: ofReached.earlier },
			later: { before: ofBefore.later, reached: ofReached.later },
		};
	};
}

function sumsAround(counts: readonly { day: string; count: number }[], since: string) {
	let [earlier, later] = [0, 0];
	for (const { day, count } of counts) {
		if (day < since) earlier += count;
		else later += count;
	}
	return { earlier, later };
}

/** The median time to the first answer, in words. */
function firstAnswer({ answers }: LeadSums, locale: Locale): string | null {
	const median = percentileOf(answers, 0.5);
	return median === null ? null : sayMinutes(median, leadWordsIn(locale));
}
