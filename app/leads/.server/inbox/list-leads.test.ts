import { describe, expect, it } from "vitest";
import type { Lead } from "#app/model/leads/lead.ts";
import { contactLead, disasterAnswers, ductAnswers, estimateLead } from "../../../../tests/mail/sample-leads.ts";
import { matchesSearch, summaryOf } from "./lead-summary.ts";
import { type LeadFilter, listLeads } from "./list-leads.ts";
import { similarLeads } from "./similar-leads.ts";

const everything: LeadFilter = { search: "", service: null, kind: null, status: null, assignee: null, unread: false };
const summary = (id: string, data: Lead) => summaryOf({ id, version: 1, data });
const day = (n: number) => `2026-11-${String(n).padStart(2, "0")}T15:00:00.000Z`;
const contact = (id: string, changes: Partial<Lead> = {}) => summary(id, { ...contactLead, ...changes });

describe("matchesSearch", () => {
	const lead = contact("a", { name: "Maëlle Lebœuf", message: "Le linge met deux cycles à sécher." });
	it.each([
		["maelle", true],
		["LEBOEUF maëlle", true],
		["Lebœuf", true],
		["secher", true],
		["air-7k2m9qx", true],
		["maelle@example", true],
		["438 555-0199", true],
		["(438) 555 0199", true],
		["+1 438 555 0199", true],
		["0199", true],
		["h2t1s6", true],
		["maelle tapis", false],
		["514", false],
	])("for %s returns %s", (question, found) => {
		expect(matchesSearch(lead, question)).toBe(found);
	});
});

describe("listLeads", () => {
	const all = [
		contact("old", { receivedAt: day(1) }),
		contact("new", { receivedAt: day(9) }),
		summary("flood", estimateLead(disasterAnswers, { receivedAt: day(2) })),
		contact("quoted", { receivedAt: day(3), status: "quoted" }),
		contact("lost", { receivedAt: day(4), status: "lost" }),
		contact("spam", { receivedAt: day(5), spam: ["honeypot"] }),
		summary("ducts", estimateLead(ductAnswers, { receivedAt: day(6), status: "booked" })),
	];
	const ids = (view: Parameters<typeof listLeads>[1]["view"], filter: Partial<LeadFilter> = {}) =>
		listLeads(all, { view, filter: { ...everything, ...filter } }).leads.map(({ id }) => id);

	it("sorts the newest first, and post-disaster leads before all others", () => {
		expect(ids("todo")).toEqual(["flood", "new", "old"]);
		expect(ids("all")).toEqual(["flood", "new", "ducts", "lost", "quoted", "old"]);
		expect([ids("spam"), ids("quoted"), ids("booked"), ids("closed")]).toEqual([
			["spam"],
			["quoted"],
			["ducts"],
			["lost"],
		]);
	});

	it("counts every folder under the same filter", () => {
		const { counts, unread } = listLeads(all, { view: "todo", filter: everything });
		expect(counts).toEqual({ todo: 3, quoted: 1, booked: 1, closed: 1, all: 6, spam: 1 });
		expect(unread).toBe(3);
		expect(listLeads(all, { view: "todo", filter: { ...everything, kind: "estimate" } }).counts.all).toBe(2);
	});

	it("filters by service, kind, status, assignee and unread", () => {
		expect(ids("all", { service: "ventilation-ducts" })).toEqual(["ducts"]);
		expect(ids("all", { kind: "estimate" })).toEqual(["flood", "ducts"]);
		expect(ids("all", { status: "lost" })).toEqual(["lost"]);
		expect(ids("todo", { assignee: "nobody" })).toEqual(["flood", "new", "old"]);
		expect(ids("todo", { assignee: "m1" })).toEqual([]);
		expect(ids("all", { unread: true })).toEqual(["flood", "new", "old"]);
	});

	it("continues after the cursor, also when a lead arrives between two pages", () => {
		const seen: string[] = [];
		let cursor: string | null = null;
		let leads = all;
		do {
			const page = listLeads(leads, { view: "all", filter: everything, cursor }, 2);
			seen.push(...page.leads.map(({ id }) => id));
			cursor = page.cursor;
			leads = [...leads, contact(`late-${seen.length}`, { receivedAt: day(20) })];
		} while (cursor);
		expect(seen).toEqual(["flood", "new", "ducts", "lost", "quoted", "old"]);
	});
});

describe("similarLeads", () => {
	const one = contact("one", { receivedAt: day(20) });
	it("finds leads with the same e-mail address, phone number or household within sixty days", () => {
		const nothing = { email: null, phone: null, postalCode: null };
		const found = similarLeads(one, [
			one,
			contact("mail", { ...nothing, email: "MAELLE@example.com", receivedAt: day(19) }),
			contact("phone", { ...nothing, phone: "4385550199", receivedAt: day(18) }),
			contact("house", { ...nothing, name: "Luc Tremblay", postalCode: "H2T1S6", receivedAt: day(17) }),
			contact("neighbour", { ...nothing, name: "Luc Roy", postalCode: "H2T1S6" }),
			contact("area", { ...nothing, postalCode: "H2T" }),
			contact("spam", { spam: ["honeypot"] }),
			contact("ago", { receivedAt: "2026-09-01T15:00:00.000Z" }),
		]);
		expect(found.map(({ lead: { id }, likeness }) => [id, likeness])).toEqual([
			["mail", "email"],
			["phone", "phone"],
			["house", "address"],
		]);
	});
});
