import { exactTime } from "#app/model/appointments/booking-form.ts";

/** The values of the booking form by field, as typed or as the agenda links to it. */
export type BookingStart = Readonly<Partial<Record<BookingField, string>>> & {
	/** The time was taken, or the appointment changed: nothing is chosen. */
	isLate?: boolean;
	/** The note was refused: the panel shows the one that somebody else wrote. */
	isNoteChanged?: boolean;
};

type BookingField =
	| "place"
	| "day"
	| "from"
	| "minutes"
	| "crew"
	| "street"
	| "unit"
	| "postalCode"
	| "note"
	| `base.${"street" | "unit" | "postalCode" | "note" | "minutes"}`
	| "text"
	| "tells"
	| "reminds"
	/** The first day of the table. */
	| "since";

/** What the URL asks for: a time that was pressed in the agenda, and the days of the table. */
export function startOf(query: URLSearchParams): BookingStart {
	const value = (name: string) => query.get(name) ?? "";
	return { day: value("jour"), from: value("de"), crew: value("equipe"), since: value("des") };
}

/** The values after a button was pressed that does not book: the days of the table, or the fix of a warning. */
export function pressed(typed: Readonly<Record<string, string>>): Record<string, string> {
	const [verb, value = ""] = (typed.do ?? "").split(":");
	const sent = { ...typed } as Record<string, string>;
	if (verb === "since") sent.since = value;
	if (verb === "length") sent.minutes = value;
	if (verb === "crew") {
		const [day = "", from = ""] = (typed.place ?? "").split("/");
		if (typed.place === exactTime) sent.crew = value;
		else sent.place = [day, from, value].join("/");
	}
	return sent;
}
