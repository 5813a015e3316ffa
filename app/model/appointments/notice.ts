import { dayInMontreal, momentInMontreal } from "#app/time/montreal.ts";
import type { ArrivalWindow } from "./appointment.ts";
import type { BookingRules } from "./booking-rules.ts";

export interface Notice {
	/** The first day on which a window may be late enough. */
	day: string;
	/** Whether at least the notice time passes until the window starts. Counts real hours, also when clocks change. */
	allows(day: string, window: Pick<ArrivalWindow, "from">): boolean;
}

export function noticeOf(now: Date, { noticeHours }: Pick<BookingRules, "noticeHours">): Notice {
	const earliest = new Date(now.getTime() + noticeHours * 60 * 60 * 1000);
	const limit = dayInMontreal(earliest);
	return {
		day: limit,
		// Only on the day of the limit does the time matter. Converting it is slow (Intl): 5 µs for each window.
		allows: (day, { from }) => (day === limit ? momentInMontreal(day, from) >= earliest : day > limit),
	};
}
