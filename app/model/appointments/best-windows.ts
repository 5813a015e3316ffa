import { weekdayOf } from "#app/time/days.ts";
import type { AppointmentWishes, PartOfDay } from "../leads/lead.ts";
import { sortationAreaOf } from "../site/service-area.ts";
import { type ChosenWindow, windowValue } from "./chosen-window.ts";
import { minutesOf } from "./crew-day.ts";
import type { FreeWindow } from "./free-windows.ts";

type BestReason = "asked" | "wished-day" | "wished-part" | "same-district" | "soonest";

export interface BestWindow {
	window: FreeWindow;
	/** The id of the crew to send: one that is in the district that day, otherwise the first that is free. */
	crew: string;
	/** Never empty. `soonest`: no free window is earlier, or only its date speaks for it. */
	reasons: readonly BestReason[];
}

/** Where work is done. */
export interface WorkPlace {
	/** The id of the area; null outside of all areas. */
	area: string | null;
	postalCode: string | null;
}

/** An appointment that a crew already has. The caller leaves out the one that is moved. */
export interface CrewStop extends WorkPlace {
	crew: string;
	day: string;
}

/**
 * Each weight is more than all smaller ones together: a wished day is better than any other day. `sameDay` is lost for
 * each better window of the same day, which spreads the choices: the second window of a wished weekday comes before days
 * that nobody wished for, the third one after them.
 */
const weights = { asked: 24, date: 12, weekday: 6, part: 3, district: 2, area: 1, sameDay: -4 };

/** The windows to propose first, the best one first. Earlier windows come first where nothing else differs. */
export function bestWindows(windows: readonly FreeWindow[], { count = 3, ...proposal }: Proposal): BestWindow[] {
	const left = windows.toSorted(byTime).map((window, index) => rate(window, index === 0, proposal));
	const chosen: BestWindow[] = [];
	while (chosen.length < count && left.length > 0) {
		const rank = ({ window, weight }: Rated) =>
			weight + weights.sameDay * chosen.filter((other) => other.window.day === window.day).length;
		const next = left.reduce((best, each) => (rank(each) > rank(best) ? each : best));
		left.splice(left.indexOf(next), 1);
		const { weight: _, ...best } = next;
		chosen.push(best);
	}
	return chosen;
}

interface Proposal {
	/** The window that the customer asked for; it comes first. */
	asked?: ChosenWindow | null;
	wishes: AppointmentWishes | null;
	/** Where the work is to be done. */
	place: WorkPlace;
	stops: readonly CrewStop[];
	count?: number;
}

interface Rated extends BestWindow {
	weight: number;
}

function rate(window: FreeWindow, isFirst: boolean, { asked, wishes, place, stops }: Proposal): Rated {
	const { crew, nearness } = nearestCrew(window, place, stops);
	const isAsked = asked ? windowValue(asked) === windowValue(window) : false;
	const [day, part] = [dayWeight(window, wishes), partWeight(window, wishes?.part ?? "any")];
	const reasons: BestReason[] = isAsked ? ["asked"] : [];
	if (day > 0) reasons.push("wished-day");
	if (part > 0) reasons.push("wished-part");
	if (nearness > 0) reasons.push("same-district");
	if (isFirst || reasons.length === 0) reasons.push("soonest");
	return { window, crew, reasons, weight: (isAsked ? weights.asked : 0) + day + part + nearness };
}

function byTime(one: FreeWindow, other: FreeWindow): number {
	const key = ({ day, window }: FreeWindow) => `${day} ${window.from} ${window.to}`;
	return key(one) < key(other) ? -1 : Number(key(one) > key(other));
}

function dayWeight({ day }: FreeWindow, wishes: AppointmentWishes | null): number {
	if (wishes?.date === day) return weights.date;
	return wishes?.days.includes(weekdayOf(day)) ? weights.weekday : 0;
}

function partWeight({ window }: FreeWindow, part: PartOfDay): number {
	const isMorning = minutesOf(window.from) < 12 * 60;
	return part !== "any" && isMorning === (part === "morning") ? weights.part : 0;
}

function nearestCrew(
	{ day, crews }: FreeWindow,
	place: WorkPlace,
	stops: readonly CrewStop[],
): { crew: string; nearness: number } {
	let nearest = { crew: crews[0] ?? "", nearness: 0 };
	for (const crew of crews) {
		const own = stops.filter((stop) => stop.crew === crew && stop.day === day);
		const nearness = Math.max(0, ...own.map((stop) => nearnessOf(stop, place)));
		if (nearness > nearest.nearness) nearest = { crew, nearness };
	}
	return nearest;
}

function nearnessOf(one: WorkPlace, other: WorkPlace): number {
	const district = sortationAreaOf(one.postalCode ?? "");
	if (district !== null && district === sortationAreaOf(other.postalCode ?? "")) return weights.district;
	return one.area !== null && one.area === other.area ? weights.area : 0;
}
