import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import type { CallOutcome } from "#app/model/leads/call-outcomes.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead, create, draft, photo } from "../mail/sample-leads.ts";
import { acceptSent, declineSent, sendQuote } from "./quote-commands.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const customer = { id: customerId, name: "Hélène Côté" };
const place: AppointmentPlace = {
	crew: "montreal",
	day: "2026-11-20",
	window: { from: "08:00", to: "10:00" },
	minutes: 120,
	travel: 30,
};
const moved = { ...place, day: "2026-11-24" };

/** When leads, their photos and drafts are deleted: the same on every store. */
export function leadRetentionContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, retention of leads:`, () => {
		let raw: RawStore;
		let store: DocumentStore;
		let now: Date;
		const at = (day: string) => {
			now = new Date(`${day}T15:00:00.000Z`);
		};
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "secret",
			mailer: {},
		});
		const purge = () => purgeExpired(parts(), now);
		const lead = async (id = "a") => (await store.get("leads", id))?.data;
		const change = async (by: typeof ariane, what: LeadChange) => {
			const outcome = await changeLead(parts(), "a", by, (await lead())?.desk.revision ?? 0, what);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(outcome.kind);
			return outcome.entry.id;
		};
		const reply = { kind: "reply", subject: "Bonjour", text: "Voici.", status: null } as const;

		beforeEach(async () => {
			raw = await open();
			store = typedStore(raw);
			at("2026-11-15");
			const { name, email, phone, service, message, postalCode } = contactLead;
			const request = { name, email, phone, service, message, postalCode, reachBy: "email", marketing: false } as const;
			await receiveLead(
				{ kind: "contact", fields: request, locale: "fr", key: "a", flags: [], marketingText: "", photos: ["p"] },
				parts(),
			);
		});
		afterEach(() => raw.close());

		it("starts at the arrival, and ends 24 months later", async () => {
			expect(await lead()).toMatchObject({
				lastContactAt: "2026-11-15T15:00:00.000Z",
				purgeAfter: "2028-11-15T15:00:00.000Z",
			});
			now = new Date("2028-11-15T14:59:00Z");
			await purge();
			expect(await lead()).toBeDefined();
			at("2028-11-15");
			await purge();
			expect(await lead()).toBeUndefined();
		});

		const booking = {
			...({ kind: "appointment", to: "booked", place, reminds: true, accepted: [] } as const),
			...{ tells: true, text: "" },
		};
		const version = async () => {
			const id = (await lead())?.desk.visit?.appointment ?? "";
			return { id, sequence: (await store.get("appointments", id))?.data.sequence ?? -1 };
		};
		const book = () => change(ariane, { ...booking, of: null });
		const send = (proposed = false) =>
			sendQuote({ store, now, reader: originalContent.reader() }, "a", proposed ? { place } : {});
		const call = (outcome: CallOutcome): LeadChange => ({
			kind: "call",
			outcome,
			text: "Oui.",
			status: null,
			again: null,
		});
		const cancel = async (by = ariane) =>
			change(by, { kind: "appointment", to: "cancelled", of: await version(), tells: by === customer, text: "" });
		const addPhoto = () => {
			const added = { ...photo, owner: "a", addedAt: now.toISOString() };
			return addToLead(parts(), "a", { photos: [{ kind: "create", collection: "photos", id: "q", data: added }] });
		};

		it.each<[act: string, effect: "moves" | "leaves", act: () => unknown, before?: () => unknown]>([
			["a customer's message", "moves", () => addToLead(parts(), "a", { text: "Encore ceci" })],
			["a customer's photo", "moves", addPhoto],
			["a reply", "moves", () => change(ariane, reply)],
			["a call that reached the customer", "moves", () => change(ariane, call("reached"))],
			["a message left", "moves", () => change(ariane, call("message-left"))],
			["a call without an answer", "leaves", () => change(ariane, call("no-answer"))],
			["a booking", "moves", book],
			["a move", "moves", async () => change(ariane, { ...booking, of: await version(), place: moved }), book],
			["a cancellation by a member", "moves", () => cancel(), book],
			["a cancellation by the customer", "moves", () => cancel(customer), book],
			[
				"an appointment that is done",
				"moves",
				async () => change(ariane, { kind: "appointment", to: "done", of: await version(), finalAmount: null }),
				book,
			],
			[
				"an appointment that is missed",
				"leaves",
				async () => change(ariane, { kind: "appointment", to: "missed", of: await version() }),
				book,
			],
			["a quote", "moves", () => send()],
			["a quote with a proposal", "moves", () => send(true)],
			[
				"the booking of a proposal",
				"moves",
				async () => change(ariane, { ...booking, of: await version() }),
				() => send(true),
			],
			["the withdrawal of a proposal", "leaves", () => cancel(), () => send(true)],
			["an accepted quote", "moves", () => acceptSent({ store, now }, "a"), send],
			["a declined quote", "moves", () => declineSent({ store, now }, "a", "Trop cher."), send],
			["a note", "leaves", () => change(ariane, { kind: "note", text: "Rappeler jeudi." })],
			["a status", "leaves", () => change(ariane, { kind: "status", to: "contacted" })],
			["an assignee", "leaves", () => change(ariane, { kind: "assignee", to: jules })],
			["a mark as spam", "leaves", () => change(ariane, { kind: "spam" })],
			[
				"a mark as spam that cancels an appointment",
				"leaves",
				async () => change(ariane, { kind: "spam", cancels: await version() }),
				book,
			],
			[
				"a rescue from spam",
				"leaves",
				() => change(ariane, { kind: "rescue" }),
				() => change(ariane, { kind: "spam" }),
			],
		])("%s %s the last contact", async (_, effect, act, before) => {
			await before?.();
			expect((await lead())?.lastContactAt).toBe("2026-11-15T15:00:00.000Z");
			now = new Date("2026-11-15T16:00:00.000Z");
			await act();
			expect(await lead()).toMatchObject(
				effect === "moves"
					? { lastContactAt: "2026-11-15T16:00:00.000Z", purgeAfter: "2028-11-15T16:00:00.000Z" }
					: { lastContactAt: "2026-11-15T15:00:00.000Z", purgeAfter: "2028-11-15T15:00:00.000Z" },
			);
		});

		it("goes back when replies are undone, in any order, to the last contact that took place", async () => {
			at("2027-02-01");
			await addToLead(parts(), "a", { text: "Encore ceci" });
			await change(ariane, { kind: "status", to: "contacted" });
			at("2027-03-01");
			const first = await change(ariane, reply);
			now = new Date("2027-03-01T15:00:04.000Z");
			const second = await change(jules, reply);
			expect((await undoChange(parts(), "a", first, ariane)).kind).toBe("undone");
			expect((await lead())?.lastContactAt).toBe("2027-03-01T15:00:04.000Z");
			expect((await undoChange(parts(), "a", second, jules)).kind).toBe("undone");
			expect(await lead()).toMatchObject({
				lastContactAt: "2027-02-01T15:00:00.000Z",
				purgeAfter: "2029-02-01T15:00:00.000Z",
			});
		});

		it("is the same for a lead's photos, however long the lead is kept", async () => {
			await store.commit([create("photos", "p", { ...photo, owner: "a", purgeAfter: "2028-11-15T15:00:00.000Z" })]);
			at("2028-11-01");
			await addToLead(parts(), "a", { text: "Nous sommes prêts" });
			at("2028-12-01");
			await purge();
			expect((await store.get("photos", "p"))?.data.bytes).toEqual(photo.bytes);
			at("2030-11-01");
			await purge();
			expect([await store.count("leads"), await store.count("photos")]).toEqual([0, 0]);
		});

		it("is the same for a draft's photos, which stay as long as the draft changes", async () => {
			await store.commit([
				create("drafts", "d".repeat(22), { ...draft, purgeAfter: "2027-01-04T15:00:00.000Z" }),
				create("photos", "p", { ...photo, owner: "d".repeat(22), purgeAfter: "2026-12-15T15:00:00.000Z" }),
			]);
			at("2026-12-20");
			await purge();
			expect(await store.count("photos")).toBe(1);
			at("2027-01-04");
			await purge();
			expect([await store.count("drafts"), await store.count("photos")]).toEqual([0, 0]);
		});

		it("is counted anew for leads of earlier builds, from what they hold", async () => {
			const { lastContactAt: _, ...earlier } = contactLead;
			const data = { ...earlier, messages: [{ at: "2027-05-01T12:00:00.000Z", text: "Bonjour" }] };
			await raw.commit([{ kind: "create", collection: "leads", id: "old", data }]);
			expect(await lead("old")).toMatchObject({ lastContactAt: "2027-05-01T12:00:00.000Z" });
			at("2028-12-01");
			await purge();
			expect(await lead("old")).toMatchObject({ purgeAfter: "2029-05-01T12:00:00.000Z" });
			at("2029-05-02");
			await purge();
			expect(await lead("old")).toBeUndefined();
		});
	});
}
