import { randomUUID } from "node:crypto";
import { followTokenFor } from "../app/leads/.server/follow-lead.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { Appointment, AppointmentStatus, ArrivalWindow } from "../app/model/appointments/appointment.ts";
import { bookedWindowOf } from "../app/model/appointments/appointment-dates.ts";
import type { Crew } from "../app/model/appointments/crew.ts";
import { crewDayId, takenBy, takesTime } from "../app/model/appointments/crew-day.ts";
import { newJob, noJobContent } from "../app/model/jobs/job.ts";
import type { Lead } from "../app/model/leads/lead.ts";
import { stateOf, withState } from "../app/model/leads/lead-history.ts";
import { placeOf } from "../app/model/leads/lead-place.ts";
import type { LeadStatus } from "../app/model/leads/lead-status.ts";
import type { DocumentStore, Write } from "../app/model/ports.ts";
import type { ServiceName } from "../app/model/service-names.ts";
import { addDays, mondayOf } from "../app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "../app/time/montreal.ts";
import { company } from "../content/company.ts";
import { serviceArea } from "../content/service-area.ts";
import { commandParts } from "./command-parts.ts";

const by = { id: "demo", name: "Répartition" };
const hours = [
	{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" },
	{ days: [6], from: "09:00", to: "15:00" },
];
const crewOf = (name: string, people: string, colour: Crew["colour"], area: string, createdAt: string): Crew => ({
	...{ name, size: 2, people, colour, services: null, areas: [area], hours, away: [], active: true, calendarKey: null },
	createdAt,
});

const morning = { from: "08:00", to: "10:00" };
const late = { from: "10:00", to: "12:00" };
const noon = { from: "13:00", to: "15:00" };
const afternoon = { from: "15:00", to: "17:00" };

type Row = readonly [
	crew: "montreal" | "laval" | "rive-sud",
	/** Days after the Monday of this week. */
	on: number,
	at: ArrivalWindow,
	minutes: number,
	name: string,
	service: ServiceName,
	postalCode: string,
	/** Empty when it is not known. */
	street: string,
	/** By default done before today and booked from today on. */
	status?: AppointmentStatus,
];

const cities = { montreal: "Montréal", laval: "Laval", "rive-sud": "Longueuil" } as const;

const accessNote = "Sonner deux fois. Chat à ne pas laisser sortir. Stationnement dans la ruelle.";

const [m, l, r] = ["montreal", "laval", "rive-sud"] as const;

const demos: readonly Row[] = [
	[m, -3, morning, 120, "Alice Démo", "ventilation-ducts", "H2J1K9", "4521, rue Démo"],
	[l, -4, noon, 90, "Benoît Démo", "dryer-ducts", "H7N1A1", "12, boulevard Démo", "missed"],
	[m, 0, morning, 135, "Hélène Démo-Roy", "ventilation-ducts", "H3B1A1", "300, rue de la Démonstration"],
	[m, 0, noon, 75, "Marc Démo-Gagnon", "air-exchanger-ducts", "H2C1A1", "88, avenue Démo"],
	[m, 1, morning, 135, "Sophie Démo", "ventilation-ducts", "H4C1A1", "9, rue Démo"],
	[m, 1, noon, 120, "Resto Démo", "factory-shop-office", "H2W1A1", "1500, boulevard Démo"],
	[m, 2, morning, 60, "Sami Démo", "dryer-ducts", "H1X1A1", "77, 3e Avenue Démo"],
	[m, 2, noon, 75, "Paul Démo", "dryer-ducts", "H1K2B4", "6820, avenue Démo"],
	[m, 3, morning, 150, "Ariane Démo-Tremblay", "ventilation-ducts", "H2T2S9", "5150, rue Démo", "proposed"],
	[m, 4, late, 120, "Garderie Démo", "house-cleaning", "H1Y1A1", ""],
	[l, 0, morning, 420, "Syndicat Démo, 24 logements", "condo-building", "H7N1A1", "2, place de la Démonstration"],
	[l, 1, late, 75, "Nora Démo", "air-exchanger-ducts", "H7L1A1", "41, rue Démo"],
	[l, 2, late, 60, "Bilal Démo", "oriental-rugs", "H7N1A1", "18, rue Démo"],
	[l, 2, afternoon, 60, "Julie Démo-Paré", "ventilation-ducts", "H7R1A1", "903, rue Démo"],
	[l, 3, noon, 90, "Nadia Démo", "ventilation-ducts", "H7W1A1", "64, avenue Démo"],
	[l, 3, afternoon, 60, "Clinique Démo", "factory-shop-office", "H7T1A1", "2100, boulevard Démo"],
	[l, 5, late, 60, "Omar Démo", "furniture-mattresses", "H7X1A1", "7, croissant Démo"],
	[r, 1, morning, 90, "Élise Démo", "air-exchanger-ducts", "J4Z1A1", "350, rue Démo"],
	[r, 1, noon, 150, "Farah Démo", "house-cleaning", "J4W1A1", "27, place Démo"],
	[r, 2, morning, 90, "Gabriel Démo", "furniture-mattresses", "J4K1A1", "510, chemin Démo"],
	[r, 2, afternoon, 60, "David Démo", "factory-shop-office", "J4B1A1", "99, rue Démo", "proposed"],
	[r, 4, noon, 120, "Inès Démo", "oriental-rugs", "J4P1A1", "14, rue Démo", "cancelled"],
	[m, 7, morning, 120, "Lina Démo", "ventilation-ducts", "H1V1B2", "611, rue Démo"],
	[m, 8, noon, 120, "Kim Démo", "dryer-ducts", "H4G1A1", "200, rue Démo"],
	[l, 8, morning, 90, "Mona Démo", "ventilation-ducts", "H7P1A1", "83, rue Démo", "proposed"],
	[l, 9, noon, 120, "Noé Démo", "house-cleaning", "H7G1A1", "5, rue Démo"],
	[r, 10, morning, 180, "Olga Démo", "house-cleaning", "J4Y1A1", "1212, rue Démo"],
];

/** Three crews with the appointments of this week and the next, in all statuses. Two of them overlap. */
export async function seedAgenda(store: DocumentStore, secret: string): Promise<number> {
	const today = dayInMontreal(new Date());
	const monday = mondayOf(today);
	const away = { from: addDays(monday, 9), to: addDays(monday, 9), reason: "Formation" };
	const crews: readonly (readonly [string, Crew])[] = [
		["montreal", crewOf("Montréal", "Samir et Léa", "spruce", "montreal", "2026-01-01T12:00:00.000Z")],
		["laval", crewOf("Laval", "Karim et Zoé", "amber", "laval", "2026-01-02T12:00:00.000Z")],
		[
			"rive-sud",
			{ ...crewOf("Rive-Sud", "Inès et Tom", "sage", "rive-sud", "2026-01-03T12:00:00.000Z"), away: [away] },
		],
	];
	for (const [id, data] of crews) await store.commit([{ kind: "create", collection: "crews", id, data }]);
	for (const [index, demo] of demos.entries()) await addAppointment(store, secret, demo, { index, today, monday });
	return demos.length;
}

async function addAppointment(
	store: DocumentStore,
	secret: string,
	[crew, on, window, minutes, name, service, postalCode, street, asked]: Row,
	{ index, today, monday }: { index: number; today: string; monday: string },
): Promise<void> {
	const day = addDays(monday, on);
	const received = momentInMontreal(addDays(day < today ? day : today, -6), "10:00");
	const leadId = randomUUID();
	await receiveLead(
		{
			kind: "contact",
			fields: {
				...{ name, service, postalCode, message: "", marketing: false, reachBy: "phone" },
				email: `agenda${index}@exemple.example`,
				phone: `51455501${String(index % 100).padStart(2, "0")}`,
			},
			place: placeOf(postalCode, serviceArea, company),
			...{ photos: [], locale: "fr", key: leadId, marketingText: "" },
			// A flagged lead sends no mail; the flag is cleared below.
			flags: ["rate-limit"],
		},
		commandParts(store, () => received, secret),
	);
	const found = await store.get("leads", leadId);
	if (!found) return;
	const status = asked ?? (day < today ? "done" : "booked");
	const at = received.toISOString();
	// Every third customer said how to get in.
	const note = index % 3 === 0 ? accessNote : "";
	const appointment: Appointment = {
		...{ lead: leadId, crew, day, window, minutes, travel: 30, status, sequence: 0, accepted: [], by },
		...{ accessNote: note, noteUntil: note ? momentInMontreal(addDays(day, 7), "00:00").toISOString() : null },
		...{ remindAt: null, createdAt: at, updatedAt: at },
		proposalUntil: status === "proposed" ? momentInMontreal(addDays(today, 3), "18:00").toISOString() : null,
	};
	const id = randomUUID();
	const lead = handled(
		{
			...found.data,
			spam: [],
			address: street ? { street, unit: "", city: cities[crew] } : null,
			followToken: followTokenFor(leadId, secret),
		},
		id,
		appointment,
		at,
	);
	await store.commit([
		{ kind: "replace", collection: "leads", id: leadId, version: found.version, data: lead },
		{ kind: "create", collection: "appointments", id, data: appointment },
		...(await takenWrites(store, id, appointment)),
		...(status === "done" ? [jobOf(id, appointment)] : []),
	]);
}

function jobOf(id: string, { lead, day }: Appointment): Write {
	const now = momentInMontreal(day, "16:00");
	return { kind: "create", collection: "jobs", id, data: newJob(lead, noJobContent, { day, by, now }) };
}

/** The lead says the same as its appointment. */
function handled(lead: Lead, id: string, appointment: Appointment, at: string): Lead {
	const { status } = appointment;
	const statuses: Readonly<Record<AppointmentStatus, LeadStatus>> = {
		...{ proposed: "quoted", booked: "booked", done: "done", cancelled: "contacted", missed: "contacted" },
	};
	const before = stateOf(lead);
	const hasVisit = status === "booked" || status === "proposed" || status === "done";
	const visit = hasVisit ? bookedWindowOf(id, appointment) : null;
	const after = { ...before, status: statuses[status], visit, answeredAt: at, assignee: by };
	const kind = status === "booked" ? ("visit" as const) : ("status" as const);
	const entry = { id: randomUUID(), at, by, kind, revision: 1, before, after, mails: [], undone: false };
	return withState(lead, after, { revision: 1, openedAt: at, history: [entry] });
}

async function takenWrites(store: DocumentStore, appointment: string, place: Appointment): Promise<Write[]> {
	if (!takesTime(place)) return [];
	const { crew, day } = place;
	const id = crewDayId(crew, day);
	const taken = { appointment, ...takenBy(place) };
	const found = await store.get("crewDays", id);
	if (!found) return [{ kind: "create", collection: "crewDays", id, data: { crew, day, taken: [taken] } }];
	const data = { crew, day, taken: [...found.data.taken, taken] };
	return [{ kind: "replace", collection: "crewDays", id, version: found.version, data }];
}
