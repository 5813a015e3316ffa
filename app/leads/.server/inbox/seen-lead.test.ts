import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import { isUnseen } from "#app/model/leads/lead-listing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead } from "../../../../tests/mail/sample-leads.ts";
import { addToLead } from "../follow-lead.ts";
import { changeLead } from "./change-lead.ts";
import type { LeadChange } from "./lead-change.ts";
import { markOpened } from "./mark-opened.ts";
import { heardAt } from "./seen-lead.ts";

const ariane = { id: "m1", name: "Ariane" };
const reason = { id: "autre", name: { fr: "Autre raison", en: "Other reason" } };
const changes: readonly LeadChange[] = [
	{ kind: "status", to: "lost", lostReason: reason },
	{ kind: "reply", subject: "Votre demande", text: "Bonjour", status: null },
	{ kind: "call", outcome: "reached", text: "Parlé", status: null, again: null },
	{ kind: "answered" },
];

let store: DocumentStore;
let now: Date;
const parts = () => ({
	store,
	clock: { now: () => now },
	mailDomain: "airelle.example",
	referencePrefix: "AIR",
	secret: "secret",
});
const write = async (at: string) => {
	now = new Date(at);
	await addToLead(parts(), "a", { text: `Écrit à ${at}` });
	return now.toISOString();
};
const read = async () => {
	const found = await store.get("leads", "a");
	if (!found) throw new Error("no lead");
	return found.data;
};
/** What a page that is rendered now sends with its forms. */
const seen = async () => {
	const lead = await read();
	return { revision: lead.desk.revision, heardAt: heardAt(lead) };
};

beforeEach(async () => {
	store = await newStore();
	await store.commit([{ kind: "create", collection: "leads", id: "a", data: { ...contactLead, status: "contacted" } }]);
	await write("2027-01-05T15:00:00Z");
});
afterEach(() => store.close());

describe.each(changes.map((change) => [change.kind, change] as const))("a change by %s", (_, change) => {
	it("answers the messages that the page showed", async () => {
		await write("2027-01-05T15:10:00Z");
		await changeLead(parts(), "a", ariane, await seen(), change);
		expect((await read()).desk.waitingSince).toBeNull();
	});

	it("does not answer a message that arrived after the page was rendered", async () => {
		const rendered = await seen();
		const later = await write("2027-01-05T15:10:00Z");
		await write("2027-01-05T15:20:00Z");
		now = new Date("2027-01-05T15:30:00Z");
		expect((await changeLead(parts(), "a", ariane, rendered, change)).kind).toBe("done");
		expect((await read()).desk.waitingSince).toBe(later);
	});

	it("does not answer the first message of a customer who did not wait before", async () => {
		await changeLead(parts(), "a", ariane, await seen(), { kind: "answered" });
		const rendered = await seen();
		const later = await write("2027-01-05T15:10:00Z");
		await changeLead(parts(), "a", ariane, rendered, change);
		expect((await read()).desk.waitingSince).toBe(later);
	});
});

it("a member's own message in between is no message of the customer", async () => {
	const rendered = await seen();
	now = new Date("2027-01-05T15:10:00Z");
	await changeLead(parts(), "a", ariane, 9, { kind: "note", text: "Une note" });
	await changeLead(parts(), "a", ariane, rendered, { kind: "answered" });
	expect((await read()).desk.waitingSince).toBeNull();
});

describe("a lead that a member opened", () => {
	const place = { crew: "c", day: "2027-01-20", window: { from: "08:00", to: "10:00" }, minutes: 60, travel: 30 };
	const booking: LeadChange = {
		kind: "appointment",
		to: "booked",
		of: null,
		place,
		reminds: false,
		accepted: [],
		tells: false,
		text: "",
	};
	const open = async (at: string) => {
		now = new Date(at);
		await markOpened(parts(), "a");
		expect(isUnseen(await read())).toBe(false);
	};

	it("is new again at each message of a customer who waits, until somebody opens it", async () => {
		await open("2027-01-05T15:05:00Z");
		await write("2027-01-05T15:10:00Z");
		expect(isUnseen(await read())).toBe(true);
		// From the list, without opening it.
		await changeLead(parts(), "a", ariane, await seen(), { kind: "assignee", to: ariane });
		expect(isUnseen(await read())).toBe(true);
		await open("2027-01-05T15:20:00Z");
		await write("2027-01-05T15:30:00Z");
		await changeLead(parts(), "a", ariane, await seen(), { kind: "answered" });
		expect(isUnseen(await read())).toBe(false);
	});

	it("is new again when a customer who waits cancels, and not when they move", async () => {
		const customer = { id: customerId, name: contactLead.name };
		await changeLead(parts(), "a", ariane, await seen(), booking);
		await write("2027-01-05T15:10:00Z");
		await open("2027-01-05T15:20:00Z");
		const id = (await read()).desk.visit?.appointment ?? "";
		const moved = { ...booking, of: { id, sequence: 0 }, place: { ...place, day: "2027-01-21" } } as LeadChange;
		await changeLead(parts(), "a", customer, await seen(), moved);
		expect(isUnseen(await read())).toBe(false);
		const of = { id, sequence: 1 };
		const wanted: LeadChange = { kind: "appointment", to: "cancelled", of, tells: false, text: "" };
		await changeLead(parts(), "a", customer, await seen(), wanted);
		expect(isUnseen(await read())).toBe(true);
	});

	it("stays new when its customer changes it before anybody opens it", async () => {
		await changeLead(parts(), "a", ariane, await seen(), booking);
		await write("2027-01-05T15:10:00Z");
		const id = (await read()).desk.visit?.appointment ?? "";
		const moved = { ...booking, of: { id, sequence: 0 }, place: { ...place, day: "2027-01-21" } } as LeadChange;
		await changeLead(parts(), "a", { id: customerId, name: contactLead.name }, await seen(), moved);
		expect(isUnseen(await read())).toBe(true);
	});
});
