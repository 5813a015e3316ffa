/** The days and arrival windows that a customer chooses from, in words. One radio group over all days. */
export interface WindowPickerView {
	/** The name of the group of days. */
	dayLabel: string;
	/** `Du 17 novembre au 7 décembre`. */
	span: string;
	days: readonly PickerDay[];
}

export interface PickerDay {
	/** `2026-11-19`. */
	day: string;
	/** `jeu.`, `19`, and `nov.` on the first day of the strip and of a month; otherwise empty. */
	weekday: string;
	date: string;
	month: string;
	/** For screen readers: `jeudi 19 novembre : 3 moments libres`. */
	spoken: string;
	/** `closed`: the company does not work. `full`: it works, and no window is free. */
	state: "free" | "full" | "closed";
	/** `3 libres`, `Complet` or `Fermé`. */
	note: string;
	/** `Jeudi 19 novembre : heure d’arrivée`. */
	legend: string;
	/** Empty unless one of them is free. */
	windows: readonly PickerWindow[];
}

export interface PickerWindow {
	/** The value of the radio button (`windowValue`). */
	value: string;
	/** `10 h à 12 h`. */
	text: string;
	/** `Fini avant 13 h 30`, or why it is not free. */
	note: string;
	isFree: boolean;
}
