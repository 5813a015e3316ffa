import type { Locale } from "#app/locale/locales.ts";

/** When the crew arrives, as it stands in mails, on pages and in tasks. */
export interface AppointmentTimeWords {
	between: (from: string, to: string) => string;
	at: (time: string) => string;
	on: (day: string, time: string) => string;
}

export const appointmentTimes: Readonly<Record<Locale, AppointmentTimeWords>> = {
	fr: {
		between: (from, to) => `entre ${from} et ${to}`,
		at: (time) => `à ${time}`,
		on: (day, time) => `${day}, ${time}`,
	},
	en: {
		between: (from, to) => `between ${from} and ${to}`,
		at: (time) => `at ${time}`,
		on: (day, time) => `${day}, ${time}`,
	},
};
