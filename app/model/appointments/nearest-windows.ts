import { type ChosenWindow, windowValue } from "./chosen-window.ts";
import { minutesOf } from "./crew-day.ts";
import type { FreeWindow } from "./free-windows.ts";

export type NearReason = "same-day" | "same-hour" | "soonest";

interface NearWindow {
	window: FreeWindow;
	reason: NearReason;
}

/**
 * What to offer instead of a window that has gone: the nearest one of the same day, the same hour on the nearest day,
 * and the soonest. Where one of them is missing, the next soonest one takes its place.
 */
export function nearestWindows(free: readonly FreeWindow[], gone: ChosenWindow, count = 3): NearWindow[] {
	const soonest = free.filter((window) => windowValue(window) !== windowValue(gone)).toSorted(byTime);
	const found: NearWindow[] = [];
	const add = (window: FreeWindow | undefined, reason: NearReason) => {
		if (window && found.length < count && !found.some((near) => near.window === window)) found.push({ window, reason });
	};
	const sameDay = soonest.filter(({ day }) => day === gone.day);
	add(
		nearest(sameDay, ({ window }) => minutesOf(window.from) - minutesOf(gone.window.from)),
		"same-day",
	);
	const sameHour = soonest.filter(({ day, window }) => day !== gone.day && window.from === gone.window.from);
	add(
		nearest(sameHour, ({ day }) => Date.parse(day) - Date.parse(gone.day)),
		"same-hour",
	);
	for (const window of soonest) add(window, "soonest");
	return found;
}

/** Of two that are equally far, the later one. */
function nearest(windows: readonly FreeWindow[], distance: (window: FreeWindow) => number): FreeWindow | undefined {
	const far = (window: FreeWindow) => Math.abs(distance(window)) - (distance(window) > 0 ? 0.5 : 0);
	return windows.toSorted((one, other) => far(one) - far(other))[0];
}

function byTime(one: FreeWindow, other: FreeWindow): number {
	return windowValue(one) < windowValue(other) ? -1 : 1;
}
