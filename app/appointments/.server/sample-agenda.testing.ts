import { randomUUID } from "node:crypto";
import type { Appointment, AppointmentStatus } from "#app/model/appointments/appointment.ts";
import { bookedWindowOf } from "#app/model/appointments/appointment-dates.ts";
import type { Crew } from "#app/model/appointments/crew.ts";
import { crewDayId, takenBy, takesTime } from "#app/model/appointments/crew-day.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Creation } from "#app/model/ports.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";

export function sampleCrew(name: string, changes: Partial<Crew> = {}): Crew {
	return {
		name,
		size: 2,
		people: "",
		colour: "spruce",
		services: null,
		areas: null,
		away: [],
		active: true,
		hours: [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }],
		calendarKey: null,
		createdAt: "2026-01-01T00:00:00.000Z",
		...changes,
	};
}

export interface SampleJob {
	/** The id of the appointment; random by default. */
	id?: string;
	crew: string;
	day: string;
	/** `08:00-10:00`. */
	at: string;
	minutes?: number;
	travel?: number;
	status?: AppointmentStatus;
	accessNote?: string;
	lead?: Partial<Lead>;
}

/** The documents of an agenda as the server would have written them: leads, appointments and what is taken. */
export function agendaDocuments(crews: Readonly<Record<string, Crew>>, jobs: readonly SampleJob[]): Creation[] {
	const placed = jobs.map((job) => ({ leadId: randomUUID() as string, id: job.id ?? (randomUUID() as string), job }));
	const appointments = placed.map(({ leadId, id, job }) => ({ id, data: appointmentOf(leadId, job) }));
	const days = Map.groupBy(
		appointments.filter(({ data }) => takesTime(data)),
		({ data }) => crewDayId(data.crew, data.day),
	);
	return [
		...Object.entries(crews).map(([id, data]) => ({ kind: "create", collection: "crews", id, data }) as const),
		...placed.map(({ leadId, id, job }) => {
			const reference = `AIR-${leadId.slice(0, 7).toUpperCase()}`;
			const visit = bookedWindowOf(id, appointmentOf(leadId, job));
			const booked = job.status === undefined && { status: "booked" as const, desk: { ...contactLead.desk, visit } };
			const data: Lead = { ...contactLead, reference, ...booked, ...job.lead };
			return { kind: "create", collection: "leads", id: leadId, data } as const;
		}),
		...appointments.map(({ id, data }) => ({ kind: "create", collection: "appointments", id, data }) as const),
		...[...days].map(([id, taken]) => {
			const { crew = "", day = "" } = taken[0]?.data ?? {};
			const times = taken.map((each) => ({ appointment: each.id, ...takenBy(each.data) }));
			return { kind: "create", collection: "crewDays", id, data: { crew, day, taken: times } } as const;
		}),
	];
}

function appointmentOf(
	lead: string,
	{ crew, day, at, minutes = 60, travel = 30, status = "booked", accessNote = "" }: SampleJob,
): Appointment {
	const [from = "", to = from] = at.split("-");
	return {
		lead,
		crew,
		day,
		window: { from, to },
		minutes,
		travel,
		status,
		accessNote,
		sequence: 0,
		noteUntil: null,
		remindAt: null,
		proposalUntil: null,
		accepted: [],
		by: { id: "m1", name: "Ariane" },
		createdAt: "2026-11-01T12:00:00.000Z",
		updatedAt: "2026-11-01T12:00:00.000Z",
	};
}
