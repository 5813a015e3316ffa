import type { PageDirectory } from "#app/.server/content/page-directory.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { StatisticsView } from "#app/model/insights/statistics.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import type { CountedDay } from "./counted-days.ts";

const fewestViews = 30;
const mostEndings = 5;
/** After the last step of the estimate comes the page of the lead, which is not counted. */
const naturalEndings: readonly PageKey[] = ["estimate-person"];

/** The pages with the largest share of views that no other page, call or form followed. */
export function endingsOf(
	days: readonly CountedDay[],
	locale: Locale | null,
	pages: PageDirectory,
): StatisticsView["endings"] {
	const sums = new Map<PageKey, { views: number; onward: number }>();
	for (const { pages: counted } of days) {
		for (const { page, locale: language, views, onward } of counted) {
			if (locale !== null && language !== locale) continue;
			const { key } = pages.describe(page);
			const sum = sums.get(key) ?? { views: 0, onward: 0 };
			sum.views += views;
			sum.onward += onward;
			sums.set(key, sum);
		}
	}
	return [...sums]
		.flatMap(([key, { views, onward }]) => {
			const { title } = pages.describe(key);
			if (title === null || views < fewestViews || naturalEndings.includes(key)) return [];
			return [{ key, title, views, share: Math.max(0, 1 - onward / views) }];
		})
		.sort((one, other) => other.share - one.share || other.views - one.views)
		.slice(0, mostEndings);
}
