import { addDays, addMonths, isDay } from "#app/time/days.ts";

/** The periods that the figures offer, by their value in the URL. */
export const periodNames = ["mois", "mois-dernier", "3-mois", "12-mois", "annee"] as const;

type PeriodName = (typeof periodNames)[number];

/** Days in Montréal, `YYYY-MM-DD`, both included. */
export interface Period {
	/** `dates`: typed by the member. */
	name: PeriodName | "dates";
	from: string;
	to: string;
}

type PeriodProblem = "unreadable" | "order" | "too-long";

/** In months. Leads are kept for two years after the last contact, so a longer period has nothing more. */
const longest = 60;

/** Reads `?periode=12-mois` or `?du=2026-01-01&au=2026-03-31`. With a problem, the default period is shown. */
export function readPeriod(
	query: URLSearchParams,
	today: string,
): { period: Period; typed: { from: string; to: string }; problem: PeriodProblem | null } {
	const [from, to] = [query.get("du")?.trim() ?? "", query.get("au")?.trim() ?? ""];
	const chosen = periodNames.find((name) => name === query.get("periode")) ?? "3-mois";
	const typed = { from, to };
	if (from === "" && to === "") return { period: namedPeriod(chosen, today), typed, problem: null };
	const problem = problemOf(from, to);
	return { period: problem ? namedPeriod("3-mois", today) : { name: "dates", from, to }, typed, problem };
}

function problemOf(from: string, to: string): PeriodProblem | null {
	if (!isDay(from) || !isDay(to)) return "unreadable";
	if (from > to) return "order";
	return from < addMonths(to, -longest) ? "too-long" : null;
}

export function namedPeriod(name: PeriodName, today: string): Period {
	const month = `${today.slice(0, 7)}-01`;
	switch (name) {
		case "mois":
			return { name, from: month, to: today };
		case "mois-dernier":
			return { name, from: addMonths(month, -1), to: addDays(month, -1) };
		case "annee":
			return { name, from: `${today.slice(0, 4)}-01-01`, to: today };
		case "3-mois":
			return { name, from: addDays(addMonths(today, -3), 1), to: today };
		case "12-mois":
			return { name, from: addDays(addMonths(today, -12), 1), to: today };
	}
}

/** The months that a period touches, `YYYY-MM`, oldest first. */
export function monthsOf({ from, to }: Pick<Period, "from" | "to">): string[] {
	const months: string[] = [];
	for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month.slice(0, 7));
	return months;
}
