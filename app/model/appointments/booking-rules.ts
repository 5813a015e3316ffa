import type { ServiceName } from "../service-names.ts";
import type { ArrivalWindow } from "./appointment.ts";

/**
 * What choosing a window means for a customer. `instant`: it is booked at once. `on-request`: it is asked for, and a
 * member confirms it. `by-phone`: no windows are shown, and the team calls. From the one that decides most for a job
 * with several services.
 */
export const bookingModes = ["by-phone", "on-request", "instant"] as const;

export type BookingMode = (typeof bookingModes)[number];

/** The owner's settings for appointments, the same for all crews. */
export interface BookingRules {
	/** The arrival windows that are offered, in the order of the day. */
	windows: readonly ArrivalWindow[];
	/** Minutes on the road after a job, by area id; `usual` for every other place. */
	travel: { usual: number; areas: readonly { area: string; minutes: number }[] };
	/** The shortest time between a booking and the start of its window. */
	noticeHours: number;
	/** How far ahead windows are offered. */
	horizonDays: number;
	/** Services without an entry are booked on request. */
	modes: Readonly<Partial<Record<ServiceName, BookingMode>>>;
	/** The most instant bookings of all visitors together in one day: nobody can fill the agenda. */
	instantPerDay: number;
}

export const usualMode: BookingMode = "on-request";

/** Entries of earlier builds have neither modes nor the limit of a day. */
export function completeRules(
	stored: Omit<BookingRules, "modes" | "instantPerDay"> & Partial<BookingRules>,
): BookingRules {
	return { modes: {}, instantPerDay: 10, ...stored };
}

/** The mode of a job: the service that needs a person most decides. */
export function modeFor(services: readonly ServiceName[], { modes }: Pick<BookingRules, "modes">): BookingMode {
	const asked = services.map((service) => modes[service] ?? usualMode);
	return bookingModes.find((mode) => asked.includes(mode)) ?? usualMode;
}

export function travelTo(area: string | null, { travel }: Pick<BookingRules, "travel">): number {
	return travel.areas.find((each) => each.area === area)?.minutes ?? travel.usual;
}

/** Until this long before the window starts, customers move and cancel by themselves. In hours. */
export const changeableUntil = 24;
