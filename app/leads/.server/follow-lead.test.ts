import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, photo } from "../../../tests/mail/sample-leads.ts";
import { addToLead, findFollowed, followTokenFor, provesOwnership } from "./follow-lead.ts";
import { changeLead } from "./inbox/change-lead.ts";

const member = { id: "m1", name: "Ariane" };
let store: DocumentStore;
const parts = () => ({
	store,
	clock: { now: () => new Date("2026-11-15T15:00:00Z") },
	mailDomain: "airelle.example",
	referencePrefix: "AIR",
	secret: "secret",
});

beforeEach(async () => {
	store = await newStore();
	await store.commit([{ kind: "create", collection: "leads", id: "lead", data: contactLead }]);
});
afterEach(() => store.close());

describe("followTokenFor and findFollowed", () => {
	it("derives the same token for the same lead, and another one with another secret", () => {
		expect(followTokenFor("lead", "secret")).toBe(followTokenFor("lead", "secret"));
		expect(followTokenFor("lead", "secret")).toMatch(/^[\w-]{22}$/);
		expect(
			new Set([followTokenFor("lead", "other"), followTokenFor("lead2", "secret"), followTokenFor("lead", "secret")])
				.size,
		).toBe(3);
	});

	it("finds the lead by its token, and none by an empty token", async () => {
		const data = { ...contactLead, followToken: "t".repeat(22) };
		await store.commit([{ kind: "create", collection: "leads", id: "followed", data }]);
		expect((await findFollowed(store, "t".repeat(22)))?.id).toBe("followed");
		expect(await findFollowed(store, "")).toBeNull();
	});
});

describe("provesOwnership", () => {
	const lead = { ...contactLead, email: "Maelle@example.com", phone: "4385550199" };
	it.each([
		...["0199", " 0199 ", "01 99", "01-99", "438 555-0199", "438.555.0199", "maelle@EXAMPLE.com "],
		...["(438) 555-0199", "+1 438 555-0199", "1-438-555-0199", "\u202a438 555-0199\u202c", "\u200bmaelle@example.com"],
	])("accepts %j", (proof) => expect(provesOwnership(lead, proof)).toBe(true));

	it.each([
		"",
		"199",
		"9",
		"0198",
		"50199",
		"5550199",
		"example.com",
		"maelle",
		"null",
		"undefined",
		"----",
		"....",
		"a0199",
		"0199a",
		"+0199a",
	])("rejects %j", (proof) => expect(provesOwnership(lead, proof)).toBe(false));

	it.each(["", "null", "0000"])("rejects %j when the lead has only the other contact detail", (proof) => {
		expect(provesOwnership({ ...lead, email: null }, proof)).toBe(false);
		expect(provesOwnership({ ...lead, phone: null }, proof)).toBe(false);
	});
});

describe("addToLead", () => {
	const added = { tooMany: [] };

	it("keeps every concurrent message together with its mail to the team", async () => {
		const texts = ["un", "deux", "trois", "quatre"];
		expect(await Promise.all(texts.map((text) => addToLead(parts(), "lead", { text })))).toEqual(
			texts.map(() => added),
		);
		const messages = (await store.query("messages")).documents;
		expect(messages.map(({ data }) => data.text).sort()).toEqual(texts.sort());
		expect((await store.get("leads", "lead"))?.data.messageCount).toBe(1 + texts.length);
		const mails = (await store.query("outbox")).documents;
		expect(mails.map(({ data }) => data.template)).toEqual(texts.map(() => "lead-update"));
	});

	it("returns null after twenty messages without an answer, and for an erased lead", async () => {
		for (let n = 0; n < 20; n++) expect(await addToLead(parts(), "lead", { text: String(n) })).toEqual(added);
		expect(await addToLead(parts(), "lead", { text: "one more" })).toBeNull();
		expect(await addToLead(parts(), "gone", { text: "hello" })).toBeNull();
		expect(await store.count("outbox")).toBe(20);
		const reply = { kind: "reply", subject: "Oui", text: "Bonjour", status: null } as const;
		await changeLead({ ...parts(), clock: { now: () => new Date("2026-11-15T15:00:01Z") } }, "lead", member, 0, reply);
		expect(await addToLead(parts(), "lead", { text: "one more" })).toEqual(added);
	});

	it("also mails the member who handles the lead, unless they turned it off, left, or handle no leads any more", async () => {
		await changeLead(parts(), "lead", member, 0, { kind: "assignee", to: member });
		const recipients = async (changes: Partial<Member>) => {
			const found = {
				...{ ...member, email: "ariane@airelle.example", role: "agent", status: "active", answerMail: true },
				...changes,
			};
			const identity = { member: async () => found as Member, members: async () => [] };
			const before = (await store.query("outbox")).documents.map(({ id }) => id);
			await addToLead({ ...parts(), identity }, "lead", { text: "Bonjour" });
			const mails = (await store.query("outbox")).documents.filter(({ id }) => !before.includes(id));
			return mails.map(({ data }) => data.staff?.to ?? "team").sort();
		};
		expect(await recipients({})).toEqual(["ariane@airelle.example", "team"]);
		expect(await recipients({ answerMail: false })).toEqual(["team"]);
		expect(await recipients({ role: "crew" })).toEqual(["team"]);
		expect(await recipients({ role: "editor" })).toEqual(["team"]);
		expect(await recipients({ status: "disabled" })).toEqual(["team"]);
	});

	it("adds a text once for each form, also when it is sent twice at once, to a conversation that is then full", async () => {
		for (let n = 0; n < 19; n++) await addToLead(parts(), "lead", { text: String(n) });
		const said = { text: "Sonnez deux fois", key: "form" };
		expect(await Promise.all([1, 2].map(() => addToLead(parts(), "lead", said)))).toEqual([added, added]);
		expect(await addToLead(parts(), "lead", said)).toEqual(added);
		expect([await store.count("messages"), await store.count("outbox")]).toEqual([20, 20]);
		expect(await addToLead(parts(), "lead", { ...said, text: "Trois fois" })).toBeNull();
		expect(await addToLead(parts(), "lead", { ...said, key: "next form" })).toBeNull();
	});

	it("adds the new photos of a text that was sent already", async () => {
		const said = { text: "Voici", key: "form" };
		const data = { ...photo, owner: "lead", hash: "new" };
		await addToLead(parts(), "lead", said);
		for (const id of ["p", "q"])
			await addToLead(parts(), "lead", { ...said, photos: [{ kind: "create", collection: "photos", id, data }] });
		const messages = (await store.query("messages", { orderBy: { field: "at", direction: "ascending" } })).documents;
		expect(messages.map(({ data: { text, photos } }) => [text, photos]).toSorted()).toEqual([
			["", ["p"]],
			["Voici", []],
		]);
		expect((await store.get("leads", "lead"))?.data).toMatchObject({ messageCount: 3, photos: ["p"] });
	});

	it("adds nothing for a second press with the same photo", async () => {
		const data = { ...photo, owner: "lead", hash: "same" };
		for (const id of ["p", "q"])
			await addToLead(parts(), "lead", { photos: [{ kind: "create", collection: "photos", id, data }] });
		expect([await store.count("photos"), await store.count("messages"), await store.count("outbox")]).toEqual([
			1, 1, 1,
		]);
	});

	it("takes a photo that a crew stored too, also when the crews stored more than a page of them", async () => {
		const job = { id: "visit", moment: "after" } as const;
		const crew = Array.from({ length: 120 }, (_, n) => ({
			...({ kind: "create", collection: "photos", id: `a-${n}` } as const),
			data: { ...photo, owner: "lead", hash: `crew-${n}`, job },
		}));
		await store.commit(crew);
		const data = { ...photo, owner: "lead", hash: "crew-0" };
		for (const id of ["p", "q"])
			await addToLead(parts(), "lead", { photos: [{ kind: "create", collection: "photos", id, data }] });
		expect([await store.count("photos"), await store.count("messages")]).toEqual([121, 1]);
	});
});
