import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContentReader, type Documents } from "#app/.server/content/reader.ts";
import { draftWindows } from "#app/estimate/.server/draft-windows.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { BookingMode } from "#app/model/appointments/booking-rules.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { appointments } from "#content/appointments.ts";
import { company } from "#content/company.ts";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { serviceArea } from "#content/service-area.ts";
import { withStore } from "../e2e/office-data.ts";
import { readDocuments } from "../faults/stored-leads.ts";
import { publishedRules } from "../published-rules.ts";
import { postalCode } from "./booking-visitor.ts";
import { type Target, withTarget } from "./target.ts";

/** A site with one crew on which every service but rugs is booked at once. */
export async function withAgenda<Result>(work: (target: Target) => Promise<Result>): Promise<Result> {
	const data = await mkdtemp(join(tmpdir(), "airelle-bookings-"));
	const modes = Object.fromEntries(serviceNames.map((name): [string, BookingMode] => [name, "instant"]));
	try {
		const rules = publishedRules({ modes: { ...modes, "oriental-rugs": "on-request" } });
		await withStore({ data }, (store) => store.commit([rules]));
		return await withTarget({ TRUSTED_PROXIES: "1", DATA_DIR: data }, work);
	} finally {
		await rm(data, { recursive: true, force: true });
	}
}

/** The content that decides about windows: the rest of the originals is read by the bundler. */
const content = { appointments, company, prices, promotions, "service-area": serviceArea } as unknown as Documents;

/** The windows that the third step offers at this moment for the estimate of `startEstimate`, read from the store. */
export function offeredIn(store: DocumentStore, now = new Date()): Promise<string[]> {
	const draft = { kinds: ["dryer-ducts"], details: { "dryer-ducts.exit": "roof" }, promotionCode: null } as const;
	const reader = createContentReader(content, () => content);
	return draftWindows({ store, reader }, draft, postalCode, now).then((offer) =>
		offer?.kind === "windows" ? offer.free.map(windowValue) : [],
	);
}

export function offered(data: string): Promise<string[]> {
	return withStore({ data }, (store) => offeredIn(store));
}

export function bookedIn(data: string): Appointment[] {
	return readDocuments(data, "appointments").flatMap(({ data: each }) => (each.status === "booked" ? each : []));
}
