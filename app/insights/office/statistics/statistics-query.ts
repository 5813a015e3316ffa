import type { StatisticsFilter, StatisticsView } from "#app/model/insights/statistics.ts";

type Chosen = Pick<StatisticsView, "name" | "filter">;

const names: Readonly<Record<keyof StatisticsFilter, string>> = {
	channel: "canal",
	page: "page",
	service: "service",
	locale: "langue",
};

/** The query of the screen and of its file: what is not chosen is left out. */
export function statisticsQuery({ name, filter }: Chosen): string {
	const query = new URLSearchParams({ periode: name });
	for (const [key, parameter] of Object.entries(names)) {
		const value = filter[key as keyof StatisticsFilter];
		if (value !== null) query.set(parameter, value);
	}
	return `?${query}`;
}

export function hasFilter(filter: StatisticsFilter): boolean {
	return Object.values(filter).some((value) => value !== null);
}
