import { addDays, isDay } from "#app/time/days.ts";

/** `missing`: the file for accounting needs both days. */
type DaysProblem = "unreadable" | "order" | "missing";

export interface TypedDays {
	from: string;
	to: string;
	problem: DaysProblem | null;
}

/** Reads the days that a form sent as `du` and `au`. Both are kept as typed when there is a problem. */
export function readDays(sent: URLSearchParams | FormData, { required = false } = {}): TypedDays {
	const [from = "", to = ""] = ["du", "au"].map((name) => String(sent.get(name) ?? "").trim());
	return { from, to, problem: problemOf(from, to, required) };
}

function problemOf(from: string, to: string, required: boolean): DaysProblem | null {
	if (required && (from === "" || to === "")) return "missing";
	if ([from, to].some((day) => day !== "" && !isDay(day))) return "unreadable";
	return from !== "" && to !== "" && from > to ? "order" : null;
}

/** The month before the one of this day. */
export function lastMonth(today: string): { from: string; to: string } {
	const to = addDays(`${today.slice(0, 7)}-01`, -1);
	return { from: `${to.slice(0, 7)}-01`, to };
}
