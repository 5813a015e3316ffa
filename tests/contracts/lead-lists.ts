import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { changeLead, markOpened } from "#app/leads/.server/inbox/change-lead.ts";
import { householdLeads } from "#app/leads/.server/inbox/household-leads.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import {
	countFolders,
	countListed,
	type LeadFilter,
	listLeads,
	noFilter,
} from "#app/leads/.server/inbox/list-leads.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadFolder } from "#app/model/leads/lead-folders.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, disasterAnswers, ductAnswers, estimateLead } from "../mail/sample-leads.ts";

interface Opened {
	store: RawStore;
	close(): Promise<void>;
}

const ariane = { id: "m1", name: "Ariane" };
const day = (n: number) => `2026-11-${String(n).padStart(2, "0")}T15:00:00.000Z`;

/** How leads are listed, searched and compared: the same on every store. */
export function leadListsContract(name: string, open: () => Promise<Opened>): void {
	describe(`${name}, lists of leads:`, () => {
		let opened: Opened;
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "secret",
		});
		const add = (id: string, lead: Lead) => store.commit([create("leads", id, lead)]);
		const contact = (id: string, changes: Partial<Lead> = {}) => add(id, { ...contactLead, ...changes });
		const ids = async (view: LeadFolder, filter: Partial<LeadFilter> = {}) =>
			(await listLeads(store, { view, filter: { ...noFilter, ...filter } })).leads.map(({ id }) => id);
		const change = async (id: string, what: LeadChange) => {
			const outcome = await changeLead(parts(), id, ariane, 99, what);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(outcome.kind);
			return outcome.entry.id;
		};

		beforeEach(async () => {
			opened = await open();
			store = typedStore(opened.store);
			now = new Date(day(21));
		});
		afterEach(() => opened.close());

		const addAll = async () => {
			await contact("old", { receivedAt: day(1) });
			await contact("new", { receivedAt: day(9), name: "Luc Roy", phone: null, email: null, message: "Bonjour" });
			await add("flood", estimateLead(disasterAnswers, { receivedAt: day(2) }));
			await contact("quoted", { receivedAt: day(3), status: "quoted" });
			await contact("lost", { receivedAt: day(4), status: "lost" });
			await contact("spam", { receivedAt: day(5), spam: ["honeypot"] });
			await add("ducts", estimateLead(ductAnswers, { receivedAt: day(6), status: "booked", outOfArea: true }));
		};

		it("sorts the newest first, and open post-disaster leads before others", async () => {
			await addAll();
			expect(await ids("todo")).toEqual(["flood", "new", "old"]);
			expect(await ids("all")).toEqual(["flood", "new", "ducts", "lost", "quoted", "old"]);
			expect([await ids("spam"), await ids("quoted"), await ids("booked"), await ids("closed")]).toEqual([
				["spam"],
				["quoted"],
				["ducts"],
				["lost"],
			]);
			expect(await countFolders(store)).toEqual({ todo: 3, quoted: 1, booked: 1, spam: 1 });
			expect(await countListed(store, "all", { only: "unseen" })).toBe(3);
			expect(await countListed(store, "todo", { only: "urgent" })).toBe(1);
		});

		it("filters by channel: forms of the site, calls and imports", async () => {
			await contact("form", { receivedAt: day(1) });
			await contact("call", { receivedAt: day(2), channel: "phone" });
			await contact("past", { receivedAt: day(3), channel: "import", status: "done" });
			expect(await ids("all", { channel: "form" })).toEqual(["form"]);
			expect(await ids("all", { channel: "phone" })).toEqual(["call"]);
			expect(await ids("all", { channel: "import" })).toEqual(["past"]);
			expect(await ids("todo", { channel: "import" })).toEqual([]);
			expect(await countListed(store, "all", { channel: "phone" })).toBe(1);
		});

		it("filters by service, kind, status, assignee, unseen, place and time, also together", async () => {
			await addAll();
			await change("new", { kind: "assignee", to: ariane });
			expect(await ids("all", { service: "ventilation-ducts" })).toEqual(["ducts"]);
			expect(await ids("all", { kind: "estimate" })).toEqual(["flood", "ducts"]);
			expect(await ids("all", { kind: "estimate", status: "booked" })).toEqual(["ducts"]);
			expect(await ids("all", { status: "lost" })).toEqual(["lost"]);
			expect(await ids("todo", { assignee: "nobody" })).toEqual(["flood", "old"]);
			expect(await ids("todo", { assignee: "m1" })).toEqual(["new"]);
			expect(await ids("all", { unread: true })).toEqual(["flood", "old"]);
			expect(await ids("all", { outOfArea: true })).toEqual(["ducts"]);
			expect(await ids("todo", { since: day(2) })).toEqual(["flood", "new"]);
		});

		it("finds words, numbers and references, and nothing in spam unless asked", async () => {
			await addAll();
			expect(await ids("all", { search: "roy" })).toEqual(["new"]);
			expect(await ids("all", { search: "438 555-0199" })).toEqual(["flood", "ducts", "lost", "quoted", "old"]);
			expect(await ids("spam", { search: "maelle" })).toEqual(["spam"]);
			expect(await ids("all", { search: "maelle", status: "lost" })).toEqual(["lost"]);
			expect(await ids("all", { search: "?" })).toEqual([]);
			await change("new", {
				kind: "status",
				to: "lost",
				lostReason: { id: "autre", name: { fr: "Autre", en: "Other" } },
			});
			await store.commit([{ kind: "delete", collection: "leads", id: "new" }]);
			expect(await ids("all", { search: "roy" })).toEqual([]);
		});

		it("continues after the cursor, also when a lead arrives between two pages", async () => {
			await addAll();
			const seen: string[] = [];
			let cursor: string | null = null;
			do {
				const page = await listLeads(store, { view: "all", filter: noFilter, cursor }, 2);
				seen.push(...page.leads.map(({ id }) => id));
				cursor = page.cursor;
				await contact(`late-${seen.length}`, { receivedAt: day(20) });
			} while (cursor);
			expect(seen).toEqual(["flood", "new", "ducts", "lost", "quoted", "old"]);
		});

		it("brings a lead back to `todo` when its customer writes, until somebody answers", async () => {
			await contact("a", { receivedAt: day(1), status: "booked" });
			await contact("b", { receivedAt: day(2) });
			await addToLead(parts(), "a", { text: "Le chat peut-il rester?" });
			expect([await ids("todo"), await ids("booked")]).toEqual([["a", "b"], ["a"]]);
			expect(await ids("all", { search: "chat" })).toEqual(["a"]);
			expect(await countListed(store, "all", { only: "unseen" })).toBe(2);
			await markOpened(parts(), "a");
			expect([await ids("todo"), await countListed(store, "all", { only: "unseen" })]).toEqual([["a", "b"], 1]);
			const reply = await change("a", { kind: "reply", subject: "Oui", text: "Bien sûr.", status: null });
			expect([await ids("todo"), (await store.get("leads", "a"))?.data.status]).toEqual([["b"], "booked"]);
			expect((await undoChange(parts(), "a", reply, ariane)).kind).toBe("undone");
			expect(await ids("todo")).toEqual(["a", "b"]);
			await change("a", { kind: "answered" });
			expect(await ids("todo")).toEqual(["b"]);
		});

		it("keeps a message that the customer wrote after a reply when that reply is undone", async () => {
			await contact("a");
			const reply = await change("a", { kind: "reply", subject: "Oui", text: "Bien sûr.", status: "contacted" });
			now = new Date(Date.parse(day(21)) + 4000);
			await addToLead(parts(), "a", { text: "Merci" });
			expect((await undoChange(parts(), "a", reply, ariane)).kind).toBe("undone");
			expect((await store.get("leads", "a"))?.data).toMatchObject({
				status: "new",
				messageCount: 2,
				desk: { waitingSince: now.toISOString() },
			});
		});

		it("finds leads of the same household within sixty days", async () => {
			const nothing = { email: null, phone: null, postalCode: null };
			await contact("one", { receivedAt: day(20) });
			await contact("house", { ...nothing, name: "Luc Tremblay", postalCode: "H2T1S6", receivedAt: day(17) });
			await contact("neighbour", { ...nothing, name: "Luc Roy", postalCode: "H2T1S6" });
			await contact("area", { ...nothing, postalCode: "H2T" });
			await contact("spam", { spam: ["honeypot"] });
			await contact("ago", { receivedAt: "2026-09-01T15:00:00.000Z" });
			const one = await store.get("leads", "one");
			expect((one ? await householdLeads(one, store) : []).map(({ id }) => id)).toEqual(["house"]);
		});
	});
}
