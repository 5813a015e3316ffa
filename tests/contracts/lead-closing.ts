import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { leadsBetween } from "#app/leads/.server/leads-between.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { stateOf } from "#app/model/leads/lead-history.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead } from "../mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const lostReason = { id: "prix-trop-eleve", name: { fr: "Prix trop élevé", en: "Price too high" } };
const lost: LeadChange = { kind: "status", to: "lost", lostReason };
const done = (finalAmount: number | null): LeadChange => ({ kind: "status", to: "done", finalAmount });
const booked = {
	...{ kind: "appointment", to: "booked", of: null },
	place: { crew: "equipe-1", day: "2026-11-20", window: { from: "08:00", to: "10:00" }, minutes: 120, travel: 30 },
	...{ reminds: true, accepted: [], tells: true, text: "" },
} as const satisfies LeadChange;

/** How leads end, and the leads of a period: the same on every store. */
export function leadClosingContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, closing leads:`, () => {
		let raw: RawStore;
		let store: DocumentStore;
		const parts = () => ({
			store,
			secret: "secret",
			clock: { now: () => new Date("2026-11-17T15:00:00.000Z") },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			mailer: {},
		});
		const create = (id: string, data: object) =>
			raw.commit([{ kind: "create", collection: "leads", id, data: { ...contactLead, ...data } }] as never);
		const read = async (id = "a") => (await store.get("leads", id))?.data as Lead;
		const change = async (by: typeof ariane, wanted: LeadChange, seen = 99) => {
			const outcome = await changeLead(parts(), "a", by, seen, wanted);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not done: ${outcome.kind}`);
			return outcome.entry.id;
		};

		beforeEach(async () => {
			raw = await open();
			store = typedStore(raw);
			await create("a", {});
		});
		afterEach(() => raw.close());

		it("stores the reason with the name of that day, and the amount in cents", async () => {
			await change(ariane, lost);
			expect(await read()).toMatchObject({ status: "lost", finalAmount: null, desk: { lostReason } });
			await change(ariane, done(425_50));
			expect(await read()).toMatchObject({ status: "done", finalAmount: 425_50, desk: { lostReason: null } });
		});

		it("corrects an amount without another status, and undoes the correction", async () => {
			await change(ariane, done(null));
			const entry = await change(ariane, done(300_00));
			expect((await read()).finalAmount).toBe(300_00);
			expect((await undoChange(parts(), "a", entry, ariane)).kind).toBe("undone");
			expect(await read()).toMatchObject({ status: "done", finalAmount: null });
		});

		it("forgets the ending when the lead is opened again, and undoing that brings it back", async () => {
			await change(ariane, lost);
			const entry = await change(ariane, booked);
			expect(await read()).toMatchObject({ status: "booked", desk: { lostReason: null } });
			await undoChange(parts(), "a", entry, ariane);
			expect(await read()).toMatchObject({ status: "lost", desk: { lostReason } });
		});

		it.each([500_00, null])("a visit after the work leaves a final amount of %s as it is", async (finalAmount) => {
			await change(ariane, done(finalAmount));
			for (const to of ["cancelled", "missed"] as const) {
				const id = await change(ariane, booked);
				expect(await read()).toMatchObject({ status: "booked", finalAmount, desk: { visit: { appointment: id } } });
				const of = { id, sequence: 1 };
				const place = { ...booked.place, day: "2026-11-23" };
				await change(ariane, { ...booked, of: { id, sequence: 0 }, place });
				expect(await read()).toMatchObject({ status: "booked", finalAmount });
				await change(ariane, { kind: "appointment", to, of, tells: false, text: "" } as LeadChange);
				expect(await read()).toMatchObject({ status: "done", finalAmount, desk: { visit: null } });
			}
			const id = await change(ariane, booked);
			await change(ariane, { kind: "spam", cancels: { id, sequence: 0 } });
			expect(await read()).toMatchObject({ status: "done", finalAmount });
		});

		it("a visit after the work keeps what was paid when its amount is left empty, and stores another one", async () => {
			await change(ariane, done(425_00));
			const finish = async (finalAmount: number | null, day = "2026-11-20") => {
				const id = await change(ariane, { ...booked, place: { ...booked.place, day } });
				await change(ariane, { kind: "appointment", to: "done", of: { id, sequence: 0 }, finalAmount });
				return (await read()).finalAmount;
			};
			expect(await finish(null)).toBe(425_00);
			expect(await finish(500_00, "2026-11-23")).toBe(500_00);
			// Corrected by hand, without a visit.
			await change(ariane, done(null));
			expect((await read()).finalAmount).toBeNull();
		});

		it("a lead that was opened again by hand is not done when its appointment is cancelled", async () => {
			await change(ariane, done(500_00));
			await change(ariane, { kind: "status", to: "contacted" });
			const id = await change(ariane, booked);
			await change(ariane, { kind: "appointment", to: "cancelled", of: { id, sequence: 0 }, tells: false, text: "" });
			expect(await read()).toMatchObject({ status: "contacted", finalAmount: null });
		});

		it("forgets the finished appointment of a lead that is opened again, and undoing that brings it back", async () => {
			const id = await change(ariane, booked);
			await change(ariane, { kind: "appointment", to: "done", of: { id, sequence: 0 }, finalAmount: 425_00 });
			const entry = await change(ariane, { kind: "status", to: "contacted" });
			expect(await read()).toMatchObject({ status: "contacted", desk: { visit: null } });
			expect((await undoChange(parts(), "a", entry, ariane)).kind).toBe("undone");
			expect(await read()).toMatchObject({ status: "done", finalAmount: 425_00, desk: { visit: { appointment: id } } });
		});

		it("keeps the appointment ahead of a lead that gets another status", async () => {
			const id = await change(ariane, booked);
			await change(ariane, { kind: "status", to: "contacted" });
			expect(await read()).toMatchObject({ status: "contacted", desk: { visit: { appointment: id } } });
		});

		it("keeps the ending of a closed lead that gets a reply or a note", async () => {
			await change(ariane, lost);
			await change(ariane, { kind: "reply", subject: "Merci", text: "Au plaisir", status: null });
			await change(ariane, { kind: "note", text: "Rappeler au printemps" });
			expect(await read()).toMatchObject({ status: "lost", desk: { lostReason } });
		});

		it("returns a conflict when another member closed the lead with another reason", async () => {
			await change(jules, lost);
			expect(await changeLead(parts(), "a", ariane, 0, done(1_00))).toMatchObject({
				kind: "conflict",
				changes: [{ after: { lostReason } }],
			});
		});

		it("opens, undoes and closes leads that an earlier build closed without a reason", async () => {
			const state = { status: "new", spam: [], assignee: null, visit: null, answeredAt: null };
			const after = { ...state, status: "lost", answeredAt: "2026-11-04T15:00:00.000Z" };
			const entry = { id: "h", at: after.answeredAt, by: ariane, kind: "status", revision: 1, text: "", subject: "" };
			const desk = {
				revision: 1,
				openedAt: null,
				assignee: null,
				visit: null,
				answeredAt: after.answeredAt,
				history: [{ ...entry, before: state, after, mails: [], undone: false }],
			};
			await create("old", { status: "lost", desk });
			expect(stateOf(await read("old"))).toMatchObject({ status: "lost", lostReason: null, finalAmount: null });
			expect((await undoChange(parts(), "old", "h", ariane)).kind).toBe("undone");
			expect((await read("old")).status).toBe("new");
			expect((await changeLead(parts(), "old", ariane, 2, lost)).kind).toBe("done");
		});

		it("erases the ending with the lead", async () => {
			await change(ariane, lost);
			await erasePerson(parts(), { email: contactLead.email ?? "" });
			expect(await store.get("leads", "a")).toBe(null);
		});

		it("reads the leads of a period by Montréal's midnights", async () => {
			// The evening of October 31 and the first and last minutes of November: the clock changes on the 1st.
			await create("before", { receivedAt: "2026-11-01T03:59:59.000Z" });
			await create("first", { receivedAt: "2026-11-01T04:00:00.000Z" });
			await create("last", { receivedAt: "2026-12-01T04:59:59.000Z" });
			await create("after", { receivedAt: "2026-12-01T05:00:00.000Z" });
			const ids = async (days: Parameters<typeof leadsBetween>[1]) =>
				(await leadsBetween(store, days)).map(({ id }) => id).join();
			expect(await ids({ from: "2026-11-01", to: "2026-11-30" })).toBe("first,a,last");
			expect(await ids({ to: "2026-10-31" })).toBe("before");
			expect(await ids({ from: "2026-12-01" })).toBe("after");
			expect(await ids({})).toBe("before,first,a,last,after");
		});
	});
}
