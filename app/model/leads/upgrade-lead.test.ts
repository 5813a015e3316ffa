import { describe, expect, it } from "vitest";
import { estimateLead, homeAnswers } from "../../../tests/mail/sample-leads.ts";
import { startingAnswers } from "../estimate/answers.ts";
import type { HistoryEntry } from "./lead-history.ts";
import { type EarlierLead, upgradeLead } from "./upgrade-lead.ts";

/** A lead as the first build stored it: from the contact page, before estimates and the back office existed. */
const first: EarlierLead = {
	reference: "AIR-7K2M9QX",
	kind: "contact",
	idempotencyKey: "key",
	contentHash: "hash",
	linkedTo: null,
	receivedAt: "2026-11-03T19:05:00.000Z",
	locale: "fr",
	name: "Maëlle Tremblay",
	email: "maelle@example.com",
	phone: null,
	service: "dryer-ducts",
	message: "Bonjour",
	postalCode: "H2T1S6",
	reachBy: "email",
	marketing: null,
	spam: [],
	status: "new",
	purgeAfter: "2028-11-02T19:05:00.000Z",
};

const state = { revision: 0, openedAt: null, assignee: null, visit: null, answeredAt: null };
const waiting = { waitingSince: null, history: [] };

describe("upgradeLead", () => {
	it("marks earlier leads on the waiting list as outside the service area", () => {
		expect(upgradeLead({ ...first, kind: "waiting-list" }).outOfArea).toBe(true);
		expect(upgradeLead({ ...first, outOfArea: true }).outOfArea).toBe(true);
	});

	it("adds missing fields and keeps existing ones", () => {
		const added = { outOfArea: false, estimate: null, followToken: null, photos: [], address: null };
		const messages = { areaNames: "", messageCount: 0, latestText: "", laterWords: "" };
		const desk = { ...state, ...waiting };
		const contact = { lastContactAt: first.receivedAt, purgeAfter: "2028-11-03T19:05:00.000Z" };
		const lastMessageAt = first.receivedAt;
		expect(upgradeLead(first)).toEqual({ ...first, ...added, ...messages, lastMessageAt, desk, ...contact });
	});

	it("derives the last contact from the messages and the replies, not from undone replies or notes", () => {
		const entry = (kind: HistoryEntry["kind"], at: string, undone = false) =>
			({ kind, at, undone, before: {}, after: {} }) as HistoryEntry;
		const messages = [{ at: "2027-01-05T12:00:00.000Z", text: "Bonjour" }];
		const upgraded = (...history: HistoryEntry[]) =>
			upgradeLead({ ...first, messages, desk: { history } }).lastContactAt;
		expect(upgraded()).toBe("2027-01-05T12:00:00.000Z");
		expect(upgraded(entry("reply", "2027-02-05T12:00:00.000Z"))).toBe("2027-02-05T12:00:00.000Z");
		expect(upgraded(entry("reply", "2027-02-05T12:00:00.000Z", true))).toBe("2027-01-05T12:00:00.000Z");
		expect(upgraded(entry("note", "2027-02-05T12:00:00.000Z"))).toBe("2027-01-05T12:00:00.000Z");
	});

	it("keeps a stored address", () => {
		const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };
		expect(upgradeLead({ ...first, address }).address).toEqual(address);
	});

	it("keeps a stored last contact and its date of deletion", () => {
		const contact = { lastContactAt: "2027-03-01T12:00:00.000Z", purgeAfter: "2029-03-01T12:00:00.000Z" };
		expect(upgradeLead({ ...first, ...contact })).toMatchObject(contact);
	});

	it("answers questions added since as an untouched form would", () => {
		const { stairs, ...answered } = { ...startingAnswers("house-cleaning"), rooms: 5, pets: "yes" } as const;
		const { result, wishes } = estimateLead(homeAnswers).estimate ?? {};
		const answers = { services: { "house-cleaning": answered }, promotionCode: "DUO-AUTOMNE" };
		const before = { ...first, estimate: { answers, result, wishes } } as EarlierLead;
		expect(upgradeLead(before).estimate).toEqual({
			answers: { ...answers, services: { "house-cleaning": { ...answered, stairs: 0 } } },
			result,
			wishes,
		});
	});

	it("keeps the members' work when only newer fields of it are missing", () => {
		const ariane = { id: "m1", name: "Ariane" };
		const before = { ...first, photos: ["p1"], desk: { revision: 3, assignee: ariane } };
		expect(upgradeLead(before)).toMatchObject({
			photos: ["p1"],
			desk: { ...state, ...waiting, revision: 3, assignee: ariane },
		});
	});
});
