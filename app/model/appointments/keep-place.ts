import type { AppointmentPlace } from "./appointment.ts";
import { takenBy } from "./crew-day.ts";
import type { Availability } from "./free-windows.ts";

/**
 * Whether an appointment may be at a place: it is offered, or the appointment has it already. `offered` must be computed
 * for the same minutes and area, with the appointment in `moving`.
 */
export function mayBook(place: AppointmentPlace, offered: Availability, own: AppointmentPlace | null = null): boolean {
	return (own !== null && mayKeep(place, own)) || isOffered(place, offered);
}

/**
 * An appointment keeps its crew, day and window, even when they are no longer offered (short notice, a crew that is away,
 * a closed day, other hours). It may not take more time than it has: that time may belong to the next appointment.
 */
export function mayKeep(place: AppointmentPlace, own: AppointmentPlace): boolean {
	const isSame = place.crew === own.crew && place.day === own.day && isSameWindow(place, own);
	return isSame && takenBy(place).to <= takenBy(own).to;
}

function isOffered(place: AppointmentPlace, offered: Availability): boolean {
	if (offered.kind !== "windows") return false;
	return offered.windows.some(
		(free) => free.day === place.day && isSameWindow(free, place) && free.crews.includes(place.crew),
	);
}

function isSameWindow(one: Pick<AppointmentPlace, "window">, other: Pick<AppointmentPlace, "window">): boolean {
	return one.window.from === other.window.from && one.window.to === other.window.to;
}
