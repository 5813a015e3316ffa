import type { ArrivalWindow } from "./appointment.ts";

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
}

export function travelTo(area: string | null, { travel }: Pick<BookingRules, "travel">): number {
	return travel.areas.find((each) => each.area === area)?.minutes ?? travel.usual;
}

/** Until this long before the window starts, customers move and cancel by themselves. In hours. */
export const changeableUntil = 24;
