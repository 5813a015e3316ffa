import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { Member, Role } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { contactLead } from "../../../../tests/mail/sample-leads.ts";
import { changeLead } from "./change-lead.ts";
import type { LeadChange } from "./lead-change.ts";

const now = new Date("2026-11-17T15:00:00Z");
const place = { crew: "equipe-1", day: "2026-11-19", window: { from: "08:00", to: "10:00" }, minutes: 60, travel: 30 };
const booking: LeadChange = {
	kind: "appointment",
	to: "booked",
	of: null,
	place,
	reminds: true,
	accepted: [],
	tells: true,
	text: "",
};
const quote = {
	kind: "quote",
	to: "sent",
	version: 1,
	content: sampleQuote,
	texts: {},
	hash: "hash",
	text: "",
	revision: 0,
	proposal: null,
} as unknown as LeadChange;

const member = (id: string, role: Role, status: Member["status"] = "active") =>
	({ id, name: id, role, status }) as Member;
const members = [
	member("crew", "crew"),
	member("left", "agent", "disabled"),
	member("agent", "agent"),
	member("other", "agent"),
	member("owner", "administrator"),
];
const named = (id: string) => ({ id, name: id });

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

describe("the task to call a customer without an e-mail address", () => {
	const changed = async (by: string, assignee: string | null, change: LeadChange) => {
		const desk = { ...contactLead.desk, assignee: assignee === null ? null : named(assignee) };
		const data = { ...contactLead, email: null, phone: "5145550123", desk };
		await store.commit([{ kind: "create", collection: "leads", id: "a", data }]);
		const identity = { members: async () => members, member: async () => null };
		const parts = {
			store,
			clock: { now: () => now },
			identity,
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "secret",
		};
		expect(await changeLead(parts, "a", named(by), 0, change)).toMatchObject({ kind: "done" });
		return (await store.query("tasks")).documents.map(({ data: task }) => task.assignee?.id);
	};

	it.each([
		["the member who handles the lead", "other", "agent", "agent"],
		["the member who makes the change, when nobody handles it", "agent", null, "agent"],
		["the member who makes the change, when the assignee left", "agent", "left", "agent"],
		["an administrator, when a crew makes the change", "crew", null, "owner"],
		["an administrator, when a crew makes the change and the assignee left", "crew", "left", "owner"],
	])("is for %s", async (_, by, assignee, expected) => {
		expect(await changed(by, assignee, booking)).toEqual([expected]);
	});

	it("is for somebody who can open it after a quote too", async () => {
		expect(await changed("agent", "left", quote)).toEqual(["agent"]);
	});
});
