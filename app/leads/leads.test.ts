import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { ContactRequest } from "../model/contact-form.ts";
import type { Lead, OutboxEntry } from "../model/lead.ts";
import type { DocumentStore } from "../model/ports.ts";
import { leadsAsCsv, leadsAsJson } from "./export-leads.ts";
import { allLeads, erasePerson, findPerson } from "./person.ts";
import { type IncomingLead, receiveLead } from "./receive-lead.ts";
import { purgeExpired } from "./retention.ts";

let directory: string;
let store: DocumentStore;
let now = new Date("2026-11-15T15:00:00Z");
const clock = { now: () => now };

beforeEach(async () => {
	now = new Date("2026-11-15T15:00:00Z");
	directory = await mkdtemp(join(tmpdir(), "airelle-leads-"));
	store = await openSqliteStore({ path: join(directory, "test.sqlite") });
});
afterEach(async () => {
	await store.close();
	await rm(directory, { recursive: true });
});

const request: ContactRequest = {
	name: "Ariane",
	email: "ariane@exemple.example",
	phone: null,
	service: "dryer-ducts",
	message: "Bonjour",
	postalCode: "H2T",
	reachBy: "email",
	marketing: false,
};
const incoming = (over: Partial<IncomingLead> = {}, words: Partial<ContactRequest> = {}): IncomingLead => ({
	kind: "contact",
	request: { ...request, ...words },
	locale: "fr",
	key: "key-1",
	flags: [],
	marketingText: "oui",
	...over,
});
const receive = (over?: Partial<IncomingLead>, words?: Partial<ContactRequest>) =>
	receiveLead(incoming(over, words), { store, clock, mailDomain: "airelle.example" });
const outbox = async () => (await store.query<OutboxEntry>("outbox")).documents.map(({ data }) => data);

describe("a request", () => {
	it("is kept with the mails that follow from it", async () => {
		const {
			lead: { reference },
			created,
		} = await receive();
		expect(created).toBe(true);
		expect(reference).toMatch(/^AIR-[A-Z0-9]{7}$/);
		expect((await allLeads(store)).map(({ data }) => data.reference)).toEqual([reference]);
		expect((await outbox()).map(({ template }) => template).sort()).toEqual(["lead-confirmation", "lead-notification"]);
	});

	it("sent twice with the same key is one lead, even at the same time", async () => {
		const answers = await Promise.all([receive(), receive(), receive()]);
		expect(new Set(answers.map(({ lead }) => lead.reference)).size).toBe(1);
		expect(await store.count("leads")).toBe(1);
		expect(await store.count("outbox")).toBe(2);
	});

	it("with other words under the same key is a second lead, linked to the first", async () => {
		const first = await receive();
		const second = await receive({}, { message: "Autre chose" });
		const again = await receive({}, { message: "Autre chose" });
		expect(second.lead.reference).not.toBe(first.lead.reference);
		expect(again.lead.reference).toBe(second.lead.reference);
		const linked = (await allLeads(store)).find(({ data }) => data.reference === second.lead.reference);
		expect(linked?.data.linkedTo).toBe("key-1");
	});

	it("that repeats another one's words is flagged and kept; staff are told, the address is not", async () => {
		await receive();
		await receive({ key: "key-2" });
		const leads = await allLeads(store);
		expect(leads).toHaveLength(2);
		expect(leads[1]?.data.spam).toEqual(["duplicate"]);
		expect((await outbox()).map(({ template }) => template).sort()).toEqual([
			"lead-confirmation",
			"lead-notification",
			"lead-notification",
		]);
	});

	it("that a machine surely wrote is kept and writes to nobody", async () => {
		await receive({ flags: ["honeypot"] });
		expect(await store.count("leads")).toBe(1);
		expect(await store.count("outbox")).toBe(0);
	});

	it("keeps the proof of marketing consent, and none without it", async () => {
		await receive({}, { marketing: true });
		await receive({ key: "key-2" }, { message: "x" });
		const [agreed, not] = (await allLeads(store)).map(({ data }) => data.marketing);
		expect(agreed).toEqual({ agreedAt: now.toISOString(), textVersion: expect.stringMatching(/^[0-9a-f]{12}$/) });
		expect(not).toBeNull();
	});
});

describe("a person", () => {
	it("is found by address or number, and erased everywhere", async () => {
		await receive();
		await receive({ key: "key-2" }, { email: "ARIANE@exemple.example", message: "Encore" });
		await receive({ key: "key-3" }, { email: null, phone: "5145550142", message: "Par téléphone" });
		expect((await findPerson(store, { email: "Ariane@Exemple.example" })).leads).toHaveLength(2);
		expect(await erasePerson(store, { email: "ariane@exemple.example" })).toBe(6);
		expect(await erasePerson(store, { phone: "5145550142" })).toBe(2);
		expect([await store.count("leads"), await store.count("outbox")]).toEqual([0, 0]);
	});
});

describe("retention", () => {
	it("lets everything go at its time, and nothing before", async () => {
		await receive();
		expect(await purgeExpired(store, new Date("2027-11-14T00:00:00Z"))).toBe(0);
		expect(await purgeExpired(store, new Date("2027-11-16T00:00:00Z"))).toBe(2);
		expect(await purgeExpired(store, new Date("2028-11-16T00:00:00Z"))).toBe(1);
	});
});

describe("exports", () => {
	it("hold every lead, flagged ones too, and no formula", async () => {
		await receive({ flags: ["honeypot"] }, { name: "=HYPERLINK(1)", message: 'Dit "oui",\r\nmerci' });
		const leads = await allLeads(store);
		expect(JSON.parse(leadsAsJson(leads))).toMatchObject([
			{ name: "=HYPERLINK(1)", spam: ["honeypot"] } satisfies Partial<Lead>,
		]);
		const csv = leadsAsCsv(leads);
		expect(csv).toContain(`"'=HYPERLINK(1)"`);
		expect(csv).toContain('"Dit ""oui"",\r\nmerci"');
	});
});
