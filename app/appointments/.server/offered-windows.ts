import type { ContentReader } from "#app/.server/content/reader.ts";
import { type BookingMode, modeFor, travelTo } from "#app/model/appointments/booking-rules.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import { type FreeWindow, freeWindows, type OnRequestReason } from "#app/model/appointments/free-windows.ts";
import { type WindowRow, windowTable } from "#app/model/appointments/window-table.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { bookingRules } from "./booking-rules.ts";
import { readCrews } from "./crews.ts";
import { readTaken } from "./read-agenda.ts";

/** A longer list helps nobody on a phone. */
const mostDays = 21;

export interface OfferedWork {
	services: readonly ServiceName[];
	/** The id of the area; null outside of all areas. */
	area: string | null;
	/** Null when nobody knows how long it takes. */
	minutes: number | null;
	/** An appointment that moves: its own time counts as free. */
	moving?: string;
}

export type WindowOffer = { mode: BookingMode } & (
	| {
			kind: "windows";
			free: readonly FreeWindow[];
			/** Every day from the first to the last, with the reasons why a window is not free. */
			rows: readonly WindowRow[];
			minutes: number;
			travel: number;
	  }
	| { kind: "on-request"; reason: OnRequestReason | "by-phone" }
);

/** The windows that a customer may choose from, as they are at this moment. */
export async function offeredWindows(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	work: OfferedWork,
	now: Date,
): Promise<WindowOffer> {
	const [rules, company] = [bookingRules(reader), reader.read("company")];
	const mode = modeFor(work.services, rules);
	// The customer of a moved appointment has the right to move it, however it was made.
	if (mode === "by-phone" && work.moving === undefined) return { mode, kind: "on-request", reason: "by-phone" };
	const from = dayInMontreal(now);
	const until = addDays(from, Math.min(rules.horizonDays, mostDays));
	const [crews, taken] = await Promise.all([readCrews(store, company), readTaken(store, from, until)]);
	const wanted = { ...work, from, until, now, rules };
	const offered = freeWindows(crews, company.holidays, taken, wanted);
	if (offered.kind === "on-request" || work.minutes === null) {
		return { mode, kind: "on-request", reason: offered.kind === "on-request" ? offered.reason : "length-unknown" };
	}
	const { minutes } = work;
	return {
		...{ mode, kind: "windows", free: offered.windows, minutes },
		rows: windowTable(crews, company.holidays, taken, { ...wanted, minutes }),
		travel: travelTo(work.area, rules),
	};
}

/** The ids of the crews that are free in a window; empty when it is not offered. */
export function crewsFor(offer: WindowOffer, chosen: ChosenWindow): readonly string[] {
	const free = offer.kind === "windows" ? offer.free : [];
	return free.find((each) => windowValue(each) === windowValue(chosen))?.crews ?? [];
}
