import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPublishedContent, type PublishedContent } from "#app/.server/content/published-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { createLog } from "#app/.server/log.ts";
import { writeMail } from "#app/.server/mail/write-mail.ts";
import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import { readDraft } from "#app/estimate/.server/drafts.ts";
import { leadsToExport } from "#app/leads/.server/export-leads.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { leadsAsCsv } from "#app/leads/.server/leads-as-csv.ts";
import { leadView } from "#app/leads/.server/office/lead-view.ts";
import { erasePerson, findPerson } from "#app/leads/.server/person.ts";
import { locales } from "#app/locale/locales.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import { pieceKeys } from "#app/model/estimate/pieces-form.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { acceptSent, sendQuote } from "./contracts/quote-commands.ts";

/**
 * Documents as commit 86e2360 wrote them, before questions, areas and names changed: demo leads, a contact form, a draft
 * of an estimate, edited prices and an edited company. They must open in every later build.
 */
interface Fixture {
	collection: "leads" | "content" | "drafts" | "outbox" | "revisions";
	id: string;
	data: Record<string, unknown>;
}
const fixtures = JSON.parse(readFileSync("tests/fixtures/previous-build.json", "utf8")) as Fixture[];
const idsIn = (name: string) => fixtures.filter(({ collection }) => collection === name).map(({ id }) => id);
const now = new Date("2026-11-17T15:00:00Z");

let raw: RawStore;
let store: DocumentStore;
let content: PublishedContent;

// Loading React Email takes seconds the first time.
beforeAll(() => import("@react-email/components"));
beforeAll(async () => {
	raw = await newRawStore();
	await raw.commit(fixtures.map(({ collection, id, data }) => ({ kind: "create", collection, id, data })) as never);
	store = typedStore(raw);
	content = await openPublishedContent({ store, log: createLog() });
});
afterAll(async () => {
	content.stop();
	await store.close();
});

describe("data of the previous build", () => {
	it("is shown in the inbox, in both languages", async () => {
		const ids = idsIn("leads");
		expect(ids.length).toBeGreaterThan(3);
		for (const id of ids)
			for (const locale of locales) {
				const found = await store.get("leads", id);
				if (!found) throw new Error(`${id} is not there`);
				const view = await leadView(
					found,
					{ store, secret: "secret", reader: content.reader() },
					{ locale, role: "agent" },
					now,
				);
				expect(view.reference).toMatch(/^AIR-/);
				expect(view.name).not.toBe("");
				expect(found.data.lastContactAt >= found.data.receivedAt).toBe(true);
				expect(found.data.purgeAfter).toBe(retention.leads(new Date(found.data.lastContactAt)));
			}
	});

	it("shows a call without an outcome as one that reached the customer, and counts attempts after it", async () => {
		const lead = fixtures.find(({ collection, data }) => collection === "leads" && data.status === "new")?.data;
		const by = { id: "m1", name: "Ariane Bois" };
		const before = { status: "new", spam: [], assignee: null, visit: null, answeredAt: null, waitingSince: null };
		const at = "2026-11-16T15:00:00.000Z";
		const after = { ...before, status: "contacted", answeredAt: at };
		const entry = { ...{ id: "call", at, by, kind: "call", revision: 1, before, after, mails: [], undone: false } };
		const { status, ...state } = after;
		const desk = { ...state, revision: 1, openedAt: at, history: [entry] };
		const words = { messageCount: 2, lastMessageAt: at, latestText: "", laterWords: "", lastContactAt: at };
		const rest = { subject: "", text: "Elle préfère jeudi.", by, photos: [], mail: null };
		const message = { lead: "called", at, direction: "out", channel: "call", ...rest };
		await raw.commit([
			{ kind: "create", collection: "leads", id: "called", data: { ...lead, ...words, status, desk } },
			{ kind: "create", collection: "messages", id: "called.call", data: message },
		] as never);
		const parts = {
			store,
			secret: "secret",
			reader: content.reader(),
			clock: { now: () => now },
			mailDomain: "a.example",
			referencePrefix: "AIR",
		};
		const shown = async () => {
			const found = await store.get("leads", "called");
			if (!found) throw new Error("The lead is not there");
			const { attempts, conversation } = await leadView(found, parts, { locale: "fr", role: "agent" }, now);
			return [attempts, conversation.flatMap(({ items }) => items.map(({ what }) => what)).join("; ")];
		};
		expect(await shown()).toEqual([null, expect.stringContaining("a noté un appel\u00a0: joint")]);
		const none = { kind: "call", outcome: "no-answer", text: "", status: null, again: null } as const;
		const outcome = await changeLead(parts, "called", by, 99, none);
		expect(await shown()).toEqual(["1 tentative d’appel, à 10\u00a0h", expect.stringContaining("(tentative\u00a01)")]);
		await undoChange(parts, "called", outcome.kind === "done" ? (outcome.entry?.id ?? "") : "", by);
		expect((await shown())[0]).toBeNull();
		await store.commit([
			{ kind: "delete", collection: "leads", id: "called" },
			{ kind: "delete", collection: "messages", id: "called.call" },
		]);
	});

	it("takes a quote, which is accepted, exported and kept when the person is erased", async () => {
		const leads = await Promise.all(idsIn("leads").map((id) => store.get("leads", id)));
		const found = leads.find((lead) => lead?.data.email && lead.data.phone);
		if (!found?.data.email) throw new Error("No lead has an e-mail address");
		await sendQuote({ store, now, reader: content.reader() }, found.id);
		await acceptSent({ store, now }, found.id);
		const parts = { store, secret: "secret", origin: "", clock: { now: () => now }, mailer: {} };
		const names = { locale: "fr", serviceName: String, reasons: [], now } as const;
		expect(leadsAsCsv(await leadsToExport(parts), names)).toContain('"633,51"');
		const { quotes, contracts } = await findPerson(parts, { email: found.data.email });
		expect([quotes.length, contracts.length]).toEqual([1, 1]);
		await erasePerson(parts, { email: found.data.email });
		expect([await store.count("quotes"), await store.count("contracts")]).toEqual([0, 1]);
		await raw.commit(
			fixtures
				.filter(({ collection, id }) => collection === "leads" && id === found.id)
				.map(({ collection, id, data }) => ({ kind: "create", collection, id, data })) as never,
		);
	});

	it("is written into mails", async () => {
		const [id = ""] = idsIn("outbox");
		const entry = await store.get("outbox", id);
		if (!entry) throw new Error("The outbox is empty");
		const mail = await writeMail(entry.data, {
			mailWriters,
			store,
			content,
			company: currentCompany(content, { STAFF_EMAIL: "equipe@airelle.example" }),
			origin: "https://www.airelle.example",
			secret: "secret",
			clock: { now: () => now },
		});
		expect(mail?.text).toContain("Une question sur les tapis.");
	});

	it("opens as the draft of an estimate, with questions added since at their default", async () => {
		const [id = ""] = idsIn("drafts");
		const draft = await readDraft(store, id);
		if (!draft) throw new Error("The draft is not there");
		const { answers } = readAnswers(draft.data.kinds, draft.data.details, null);
		expect(answers.services["house-cleaning"]).toMatchObject({ rooms: 5, bathrooms: 2, stairs: 0 });
	});

	it("opens the draft of the former furniture form, where every card had the fields of every sort", () => {
		const row = "furniture-mattresses.pieces";
		const details = {
			[`${row}.a.row`]: "1",
			[`${row}.a.piece`]: "mattress",
			[`${row}.a.count`]: "2",
			[`${row}.a.seats`]: "3",
			[`${row}.a.size`]: "queen",
			[`${row}.2.row`]: "1",
			[`${row}.2.count`]: "1",
		};
		expect(pieceKeys("furniture-mattresses", details)).toEqual(["a"]);
		expect(readAnswers(["furniture-mattresses"], details, null)).toMatchObject({
			answers: {
				services: {
					"furniture-mattresses": { pieces: [{ piece: "mattress", count: 2, size: "queen", stains: "unknown" }] },
				},
			},
			errors: {},
		});
	});

	it("is published as members edited it, with ids for areas and settings added since", () => {
		const reader = content.reader();
		expect(reader.read("company").areas.map(({ id, name }) => [id, name.fr])).toEqual([
			["montreal", "Montréal"],
			["laval", "Laval"],
			["rive-sud-de-montreal", "Rive-Sud de Montréal"],
		]);
		expect(reader.read("company")).toMatchObject({ trust: { guaranteeDays: 7 }, reviews: [] });
		const { ranges, houseCleaning } = reader.read("prices");
		expect(ranges["cleaning-hour"].low).toBe(43_00);
		expect(houseCleaning.minutesPerFlight).toBeGreaterThan(0);
	});
});
