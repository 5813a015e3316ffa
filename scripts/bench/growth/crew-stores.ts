import { join } from "node:path";
import type { Appointment } from "../../../app/model/appointments/appointment.ts";
import type { Crew } from "../../../app/model/appointments/crew.ts";
import { crewDayId, takenBy } from "../../../app/model/appointments/crew-day.ts";
import { sampleCrew } from "../../../app/model/appointments/sample-crew.testing.ts";
import type { DocumentStore, Write } from "../../../app/model/ports.ts";
import { addDays } from "../../../app/time/days.ts";
import { appointments as rules } from "../../../content/appointments.ts";
import { create } from "../../../tests/mail/sample-leads.ts";
import { fewLeads, leadAt } from "./lead-stores.ts";
import { now, today } from "./moment.ts";
import { seededStore } from "./seed.ts";

/** Weeks before and after today of a new company. */
const fewDays = 28;
/** Half of them in the past. */
const manyDays = 730;

interface CrewStore {
	crews: number;
	hasYears: boolean;
}

export function crewStore(folder: string, { crews, hasYears }: CrewStore): Promise<DocumentStore> {
	const days = hasYears ? manyDays : fewDays * 2;
	return seededStore(join(folder, `crews-${crews}-${days}.sqlite`), documents(crews, days));
}

function* documents(crews: number, days: number): Generator<Write> {
	for (let index = 0; index < fewLeads; index++) yield create("leads", `lead-${index}`, leadAt(index));
	for (let crew = 0; crew < crews; crew++) {
		yield create("crews", `crew-${crew}`, crewAt(crew));
		for (let at = 0; at < days; at++) yield* dayOf(crew, at - days / 2);
	}
}

function crewAt(index: number): Crew {
	const { id: _, ...crew } = sampleCrew;
	return {
		...crew,
		name: `Équipe ${index}`,
		away: [{ from: addDays(today, index), to: addDays(today, index), reason: "" }],
		createdAt: new Date(index).toISOString(),
	};
}

/** Two appointments on most days: some windows stay free, so that none is skipped early. */
function* dayOf(index: number, ahead: number): Generator<Write> {
	const [crew, day] = [`crew-${index}`, addDays(today, ahead)];
	const windows = rules.windows.filter((_, window) => Math.abs(ahead + index + window) % 2 === 0);
	const places = windows.map((window) => ({ crew, day, window, minutes: 60, travel: 30 }));
	const idOf = (nth: number) => `${crew}-${day}-${nth}`;
	yield create("crewDays", crewDayId(crew, day), {
		...{ crew, day },
		taken: places.map((place, nth) => ({ appointment: idOf(nth), ...takenBy(place) })),
	});
	for (const [nth, place] of places.entries()) {
		const lead = `lead-${Math.abs(ahead * 31 + index * 7 + nth) % fewLeads}`;
		yield create("appointments", idOf(nth), { ...place, ...booked, lead, status: ahead < 0 ? "done" : "booked" });
	}
}

const booked: Omit<Appointment, "crew" | "day" | "window" | "minutes" | "travel" | "lead" | "status"> = {
	...{ sequence: 0, accessNote: "", noteUntil: null, remindAt: null, proposalUntil: null, accepted: [] },
	...{ by: { id: "me", name: "Moi" }, createdAt: now.toISOString(), updatedAt: now.toISOString() },
};
