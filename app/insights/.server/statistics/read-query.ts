import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import { isLocale } from "#app/locale/locales.ts";
import type { Days } from "#app/model/insights/days.ts";
import { type StatisticsFilter, type StatisticsPeriod, statisticsPeriods } from "#app/model/insights/statistics.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { isChannel } from "#app/model/traffic/channel.ts";
import { otherKey } from "#app/model/traffic/page-key.ts";
import { addDays, addMonths, countDays } from "#app/time/days.ts";

/** Reads `?periode=30-jours&canal=ads&page=contact&service=dryer-ducts&langue=fr`. Ignores what it does not know. */
export function readStatisticsQuery(
	query: URLSearchParams,
	pages: PageDirectory,
): { name: StatisticsPeriod; filter: StatisticsFilter } {
	const [channel, page, service, locale] = ["canal", "page", "service", "langue"].map((name) => query.get(name));
	return {
		name: statisticsPeriods.find((name) => name === query.get("periode")) ?? "30-jours",
		filter: {
			channel: isChannel(channel) || channel === "phone" ? channel : null,
			page: knownPage(page ?? "", pages),
			service: isServiceName(service) ? service : null,
			locale: isLocale(locale) ? locale : null,
		},
	};
}

function knownPage(typed: string, pages: PageDirectory): string | null {
	const { key, title } = pages.describe(typed);
	return title !== null || key === otherKey ? key : null;
}

function isServiceName(typed: unknown): typed is ServiceName {
	return (serviceNames as readonly unknown[]).includes(typed);
}

/** The period ends today. The one before has the same number of days and ends the day before it. */
export function statisticsDays(name: StatisticsPeriod, today: string): { period: Days; before: Days } {
	const from = name === "12-mois" ? addDays(addMonths(today, -12), 1) : addDays(today, 1 - Number.parseInt(name, 10));
	const length = countDays({ from, to: today });
	return { period: { from, to: today }, before: { from: addDays(from, -length), to: addDays(from, -1) } };
}
