import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { householdLeads } from "#app/leads/.server/inbox/household-leads.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import type { LeadSummary } from "#app/leads/.server/inbox/lead-summary.ts";
import {
	countFolders,
	countListed,
	type LeadFilter,
	listLeads,
	noFilter,
} from "#app/leads/.server/inbox/list-leads.ts";
import { markOpened } from "#app/leads/.server/inbox/mark-opened.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { readInboxQuery } from "#app/leads/.server/office/inbox-query.ts";
import { relistLeads } from "#app/leads/.server/upgrade-leads.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadFolder } from "#app/model/leads/lead-folders.ts";
import { listingOf } from "#app/model/leads/lead-listing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { isEnding } from "#app/model/quotes/lead-quote-state.ts";
import { contactLead, create, disasterAnswers, ductAnswers, estimateLead } from "../mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const day = (n: number) => `2026-11-${String(n).padStart(2, "0")}T15:00:00.000Z`;

/** How leads are listed, searched and compared: the same on every store. */
export function leadListsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, lists of leads:`, () => {
		let raw: RawStore;
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
			raw = await open();
			store = typedStore(raw);
			now = new Date(day(21));
		});
		afterEach(() => raw.close());

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

		describe("a quote", () => {
			const sentAt = day(10);
			const quote: LeadQuote = {
				...{ id: "q-1", version: 1, status: "sent", total: 63351, validUntil: "2026-11-23" },
				...{ sentAt, answeredAt: null, accepted: null },
			};
			const quoted = (changes: Partial<Lead> = {}, own: Partial<LeadQuote> = {}): Lead => ({
				...{ ...contactLead, ...changes },
				desk: { ...contactLead.desk, quote: { ...quote, ...own } },
			});
			const toFollowUp = async () => {
				const { view, filter } = readInboxQuery(new URLSearchParams("filtre=soumissions-a-relancer"), now);
				const isWanted = (lead: LeadSummary) => lead.quote !== null && isEnding(lead.quote, now);
				return (await listLeads(store, { view, filter, isWanted })).leads.map(({ id }) => id);
			};

			it("that was sent and ends soon is to be followed up, whatever the status of its lead until it is closed", async () => {
				await add("quoted", quoted({ receivedAt: day(1), status: "quoted" }));
				await add("booked", quoted({ receivedAt: day(2), status: "booked" }));
				await add("cancelled", quoted({ receivedAt: day(3), status: "contacted" }));
				await add("over", quoted({ receivedAt: day(4), status: "booked" }, { validUntil: "2026-11-15" }));
				await add("later", quoted({ receivedAt: day(5), status: "booked" }, { validUntil: "2026-12-15" }));
				await add("answered", quoted({ receivedAt: day(6), status: "booked" }, { status: "declined" }));
				await add("spam", quoted({ receivedAt: day(7), status: "booked", spam: ["honeypot"] }));
				// Imported as done, and quoted since.
				await add("again", quoted({ receivedAt: day(8), status: "done" }));
				expect(await toFollowUp()).toEqual(["again", "over", "cancelled", "booked", "quoted"]);
				await change("booked", { kind: "status", to: "done", finalAmount: null });
				const lostReason = { id: "autre", name: { fr: "Autre", en: "Other" } };
				await change("quoted", { kind: "status", to: "lost", lostReason });
				expect(await toFollowUp()).toEqual(["again", "over", "cancelled"]);
			});

			it("of a lead that an earlier build stored is listed after the next start, also of one that it changes in a rollout", async () => {
				const store1 = (id: string, lead: Lead) =>
					raw.commit([
						{
							kind: "create",
							collection: "leads",
							id,
							data: { ...lead, ...listingOf(lead), listedUnder: ["all", "booked"] },
						},
					]);
				await store1("a", quoted({ status: "booked" }));
				await store1("b", { ...contactLead, status: "booked" });
				expect(await toFollowUp()).toEqual([]);
				const upgrading = { ...parts(), content: originalContent };
				expect(await relistLeads(upgrading)).toBe(2);
				expect(await relistLeads(upgrading)).toBe(0);
				expect(await toFollowUp()).toEqual(["a"]);
				await store1("c", quoted({ status: "booked", ...contactAt(now.toISOString()) }));
				expect(await relistLeads(upgrading)).toBe(1);
				expect(await toFollowUp()).toEqual(["c", "a"]);
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
