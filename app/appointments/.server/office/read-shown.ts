import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { takesTime } from "#app/model/appointments/crew-day.ts";
import type { TakenDays } from "#app/model/appointments/free-windows.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { readCrews } from "../crews.ts";
import { readAppointments, readTaken } from "../read-agenda.ts";
import { type AgendaScope, dayWithin, maySeeCrew } from "./agenda-access.ts";

export interface AgendaEntry {
	id: string;
	appointment: Appointment;
	/** Null in the moment in which a lead is deleted, before its appointments are. */
	lead: Lead | null;
}

export interface ShownAgenda {
	/** The crews that the member may choose. */
	choices: readonly CrewEntry[];
	/** The chosen ones: active, or with appointments on these days. */
	crews: readonly CrewEntry[];
	entries: readonly AgendaEntry[];
	taken: TakenDays;
	/** Days on which the company is closed. */
	closed: ReadonlySet<string>;
}

/** Reads the days and crews that are asked for, as far as the member may see them. */
export async function readShown(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	scope: AgendaScope,
	asked: { from: string; until: string; crews: readonly string[] },
): Promise<ShownAgenda> {
	const company = reader.read("company");
	const [from, until] = [dayWithin(scope, asked.from), dayWithin(scope, asked.until)];
	const [allCrews, allAppointments, taken] = await Promise.all([
		readCrews(store, company),
		readAppointments(store, from, until),
		readTaken(store, from, until),
	]);
	const seen = allAppointments.filter(({ data }) => takesTime(data) && maySeeCrew(scope, data.crew));
	const known = allCrews.filter(({ id }) => maySeeCrew(scope, id));
	// Nothing that was booked becomes invisible, whatever happened to its crew.
	const busy = new Set(seen.map(({ data }) => data.crew));
	const lost = [...busy].filter((id) => !known.some((crew) => crew.id === id)).map(unknownCrew);
	const choices = [...known.filter(({ id, active }) => active || busy.has(id)), ...lost];
	const chosen = choices.filter(({ id }) => asked.crews.includes(id));
	const crews = chosen.length > 0 ? chosen : choices;
	const shown = seen.filter(({ data }) => crews.some(({ id }) => id === data.crew));
	const leads = await Promise.all(shown.map(({ data }) => store.get("leads", data.lead)));
	const entries = shown.map(({ id, data }, index) => ({ id, appointment: data, lead: leads[index]?.data ?? null }));
	return { choices, crews, entries, taken, closed: new Set(company.holidays) };
}

function unknownCrew(id: string): CrewEntry {
	return {
		id,
		name: id,
		size: 0,
		people: "",
		colour: "sage",
		services: null,
		areas: null,
		hours: [],
		away: [],
		active: false,
		calendarKey: null,
		createdAt: new Date(0).toISOString(),
	};
}
