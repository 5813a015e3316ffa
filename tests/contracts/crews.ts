import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { firstCrew, readCrew, readCrews } from "#app/appointments/.server/crews.ts";
import { appointmentsOn, hitsOfCrew } from "#app/appointments/.server/hit-appointments.ts";
import { addCrew, nextCrewId, saveCrew } from "#app/appointments/.server/save-crew.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type CrewEntry, firstCrewId } from "#app/model/appointments/crew.ts";
import type { CrewFacts } from "#app/model/appointments/crew-form.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const company = { hours: [{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" }] };
const now = new Date("2026-11-16T15:00:00Z");

/** Crews and the appointments that a change of a crew hits: the same on every store. */
export function crewsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, crews:`, () => {
		let store: DocumentStore;
		const parts = () => ({ store, company, clock: { now: () => now } });
		const crews = () => readCrews(store, company);
		const ids = async () => (await crews()).map(({ id }) => id);

		beforeEach(async () => {
			store = typedStore(await open());
		});
		afterEach(() => store.close());

		it("starts with one crew that is not stored, and stores it when it is saved", async () => {
			expect(await crews()).toEqual([{ id: firstCrewId, ...firstCrew(company) }]);
			expect((await readCrew(store, firstCrewId, company))?.version).toBe(0);
			expect(await saveCrew(parts(), firstCrewId, 0, facts({ name: "Les matinaux" }))).toBe("saved");
			expect(await crews()).toMatchObject([{ id: firstCrewId, name: "Les matinaux" }]);
			expect((await readCrew(store, firstCrewId, company))?.version).toBe(1);
		});

		it("saves a change once when two members change the same version", async () => {
			await saveCrew(parts(), firstCrewId, 0, facts({}));
			const outcomes = await Promise.all([
				saveCrew(parts(), firstCrewId, 1, facts({ name: "Un" })),
				saveCrew(parts(), firstCrewId, 1, facts({ name: "Deux" })),
			]);
			expect(outcomes.sort()).toEqual(["conflict", "saved"]);
			expect((await readCrew(store, firstCrewId, company))?.version).toBe(2);
		});

		it("stores the first crew once when two members save it at the same time", async () => {
			const outcomes = await Promise.all([
				saveCrew(parts(), firstCrewId, 0, facts({ name: "Un" })),
				saveCrew(parts(), firstCrewId, 0, facts({ name: "Deux" })),
			]);
			expect(outcomes.sort()).toEqual(["conflict", "saved"]);
		});

		it("keeps the key of the calendar and the place in the list when a form is saved", async () => {
			const [stored] = await crews();
			await store.commit([
				create("crews", "equipe-7", { ...crewOf(stored), calendarKey: "k", createdAt: "2026-01-01" }),
			]);
			expect(await saveCrew(parts(), "equipe-7", 1, facts({ name: "Autre" }))).toBe("saved");
			expect(await crews()).toMatchObject([{ name: "Autre", calendarKey: "k", createdAt: "2026-01-01" }]);
		});

		it("does not save anything when nothing changed, also from a form that is older", async () => {
			await saveCrew(parts(), firstCrewId, 0, facts({ name: "Un" }));
			expect(await saveCrew(parts(), firstCrewId, 1, facts({ name: "Un" }))).toBe("same");
			expect(await saveCrew(parts(), firstCrewId, 0, facts({ name: "Un" }))).toBe("same");
			expect(await saveCrew(parts(), "equipe-9", 1, facts({}))).toBe("missing");
		});

		it("stores the first crew together with the second one", async () => {
			expect(nextCrewId(await crews())).toBe("equipe-2");
			expect(await addCrew(parts(), "equipe-2", facts({ name: "Deux" }))).toBe("saved");
			expect(await ids()).toEqual([firstCrewId, "equipe-2"]);
			expect(nextCrewId(await crews())).toBe("equipe-3");
		});

		it("adds one crew when its form is sent twice, and both when two members add one", async () => {
			const outcomes = await Promise.all([
				addCrew(parts(), "equipe-2", facts({ name: "Deux" })),
				addCrew(parts(), "equipe-2", facts({ name: "Deux" })),
			]);
			expect(outcomes).toContain("saved");
			expect(await addCrew(parts(), "equipe-2", facts({ name: "Deux" }))).toBe("same");
			expect(await addCrew(parts(), "equipe-2", facts({ name: "Trois" }))).toBe("conflict");
			expect(await addCrew(parts(), "equipe-3", facts({ name: "Trois" }))).toBe("saved");
			expect(await ids()).toEqual([firstCrewId, "equipe-2", "equipe-3"]);
		});

		it("lists the open appointments ahead that a crew can no longer keep, with the reason", async () => {
			await store.commit([create("leads", "lead", { ...contactLead, name: "Céline Démo", service: "dryer-ducts" })]);
			await book("past", { day: "2026-11-13" });
			await book("away", { day: "2026-11-23" });
			await book("late", { day: "2026-11-24", window: { from: "15:00", to: "17:00" }, minutes: 120 });
			await book("kept", { day: "2026-11-25" });
			await book("proposed", { day: "2026-11-28", status: "proposed" });
			await book("cancelled", { day: "2026-11-28", status: "cancelled" });
			await book("other", { day: "2026-11-28", crew: "equipe-2" });
			const hits = async (changes: Partial<CrewFacts>) => {
				const crew: CrewEntry = { id: firstCrewId, ...firstCrew(company), ...changes };
				return (await hitsOfCrew(store, crew, now)).map(({ id, reason }) => `${id}: ${reason}`);
			};
			const away = [{ from: "2026-11-23", to: "2026-11-23", reason: "" }];
			const week = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }];
			// Saturday is a day off, and two hours after 5 p.m. do not fit a day that ends at 6 p.m.
			expect(await hits({ away, hours: week })).toEqual(["away: away", "late: hours", "proposed: hours"]);
			const all = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "06:00", to: "22:00" }];
			expect(await hits({ hours: all })).toEqual([]);
			expect(await hits({ hours: all, services: ["oriental-rugs"] })).toHaveLength(4);
			expect(await hits({ active: false })).toEqual(
				["away", "late", "kept", "proposed"].map((id) => `${id}: inactive`),
			);
			expect(await appointmentsOn(store, ["2026-11-13", "2026-11-28"], now)).toMatchObject([
				{ id: "other", name: "Céline Démo" },
				{ id: "proposed", name: "Céline Démo", day: "2026-11-28" },
			]);
		});

		async function book(id: string, changes: Partial<Appointment>): Promise<void> {
			await store.commit([create("appointments", id, { ...appointment, ...changes })]);
		}
	});
}

function facts(changes: Partial<CrewFacts>): CrewFacts {
	const { calendarKey: _, createdAt: __, ...rest } = firstCrew(company);
	return { ...rest, ...changes };
}

function crewOf(entry: CrewEntry | undefined) {
	const { id: _, ...crew } = entry ?? { id: "", ...firstCrew(company) };
	return crew;
}

const appointment: Appointment = {
	crew: firstCrewId,
	day: "2026-11-25",
	window: { from: "08:00", to: "10:00" },
	minutes: 60,
	travel: 30,
	lead: "lead",
	status: "booked",
	sequence: 0,
	accessNote: "",
	noteUntil: null,
	remindAt: null,
	proposalUntil: null,
	accepted: [],
	by: { id: "m", name: "Ariane" },
	createdAt: "2026-11-16T15:00:00Z",
	updatedAt: "2026-11-16T15:00:00Z",
};
