import type { ContentReader } from "#app/.server/content/reader.ts";
import { type BookingMode, modeFor, travelTo } from "#app/model/appointments/booking-rules.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import { type FreeWindow, type OnRequestReason, whyOnRequest } from "#app/model/appointments/free-windows.ts";
import { freeIn, type WindowRow, windowTable } from "#app/model/appointments/window-table.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { bookingRules } from "./booking-rules.ts";
import { readCrews } from "./crews.ts";
import { readTaken } from "./read-agenda.ts";

/** More than that is hard to compare on a phone. */
const mostDays = 21;

export interface WantedWork {
	services: readonly ServiceName[];
	/** The id of the area; null outside of all areas. */
	area: string | null;
	/** Null when nobody knows how long it takes. */
	minutes: number | null;
	/** An appointment that moves: its own time counts as free. */
	moving?: string;
}

interface OpenWindows {
	kind: "windows";
	free: readonly FreeWindow[];
	/** Every day from the first to the last, with the reasons why a window is not free. */
	rows: readonly WindowRow[];
	minutes: number;
	travel: number;
}

/** What a member may book. */
export type MemberOffer = OpenWindows | { kind: "on-request"; reason: OnRequestReason };

export type WindowOffer = { mode: BookingMode } & (MemberOffer | { kind: "on-request"; reason: "by-phone" });

interface OfferParts {
	store: DocumentStore;
	reader: ContentReader;
}

/** The windows that a customer may choose from, as they are at this moment. */
export async function offeredWindows(parts: OfferParts, work: WantedWork, now: Date): Promise<WindowOffer> {
	const mode = modeFor(work.services, bookingRules(parts.reader));
	// The customer of a moved appointment has the right to move it, however it was made.
	if (mode === "by-phone" && work.moving === undefined) return { mode, kind: "on-request", reason: "by-phone" };
	return { mode, ...(await memberWindows(parts, work, now)) };
}

/** The windows for a member who speaks with the customer: booking modes are for customers and do not count. */
export async function memberWindows({ store, reader }: OfferParts, work: WantedWork, now: Date): Promise<MemberOffer> {
	const [rules, company] = [bookingRules(reader), reader.read("company")];
	const from = dayInMontreal(now);
	const until = addDays(from, Math.min(rules.horizonDays, mostDays));
	const [crews, taken] = await Promise.all([readCrews(store, company), readTaken(store, from, until)]);
	const { minutes } = work;
	const reason = whyOnRequest(crews, { ...work, rules });
	if (reason || minutes === null) return { kind: "on-request", reason: reason ?? "length-unknown" };
	const rows = windowTable(crews, company.holidays, taken, { ...work, minutes, from, until, now, rules });
	return { kind: "windows", free: freeIn(rows), rows, minutes, travel: travelTo(work.area, rules) };
}

/** The ids of the crews that are free in a window; empty when it is not offered. */
export function crewsFor(offer: WindowOffer | MemberOffer, chosen: ChosenWindow): readonly string[] {
	const free = offer.kind === "windows" ? offer.free : [];
	return free.find((each) => windowValue(each) === windowValue(chosen))?.crews ?? [];
}
