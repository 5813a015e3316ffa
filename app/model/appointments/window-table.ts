import { addDays } from "../../time/days.ts";
import type { ArrivalWindow } from "./appointment.ts";
import type { CrewEntry } from "./crew.ts";
import { crewDayId, minutesOf } from "./crew-day.ts";
import {
	type AskedWindow,
	ableCrews,
	askedWindows,
	awayOn,
	type FreeWindow,
	hoursOn,
	isFree,
	type TakenDays,
	type WantedVisit,
} from "./free-windows.ts";
import { noticeOf } from "./notice.ts";

/** Why a window is not free. */
export type WindowRefusal =
	/** Only the notice time is missing: a member may still book an exact time. */
	| { reason: "notice" }
	| { reason: "taken" }
	/** The crew could arrive, but the work would end after the day of the crew. */
	| { reason: "too-short"; to: string }
	/** The window ends after the day of the crew, which ends at `to`. */
	| { reason: "after-hours"; to: string }
	/** The window starts before the day of the crew, which starts at `from`. */
	| { reason: "before-hours"; from: string }
	/** `why` is what the member wrote; empty without it. */
	| { reason: "away"; why: string }
	| { reason: "day-off" }
	/** No active crew does these services in this area. */
	| { reason: "no-crew" }
	/** The company is closed. */
	| { reason: "closed" };

/**
 * From the nearest to being possible to the farthest. A crew has the farthest of its reasons: a window that is taken and
 * outside of its hours is outside of its hours. Among several crews the nearest reason is shown.
 */
const order: readonly WindowRefusal["reason"][] = [
	"notice",
	"taken",
	"too-short",
	"after-hours",
	"before-hours",
	"away",
	"day-off",
	"no-crew",
	"closed",
];

export type WindowCell =
	| { window: ArrivalWindow; free: readonly string[]; refusal: null }
	| { window: ArrivalWindow; free: null; refusal: WindowRefusal };

export interface WindowRow {
	day: string;
	/** One for each window of the rules. */
	cells: readonly WindowCell[];
	/** The reason why no window of the day can be free, to be said once; null when the windows differ. */
	allDay: WindowRefusal | null;
}

/** Each window of each day: the ids of the crews that are free, as `freeWindows` offers them, or why there is none. */
export function windowTable(
	crews: readonly CrewEntry[],
	closures: readonly string[],
	taken: TakenDays,
	wanted: WantedVisit & { minutes: number },
): WindowRow[] {
	const able = ableCrews(crews, wanted);
	const asked = askedWindows(wanted);
	const refusalsOn = refusals(taken, wanted);
	const closed = new Set(closures);
	const rows: WindowRow[] = [];
	for (let day = wanted.from; day <= wanted.until; day = addDays(day, 1)) {
		const present = able.map((crew) => ({ id: crew.id, refusalOf: refusalsOn(day, crew) }));
		const cells = asked.map((each): WindowCell => {
			const { window } = each;
			if (closed.has(day)) return { window, free: null, refusal: { reason: "closed" } };
			const [free, refused]: [string[], WindowRefusal[]] = [[], []];
			for (const { id, refusalOf } of present) {
				const refusal = refusalOf(each);
				if (refusal) refused.push(refusal);
				else free.push(id);
			}
			if (free.length > 0) return { window, free, refusal: null };
			return { window, free: null, refusal: refused.toSorted(byNearness)[0] ?? { reason: "no-crew" } };
		});
		rows.push({ day, cells, allDay: allDayOf(cells) });
	}
	return rows;
}

/** The windows of a table that are free, as `freeWindows` lists them. */
export function freeIn(rows: readonly WindowRow[]): FreeWindow[] {
	return rows.flatMap(({ day, cells }) =>
		cells.flatMap(({ window, free }) => (free ? [{ day, window, crews: free }] : [])),
	);
}

/** Computes the hours of a crew once for all windows of a day. */
function refusals(taken: TakenDays, { minutes, rules, now, moving }: WantedVisit & { minutes: number }) {
	const notice = noticeOf(now, rules);
	return (day: string, crew: CrewEntry): ((asked: AskedWindow) => WindowRefusal | null) => {
		const away = awayOn(crew, day);
		if (away) return () => ({ reason: "away", why: away.reason });
		const hours = hoursOn(crew, day);
		if (!hours) return () => ({ reason: "day-off" });
		const { from, to } = hours;
		const [opens, closes] = [minutesOf(from), minutesOf(to)];
		const times = taken.get(crewDayId(crew.id, day)) ?? [];
		return ({ window, start, end, time }) => {
			if (start < opens) return { reason: "before-hours", from };
			if (end > closes) return { reason: "after-hours", to };
			if (end + minutes > closes) return { reason: "too-short", to };
			if (!isFree(time, times, moving)) return { reason: "taken" };
			return notice.allows(day, window) ? null : { reason: "notice" };
		};
	};
}

/** For the same reason, the crew that starts earlier or ends later is nearer; then the first crew. */
function byNearness(one: WindowRefusal, other: WindowRefusal): number {
	const distance = order.indexOf(one.reason) - order.indexOf(other.reason);
	if (distance !== 0) return distance;
	if (one.reason === "before-hours" && other.reason === one.reason) return minutesOf(one.from) - minutesOf(other.from);
	return "to" in one && "to" in other ? minutesOf(other.to) - minutesOf(one.to) : 0;
}

/** Reasons that concern the whole day, not a time of it: all windows have them, or none. */
const wholeDays: readonly WindowRefusal["reason"][] = ["away", "day-off", "no-crew", "closed"];

function allDayOf([first]: readonly WindowCell[]): WindowRefusal | null {
	return first?.refusal && wholeDays.includes(first.refusal.reason) ? first.refusal : null;
}
