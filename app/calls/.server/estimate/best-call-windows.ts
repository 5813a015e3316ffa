import { stopsBetween } from "#app/leads/.server/office/booking/free-times.ts";
import { type BestWindow, bestWindows, type WorkPlace } from "#app/model/appointments/best-windows.ts";
import type { FreeWindow } from "#app/model/appointments/free-windows.ts";
import type { CallParts } from "./read-call-work.ts";

/** The windows to propose first: where a crew is in the district anyway, then the soonest. */
export async function bestCallWindows(
	free: readonly FreeWindow[],
	place: WorkPlace,
	{ store, content }: CallParts,
): Promise<BestWindow[]> {
	const days = free.map(({ day }) => day).toSorted();
	const [first, last] = [days[0], days.at(-1)];
	if (first === undefined || last === undefined) return [];
	const company = content.reader().read("company");
	const stops = await stopsBetween({ open: null, company }, { store, content }, first, last);
	return bestWindows(free, { wishes: null, place, stops });
}

/** The crews that are free in a window, first the one that is nearest that day. */
export async function nearestFirst(window: FreeWindow, place: WorkPlace, parts: CallParts): Promise<readonly string[]> {
	const [best] = await bestCallWindows([window], place, parts);
	return best ? [best.crew, ...window.crews.filter((crew) => crew !== best.crew)] : window.crews;
}
