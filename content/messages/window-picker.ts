import type { Localized } from "#app/locale/locales.ts";

/** The words of the days and arrival windows that a customer chooses from. Members cannot edit them. */
export interface WindowPickerWords {
	day: string;
	span: (from: string, until: string) => string;
	/** The legend of the windows of a day. */
	arrival: (day: string) => string;
	window: (from: string, to: string) => string;
	free: (windows: number) => string;
	/** For screen readers. */
	spoken: (day: string, state: string) => string;
	freeWindows: (windows: number) => string;
	full: string;
	/** Nothing is booked, but the work does not fit into the hours of a crew. */
	none: { note: string; spoken: string };
	closed: string;
	doneBefore: (time: string) => string;
	taken: string;
	notice: string;
	own: string;
}

export const windowPickerWords: Localized<WindowPickerWords> = {
	fr: {
		day: "Jour",
		span: (from, until) => `Du ${from} au ${until}`,
		arrival: (day) => `${day} : heure d’arrivée`,
		window: (from, to) => `${from} à ${to}`,
		free: (windows) => (windows === 1 ? "1 libre" : `${windows} libres`),
		spoken: (day, state) => `${day} : ${state}`,
		freeWindows: (windows) => (windows === 1 ? "1 moment libre" : `${windows} moments libres`),
		full: "Complet",
		none: { note: "0 libre", spoken: "aucun moment libre" },
		closed: "Fermé",
		doneBefore: (time) => `Fini avant ${time}`,
		taken: "Déjà pris",
		notice: "Délai trop court",
		own: "Votre moment actuel",
	},
	en: {
		day: "Day",
		span: (from, until) => `${from} to ${until}`,
		arrival: (day) => `${day}: time of arrival`,
		window: (from, to) => `${from} to ${to}`,
		free: (windows) => `${windows} free`,
		spoken: (day, state) => `${day}: ${state}`,
		freeWindows: (windows) => (windows === 1 ? "1 free time" : `${windows} free times`),
		full: "Full",
		none: { note: "0 free", spoken: "no free times" },
		closed: "Closed",
		doneBefore: (time) => `Done before ${time}`,
		taken: "Already taken",
		notice: "Too soon",
		own: "Your current time",
	},
};
