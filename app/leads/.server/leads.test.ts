import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everything } from "#app/.server/store/everything.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { type Answers, startingAnswers } from "#app/model/estimate/answers.ts";
import type { ContactLead } from "#app/model/leads/contact-form.ts";
import type { EstimateLead, Lead, OutboxEntry, Photo } from "#app/model/leads/lead.ts";
import { type DocumentStore, type Replacement, type StoredDocument, StoreUnavailableError } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { personAsJson } from "#app/privacy/.server/person-export.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { create, draft, ductAnswers, estimateLead, outboxEntry, photo } from "../../../tests/mail/sample-leads.ts";
import { leadsAsJson } from "./export-leads.ts";
import type { IncomingLead } from "./incoming-lead.ts";
import { leadsAsCsv } from "./leads-as-csv.ts";
import { deleteMail, readMailQueue, retryMail } from "./mail-queue.ts";
import { erasePerson, findPerson, readPersonQuery } from "./person.ts";
import { receiveLead } from "./receive-lead.ts";

let store: DocumentStore;
let now = new Date("2026-11-15T15:00:00Z");
const clock = { now: () => now };
const secret = "secret";

beforeEach(async () => {
	now = new Date("2026-11-15T15:00:00Z");
	store = await newStore();
});
afterEach(() => store.close());

const request: ContactLead = {
	name: "Ariane",
	email: "ariane@exemple.example",
	phone: null,
	service: "dryer-ducts",
	message: "Bonjour",
	postalCode: "H2T",
	reachBy: "email",
	marketing: false,
};
const incoming = (over: Partial<IncomingLead> = {}, words: Partial<ContactLead> = {}): IncomingLead => ({
	kind: "contact",
	fields: { ...request, ...words },
	locale: "fr",
	key: "key-1",
	flags: [],
	marketingText: "oui",
	...over,
});
const receive = (over?: Partial<IncomingLead>, words?: Partial<ContactLead>) =>
	receiveLead(incoming(over, words), { store, clock, mailDomain: "airelle.example", referencePrefix: "AIR", secret });
const outbox = async () => (await store.query("outbox")).documents.map(({ data }) => data);

describe("receiveLead", () => {
	it("keeps the lead and its mails", async () => {
		const {
			lead: { reference },
			created,
		} = await receive();
		expect(created).toBe(true);
		expect(reference).toMatch(/^AIR-[A-Z0-9]{7}$/);
		expect((await allLeads(store)).map(({ data }) => data.reference)).toEqual([reference]);
		expect((await outbox()).map(({ template }) => template).sort()).toEqual(["lead-confirmation", "lead-notification"]);
	});

	it("keeps one lead when the same key is sent twice, even concurrently", async () => {
		const answers = await Promise.all([receive(), receive(), receive()]);
		expect(new Set(answers.map(({ lead }) => lead.reference)).size).toBe(1);
		expect(await store.count("leads")).toBe(1);
		expect(await store.count("outbox")).toBe(2);
	});

	it("keeps a second lead, linked to the first, when the same key comes with other content", async () => {
		const first = await receive();
		const second = await receive({}, { message: "Autre chose" });
		const again = await receive({}, { message: "Autre chose" });
		expect(second.lead.reference).not.toBe(first.lead.reference);
		expect(again.lead.reference).toBe(second.lead.reference);
		const linked = (await allLeads(store)).find(({ data }) => data.reference === second.lead.reference);
		expect(linked?.data.linkedTo).toBe("key-1");
	});

	const by = { id: "jules", name: "Jules Démo" };
	const call = { by, confirms: false, address: null, heardFrom: null };
	const spoken = (at: string, answer: "yes" | "no" = "no") => ({
		marketing: { answer, text: "?", locale: "fr" as const, at, by },
	});
	const address = { street: "12, rue Exemple", unit: "", city: "Montréal" };

	it.each([
		["the address", { address }],
		["how the caller knows the company", { heardFrom: "search" as const }],
		["an answer by voice", { spoken: spoken("2026-11-15T15:01:00.000Z") }],
		["the wish for a confirmation", { confirms: true }],
	])("keeps what a member adds to a call that was saved before, in a second lead: %s", async (_, added) => {
		const first = await receive({ call });
		const second = await receive({ call: { ...call, ...added } });
		const { confirms: _confirms, ...said } = { confirms: false, ...added };
		expect(second.lead).toMatchObject({ ...said, linkedTo: first.id });
		expect(await receive({ call: { ...call, ...added } })).toMatchObject({ id: second.id, created: false });
	});

	it("keeps one lead of a call that is sent again later with the same answers", async () => {
		const first = await receive({ call: { ...call, address, spoken: spoken("2026-11-15T15:00:00.000Z") } });
		const again = await receive({ call: { ...call, address, spoken: spoken("2026-11-15T15:02:00.000Z") } });
		expect(again).toMatchObject({ id: first.id, created: false });
	});

	it("flags a lead that repeats another one's content, and notifies the team but not the visitor", async () => {
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

	it.each(["honeypot", "rate-limit"] as const)("keeps a lead flagged as %s and sends no mail", async (flag) => {
		await receive({ flags: [flag] });
		await receive({ key: "key-2", flags: ["too-fast", flag] }, { message: "Encore" });
		expect(await store.count("leads")).toBe(2);
		expect(await store.count("outbox")).toBe(0);
	});

	it("notifies only the team of other flags: the flag may be wrong, and the address may be a stranger's", async () => {
		await receive({ flags: ["too-fast"] });
		expect((await outbox()).map(({ template }) => template)).toEqual(["lead-notification"]);
	});

	it("keeps a proof of marketing consent only when it was given", async () => {
		await receive({}, { marketing: true });
		await receive({ key: "key-2" }, { message: "x" });
		const [agreed, not] = (await allLeads(store)).map(({ data }) => data.marketing);
		expect(agreed).toEqual({
			agreedAt: now.toISOString(),
			textVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
			kinds: ["promotions", "due-again"],
			text: "oui",
			locale: "fr",
		});
		expect(not).toBeNull();
	});
});

describe("findPerson and erasePerson", () => {
	it("finds a person by e-mail address or phone number, and erases all documents", async () => {
		await receive();
		await receive({ key: "key-2" }, { email: "ARIANE@exemple.example", message: "Encore" });
		await receive({ key: "key-3" }, { email: null, phone: "5145550142", message: "Par téléphone" });
		expect((await findPerson({ store, secret }, { email: "Ariane@Exemple.example" })).leads).toHaveLength(2);
		expect(await erasePerson({ store, mailer: {}, secret, clock }, { email: "ariane@exemple.example" })).toBe(8);
		expect(await erasePerson({ store, mailer: {}, secret, clock }, { phone: "5145550142" })).toBe(3);
		const left = await Promise.all((["leads", "messages", "outbox"] as const).map((name) => store.count(name)));
		expect(left).toEqual([0, 0, 0]);
	});
});

describe("findPerson and erasePerson with an estimate", () => {
	const email = "ariane@exemple.example";
	const photoOf = (owner: string): Photo => ({ ...photo, owner });

	it("include drafts, photos and the mails with draft links", async () => {
		await receive({ kind: "estimate", estimate: estimateLead(ductAnswers).estimate ?? undefined, photos: ["p1"] });
		await store.commit([create("photos", "p1", photoOf("key-1"))]);
		await store.commit([create("drafts", "by-link", { ...draft, email, person: {} })]);
		await store.commit([
			create("drafts", "typed", { ...draft, email: null, phone: null, person: { email: "ARIANE@exemple.example " } }),
		]);
		await store.commit([
			create("drafts", "dialled", { ...draft, email: null, phone: null, person: { phone: "+1 (514) 555-0142" } }),
		]);
		await store.commit([
			create("drafts", "stranger", { ...draft, email: "b@exemple.example", phone: null, person: {} }),
		]);
		await store.commit([create("photos", "p2", photoOf("by-link"))]);
		await store.commit([create("photos", "p3", photoOf("stranger"))]);
		await store.commit([create("outbox", "link", { ...outboxEntry, template: "draft-link", leadId: "by-link" })]);
		const found = await findPerson({ store, secret }, { email });
		expect(found.drafts.map(({ id }) => id).sort()).toEqual(["by-link", "typed"]);
		expect(found.photos.map(({ id }) => id).sort()).toEqual(["p1", "p2"]);
		expect(found.mails.map(({ data }) => data.template).sort()).toEqual([
			"draft-link",
			"lead-confirmation",
			"lead-notification",
		]);
		expect(await erasePerson({ store, mailer: {}, secret, clock }, { email })).toBe(9);
		expect(await erasePerson({ store, mailer: {}, secret, clock }, { phone: "5145550142" })).toBe(1);
		expect((await store.query("drafts")).documents.map(({ id }) => id)).toEqual(["stranger"]);
		expect((await store.query("photos")).documents.map(({ id }) => id)).toEqual(["p3"]);
	});

	it("include the photos of a second lead with the same key", async () => {
		const estimate = estimateLead(ductAnswers).estimate ?? undefined;
		await store.commit([create("photos", "p1", photoOf("key-1"))]);
		await receive({ kind: "estimate", estimate, photos: ["p1"] }, { email: "first@exemple.example" });
		await receive({ kind: "estimate", estimate, photos: ["p1"] });
		expect((await findPerson({ store, secret }, { email })).photos.map(({ id }) => id)).toEqual(["p1"]);
	});
});

describe("receiveLead with an estimate", () => {
	const estimate = estimateLead(ductAnswers).estimate ?? undefined;
	const taken: Replacement<"photos"> = {
		kind: "replace",
		collection: "photos",
		id: "p1",
		version: 1,
		data: { ...photo, owner: "key-1" },
	};

	it("reassigns the photos in the same transaction, once", async () => {
		await store.commit([{ kind: "create", collection: "photos", id: "p1", data: { ...photo, owner: "draft" } }]);
		const sendings = [1, 2, 3].map(() => receive({ kind: "estimate", estimate, photos: ["p1"], along: [taken] }));
		expect(new Set((await Promise.all(sendings)).map(({ id }) => id)).size).toBe(1);
		expect((await store.get("photos", "p1"))?.data.owner).toBe("key-1");
	});

	it("rejects when the photos changed in the meantime, for a first and for a second lead", async () => {
		await expect(receive({ along: [taken] })).rejects.toThrow(StoreUnavailableError);
		expect(await store.count("leads")).toBe(0);
		await receive();
		await expect(receive({ along: [taken] }, { message: "Autre chose" })).rejects.toThrow(StoreUnavailableError);
		expect(await store.count("leads")).toBe(1);
	});

	it("recognises a repeat after a question with a default was added", async () => {
		const { stairs, ...before } = startingAnswers("house-cleaning");
		const send = (answers: object) => {
			const services = { "house-cleaning": answers } as Answers["services"];
			const asked = { ...(estimate as EstimateLead), answers: { services, promotionCode: null } };
			return receive({ kind: "estimate", estimate: asked });
		};
		expect(await send(before)).toMatchObject({ created: true });
		expect(await send({ ...before, stairs: 0 })).toMatchObject({ created: false });
		expect(await send({ ...before, stairs: 2 })).toMatchObject({ created: true });
	});

	it("recognises a repeat when the prices changed, and keeps another lead for other answers", async () => {
		const first = await receive({ kind: "estimate", estimate });
		const result = { ...estimateLead(ductAnswers).estimate?.result, high: 1 } as EstimateLead["result"];
		const again = await receive({ kind: "estimate", estimate: { ...(estimate as EstimateLead), result } });
		expect(again).toMatchObject({ created: false, lead: { reference: first.lead.reference } });
		const other = estimateLead({ ...ductAnswers, promotionCode: null }).estimate ?? undefined;
		expect((await receive({ kind: "estimate", estimate: other })).lead.linkedTo).toBe("key-1");
	});

	it("notifies only the team of a waiting-list lead", async () => {
		await receive({ kind: "waiting-list" });
		expect((await outbox()).map(({ template }) => template)).toEqual(["lead-notification"]);
	});
});

describe("readPersonQuery", () => {
	it.each([
		[" Ariane@Exemple.example ", { email: "ariane@exemple.example" }],
		["(514) 555-0142", { phone: "5145550142" }],
		["+1 514.555.0142", { phone: "5145550142" }],
		["514555014", null],
		["Ariane 5145550142", null],
		["", null],
	])("reads %j as %j", (typed, query) => {
		expect(readPersonQuery(typed)).toEqual(query);
	});
});

describe("personAsJson", () => {
	it("contains what the person sent, and no token", async () => {
		await receive({ followTokenOf: () => "secret-token" });
		const record = await findPerson({ store, secret }, { email: "ariane@exemple.example" });
		const copy = await personAsJson(record, store, now);
		expect(JSON.parse(copy)).toMatchObject({
			exportedAt: now.toISOString(),
			requests: [{ email: "ariane@exemple.example" }],
			mails: [{ template: "lead-confirmation" }, { template: "lead-notification" }],
		});
		expect(copy).not.toMatch(/secret-token|contentHash|idempotencyKey/);
	});
});

describe("a dead letter", () => {
	const dead = async () => {
		await receive();
		const [mail] = (await store.query("outbox")).documents;
		if (!mail) throw new Error("no mail");
		const data: OutboxEntry = { ...mail.data, status: "dead", attempts: 15, lastError: "no such mailbox" };
		await store.commit([{ kind: "replace", collection: "outbox", id: mail.id, version: mail.version, data }]);
		return mail.id;
	};

	it("is listed with its reason, and can be retried with all attempts", async () => {
		const id = await dead();
		const queue = await readMailQueue(store);
		expect(queue).toMatchObject({ pending: 1, deadTotal: 1 });
		expect(queue.dead[0]).toMatchObject({ id, reason: "no such mailbox", reference: expect.stringMatching(/^AIR-/) });
		expect(await retryMail(id, { store, clock: { now: () => now } })).toBe(true);
		expect(await retryMail(id, { store, clock: { now: () => now } })).toBe(false);
		expect((await store.get("outbox", id))?.data).toMatchObject({ status: "pending", attempts: 0 });
	});

	it("can be deleted; a pending mail cannot", async () => {
		const id = await dead();
		expect(await deleteMail(id, store)).toBe(true);
		const [waiting] = (await store.query("outbox")).documents;
		expect(await deleteMail(waiting?.id ?? "", store)).toBe(false);
		expect(await readMailQueue(store)).toMatchObject({ pending: 1, deadTotal: 0 });
	});
});

describe("purgeExpired", () => {
	it("deletes drafts and their photos after thirty days, and sent photos only with their lead", async () => {
		const purgeAfter = retention.drafts(now);
		await store.commit([
			{ kind: "create", collection: "drafts", id: "d", data: { ...draft, purgeAfter } },
			{ kind: "create", collection: "photos", id: "p", data: { ...photo, owner: "d", purgeAfter } },
			{ kind: "create", collection: "photos", id: "sent", data: { ...photo, purgeAfter: retention.leads(now) } },
		]);
		expect((await purgeExpired({ store, mailer: {}, secret }, new Date("2026-12-15T14:59:00Z"))).count).toBe(0);
		expect((await purgeExpired({ store, mailer: {}, secret }, new Date("2026-12-15T15:00:00Z"))).count).toBe(2);
		expect((await store.query("photos")).documents.map(({ id }) => id)).toEqual(["sent"]);
	});

	it("deletes each document after its retention period, and not before", async () => {
		await receive();
		expect((await purgeExpired({ store, mailer: {}, secret }, new Date("2027-11-14T00:00:00Z"))).count).toBe(0);
		const forgotten: string[] = [];
		const mailer = { forget: async (messageId: string) => void forgotten.push(messageId) };
		expect((await purgeExpired({ store, mailer, secret }, new Date("2027-11-16T00:00:00Z"))).count).toBe(2);
		expect(forgotten).toHaveLength(2);
		expect((await purgeExpired({ store, mailer: {}, secret }, new Date("2028-11-16T00:00:00Z"))).count).toBe(1);
	});
});

describe("leadsAsJson and leadsAsCsv", () => {
	it("contain every lead, flagged ones included, and no formulas", async () => {
		await receive({ flags: ["honeypot"] }, { name: "=HYPERLINK(1)", message: 'Dit "oui",\r\nmerci' });
		const leads = await allLeads(store);
		expect(JSON.parse(leadsAsJson(leads))).toMatchObject([
			{ name: "=HYPERLINK(1)", spam: ["honeypot"] } satisfies Partial<Lead>,
		]);
		const csv = leadsAsCsv(leads, { locale: "fr", serviceName: String, reasons: [], now });
		expect(csv).toContain(`"'=HYPERLINK(1)"`);
		expect(csv).toContain('"Dit ""oui"",\r\nmerci"');
	});
});

/** Every lead, oldest first, flagged ones included. */
function allLeads(store: DocumentStore): Promise<readonly StoredDocument<Lead>[]> {
	return everything(store, "leads", { orderBy: { field: "receivedAt", direction: "ascending" } });
}
