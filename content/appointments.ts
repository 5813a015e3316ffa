import type { BookingRules } from "#app/model/appointments/booking-rules.ts";

export const appointments: BookingRules = {
	windows: [
		{ from: "08:00", to: "10:00" },
		{ from: "10:00", to: "12:00" },
		{ from: "13:00", to: "15:00" },
		{ from: "15:00", to: "17:00" },
	],
	travel: { usual: 30, areas: [] },
	noticeHours: 24,
	horizonDays: 21,
	modes: { "post-disaster": "by-phone" },
	instantPerDay: 10,
};
