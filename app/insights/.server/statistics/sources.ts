import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import type { ChannelRow, PageRow, ServiceRow, SourceName, SourceRow } from "#app/model/insights/statistics.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { channels } from "#app/model/traffic/channel.ts";
import { otherKey } from "#app/model/traffic/page-key.ts";
import { type Cohorts, groupCohorts, onlyFitting, perHundred, sourceRow, total } from "./cohort.ts";
import type { CountedDay } from "./counted-days.ts";
import { asksFor, isNoted } from "./lead-group.ts";
import type { GroupSums } from "./lead-sums.ts";
import { sharedServices } from "./summed-days.ts";
import { mostFrequent, type VisitSums } from "./traffic-sums.ts";

const mostPages = 12;
const mostNames = 3;

/** One row for each first page of visits, with the rest in the last one. Leads noted by phone have no page. */
export function pageRows(
	cohorts: Cohorts,
	visits: VisitSums | null,
	pages: PageDirectory,
): { rows: PageRow[]; all: PageRow[]; otherPages: number } {
	const groups = groupCohorts(online(cohorts), ({ page }) => pages.describe(page).key);
	const keys = new Set([...groups.keys(), ...(visits?.byPage.keys() ?? [])]);
	const empty: Cohorts = { now: [], before: cohorts.before && [] };
	const all = [...keys]
		.map((key) => ({
			...pages.describe(key),
			...sourceRow(groups.get(key) ?? empty, visits && (visits.byPage.get(key) ?? 0)),
		}))
		// With those that brought something only in the period before: the sums compare with it.
		.filter(({ arrivals, leads, dollars }) => Boolean(arrivals) || leads > 0 || Boolean(dollars.before))
		.sort(byDollars);
	const named = all.filter(({ key }) => key !== otherKey);
	const rest = all.filter((row) => row.key === otherKey || named.indexOf(row) >= mostPages);
	const shown = named.slice(0, mostPages);
	if (rest.length === 0) return { rows: shown, all, otherPages: 0 };
	const last: PageRow = { key: otherKey, title: null, kind: "page", publishedOn: null, ...sumOf(rest) };
	return { rows: [...shown, last], all, otherPages: Math.max(1, named.length - shown.length) };
}

/** All channels with visits or leads. */
export function channelRows(cohorts: Cohorts, visits: VisitSums | null, days: readonly CountedDay[]): ChannelRow[] {
	const groups = groupCohorts(cohorts, ({ channel }) => channel);
	const empty: Cohorts = { now: [], before: cohorts.before && [] };
	const names = namesByChannel(days);
	return [...channels, "phone" as const]
		.map((channel) => {
			const arrivals = channel === "phone" ? null : visits && (visits.byChannel.get(channel) ?? 0);
			const own = (names.get(channel) ?? []).slice(0, mostNames);
			return { channel, names: own, ...sourceRow(groups.get(channel) ?? empty, arrivals) };
		})
		.filter(({ arrivals, leads, dollars }) => Boolean(arrivals) || leads > 0 || Boolean(dollars.before))
		.sort(byDollars);
}

/** What the owner marked in a link comes first. */
function namesByChannel(days: readonly CountedDay[]): Map<string, SourceName[]> {
	const names = new Map<string, SourceName[]>();
	for (const list of ["campaigns", "hosts"] as const) {
		for (const { name: key } of mostFrequent(days, list)) {
			const [channel = "", name = ""] = key.split(" ");
			if (name === otherKey) continue;
			names.set(channel, [...(names.get(channel) ?? []), { name, isCampaign: list === "campaigns" }]);
		}
	}
	return names;
}

/** A lead may ask for several services and counts in each of them; its dollars are shared. */
export function serviceRows({ now, before }: Cohorts, titles: ReadonlyMap<ServiceName, string>): ServiceRow[] {
	const [dollars, dollarsBefore] = [centsByService(now), before && centsByService(before)];
	const all = [...dollars.values()].reduce((sum, cents) => sum + cents, 0);
	return [...serviceNames, null]
		.map((service) => {
			const asking = now.filter((group) => asksFor(group, service));
			const cents = dollars.get(service) ?? 0;
			return {
				service,
				title: service && (titles.get(service) ?? null),
				leads: total(asking, "leads"),
				booked: total(asking, "booked"),
				dollars: { now: cents, before: dollarsBefore && (dollarsBefore.get(service) ?? 0) },
				share: all > 0 ? cents / all : 0,
			};
		})
		.filter(({ leads, dollars }) => leads > 0 || dollars.now > 0 || Boolean(dollars.before))
		.sort((one, other) => other.dollars.now - one.dollars.now || other.leads - one.leads);
}

function centsByService(groups: readonly GroupSums[]): Map<ServiceName | null, number> {
	return new Map(
		sharedServices.map((service, at) => [service, groups.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0)]),
	);
}

export function online(cohorts: Cohorts): Cohorts {
	return onlyFitting(cohorts, (group) => !isNoted(group));
}

function byDollars(one: SourceRow, other: SourceRow): number {
	return other.dollars.now - one.dollars.now || (other.arrivals ?? 0) - (one.arrivals ?? 0);
}

function sumOf(rows: readonly SourceRow[]): SourceRow {
	const sum = (measure: (row: SourceRow) => number | null) =>
		rows.every((row) => measure(row) === null) ? null : rows.reduce((total, row) => total + (measure(row) ?? 0), 0);
	const [arrivals, dollars] = [sum((row) => row.arrivals), sum((row) => row.dollars.now) ?? 0];
	return {
		arrivals,
		leads: sum(({ leads }) => leads) ?? 0,
		booked: sum(({ booked }) => booked) ?? 0,
		dollars: { now: dollars, before: sum((row) => row.dollars.before) },
		perHundred: perHundred(dollars, arrivals),
	};
}
