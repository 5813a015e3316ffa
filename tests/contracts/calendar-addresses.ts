import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { changeCalendarKey, noteCalendarRead } from "#app/appointments/.server/calendar-keys.ts";
import { crewFeed, crewOfKey } from "#app/appointments/.server/crew-feed.ts";
import { firstCrew } from "#app/appointments/.server/crews.ts";
import { addressesView } from "#app/appointments/.server/office/addresses-view.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { firstCrewId } from "#app/model/appointments/crew.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { company } from "#content/company.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const origin = "https://www.airelle.example";

/** The private calendar addresses of crews: the same on every store. */
export function calendarAddressesContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, calendar addresses:`, () => {
		let store: DocumentStore;
		let now: Date;
		const reader = originalContent.reader();
		const parts = () => ({ store, clock: { now: () => now }, reader, origin });
		const view = async () => (await addressesView(parts(), origin))[0];
		const change = (to: "new" | "none", seen: string | null, crew = firstCrewId) =>
			changeCalendarKey(parts(), company, { crew, seen, to });
		const key = async () => (await view())?.key ?? "";

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
		});
		afterEach(() => store.close());

		it("store the crew of a new installation with its first address, and no crew that does not exist", async () => {
			expect(await change("new", null, "equipe-9")).toEqual({ kind: "missing" });
			expect(await change("new", null)).toEqual({ kind: "created", name: "Équipe 1" });
			expect((await crewOfKey(store, await key()))?.id).toBe(firstCrewId);
			expect(await crewOfKey(store, "A".repeat(24))).toBeNull();
			expect((await view())?.url).toBe(`webcal://www.airelle.example/cal/${await key()}.ics`);
		});

		it("keep the first of two changes at once, and tell the second member", async () => {
			const both = await Promise.all([change("new", null), change("new", null)]);
			expect(both.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "created"]);
			const old = await key();
			expect(await change("none", "another key")).toMatchObject({ kind: "conflict" });
			expect(await change("new", old)).toMatchObject({ kind: "replaced" });
			expect(await crewOfKey(store, old)).toBeNull();
			expect(await change("none", await key())).toMatchObject({ kind: "removed" });
			expect((await view())?.key).toBeNull();
		});

		it("leave the rest of a crew as another member saved it meanwhile", async () => {
			await change("new", null);
			const crew = await store.get("crews", firstCrewId);
			if (!crew) throw new Error("no crew");
			const seen = await key();
			const data = { ...crew.data, name: "Montréal" };
			await store.commit([{ ...crew, kind: "replace", collection: "crews", data }]);
			expect(await change("new", seen)).toEqual({ kind: "replaced", name: "Montréal" });
			expect((await store.get("crews", firstCrewId))?.data).toEqual({ ...data, calendarKey: await key() });
		});

		it("note when an address was read, rarely, and forget it with the address", async () => {
			await change("new", null);
			expect((await view())?.readAt).toBeNull();
			await Promise.all([noteCalendarRead(parts(), firstCrewId), noteCalendarRead(parts(), firstCrewId)]);
			now = new Date("2026-11-16T15:09:00Z");
			await noteCalendarRead(parts(), firstCrewId);
			expect((await view())?.readAt).toBe("2026-11-16T15:00:00.000Z");
			now = new Date("2026-11-16T15:11:00Z");
			await noteCalendarRead(parts(), firstCrewId);
			expect((await view())?.readAt).toBe("2026-11-16T15:11:00.000Z");
			await change("new", await key());
			expect((await view())?.readAt).toBeNull();
		});

		it("show the appointments of one crew from 60 days ago to the last day that members can book, without what is private", async () => {
			const appointment = (crew: string, day: string, status: Appointment["status"] = "booked"): Appointment => ({
				...{ lead: "lead", crew, day, window: { from: "08:00", to: "10:00" }, minutes: 90, travel: 30 },
				...{ status, sequence: 0, accessNote: "Code 4711", noteUntil: null, remindAt: null, proposalUntil: null },
				...{ accepted: [], by: { id: "m", name: "Ariane" } },
				...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
			});
			const address = { street: "4560, rue Saint-Denis", unit: "", city: "Montréal" };
			await store.commit([
				create("crews", firstCrewId, { ...firstCrew(company), calendarKey: "k".repeat(24) }),
				create("leads", "lead", { ...contactLead, address, finalAmount: 425_50 }),
				create("appointments", "ok", appointment(firstCrewId, "2026-11-19")),
				create("appointments", "wish", appointment(firstCrewId, "2026-11-20", "proposed")),
				create("appointments", "past", appointment(firstCrewId, "2026-09-17", "done")),
				create("appointments", "gone", appointment(firstCrewId, "2026-11-21", "cancelled")),
				create("appointments", "missed", appointment(firstCrewId, "2026-11-12", "missed")),
				create("appointments", "too-old", appointment(firstCrewId, "2026-09-16", "done")),
				create("appointments", "late", appointment(firstCrewId, "2027-11-16")),
				create("appointments", "too-late", appointment(firstCrewId, "2027-11-17")),
				create("appointments", "other", appointment("equipe-2", "2026-11-19")),
				create("appointments", "erased", { ...appointment(firstCrewId, "2026-11-23"), lead: "nobody" }),
			]);
			const crew = await crewOfKey(store, "k".repeat(24));
			if (!crew) throw new Error("no crew");
			const feed = (await crewFeed(crew, parts())).replaceAll("\r\n ", "");
			expect([...feed.matchAll(/UID:([\w-]+)@/g)].map(([, id]) => id)).toEqual(["past", "ok", "wish", "late"]);
			expect([...feed.matchAll(/STATUS:(\w+)/g)].map(([, status]) => status)).toEqual([
				...["CONFIRMED", "CONFIRMED", "TENTATIVE", "CONFIRMED"],
			]);
			expect(feed).toContain("SUMMARY:Maëlle\\, Montréal\\, Conduits de sécheuse");
			expect(feed).not.toMatch(/Tremblay|Saint-Denis|H2T|0199|Code|425|maelle|linge/);
		});
	});
}
