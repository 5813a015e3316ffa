import type { Locale } from "#app/locale/locales.ts";

/** When the crew arrives, how long it stays and how many come, as it stands in mails, on pages and in tasks. */
export interface AppointmentTimeWords {
	between: (from: string, to: string) => string;
	at: (time: string) => string;
	on: (day: string, time: string) => string;
	minutes: (n: number) => string;
	hours: (n: number) => string;
	/** The minutes have two digits. */
	hoursAndMinutes: (hours: number, minutes: string) => string;
	onePerson: string;
	people: (number: string) => string;
	/** By value; larger numbers are written with digits. */
	numbers: readonly string[];
}

export const appointmentTimes: Readonly<Record<Locale, AppointmentTimeWords>> = {
	fr: {
		between: (from, to) => `entre ${from} et ${to}`,
		at: (time) => `à ${time}`,
		on: (day, time) => `${day}, ${time}`,
		minutes: (n) => `${n} minutes`,
		hours: (n) => `${n} h`,
		hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes}`,
		onePerson: "une personne",
		people: (number) => `${number} personnes`,
		numbers: ["", "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
	},
	en: {
		between: (from, to) => `between ${from} and ${to}`,
		at: (time) => `at ${time}`,
		on: (day, time) => `${day}, ${time}`,
		minutes: (n) => `${n} minutes`,
		hours: (n) => `${n} h`,
		hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
		onePerson: "one person",
		people: (number) => `${number} people`,
		numbers: ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
	},
};
