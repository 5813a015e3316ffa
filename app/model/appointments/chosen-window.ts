import { isDay, isTimeOfDay } from "#app/time/days.ts";
import type { AppointmentPlace } from "./appointment.ts";

/** A day and an arrival window, before a crew is chosen. */
export type ChosenWindow = Pick<AppointmentPlace, "day" | "window">;

/** As the value of a radio button: `2026-11-19_10:00-12:00`. */
export function windowValue({ day, window }: ChosenWindow): string {
	return `${day}_${window.from}-${window.to}`;
}

/** Null for anything that `windowValue` does not write. */
export function readWindowValue(value: string): ChosenWindow | null {
	const [, day = "", from = "", to = ""] = /^([\d-]{10})_([\d:]{5})-([\d:]{5})$/.exec(value) ?? [];
	return isDay(day) && isTimeOfDay(from) && isTimeOfDay(to) ? { day, window: { from, to } } : null;
}
