import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { erasePerson, eraseRecord, findPerson } from "#app/leads/.server/person.ts";
import { saveDraft } from "#app/leads/.server/quotes/save-draft.ts";
import { collections } from "#app/model/documents.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { quoteId } from "#app/model/quotes/quote.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contractsToAccount } from "#app/quotes/.server/office/accounting.ts";
import { type ContractQuery, listContracts } from "#app/quotes/.server/office/list-contracts.ts";
import { contactLead } from "../mail/sample-leads.ts";
import { acceptSent, sendQuote } from "./quote-commands.ts";

const reader = originalContent.reader();
const ariane = { id: "m1", name: "Ariane" };
const person = { name: "Céleste Démo", email: "celeste@exemple.example", phone: "5145550177" };

/** What is kept of accepted quotes, and what is erased with their leads: the same on every store. */
export function keptContractsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, accepted quotes that are kept:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			...{ store, secret: "secret", mailDomain: "airelle.example", referencePrefix: "AIR", mailer: {} },
			clock: { now: () => now },
		});
		const create = (id: string, data: Partial<Lead> = {}) =>
			store.commit([{ kind: "create", collection: "leads", id, data: { ...contactLead, ...person, ...data } }]);
		const counts = async () => [
			await store.count("leads"),
			await store.count("quotes"),
			await store.count("contracts"),
		];
		/** The collections in which a text of the person is stored. */
		const collectionsWith = async (text: string) => {
			const found: string[] = [];
			for (const collection of collections) {
				const { documents } = await store.query(collection, { limit: 500 });
				if (JSON.stringify(documents).includes(text)) found.push(collection);
			}
			return found;
		};

		beforeEach(async () => {
			now = new Date("2026-11-17T15:00:00.000Z");
			store = typedStore(await open());
			await create("a");
			await sendQuote({ store, now, reader }, "a");
			await acceptSent({ store, now }, "a");
		});
		afterEach(() => store.close());

		it("finds them with the person, by address and by number, also when no lead is left", async () => {
			await saveDraft(parts(), "a", ariane, { version: 2, revision: 0 }, sampleQuote);
			const record = await findPerson(parts(), { email: person.email });
			expect(record.quotes.map(({ data }) => data.status)).toEqual(["accepted", "draft"]);
			expect(record.contracts.map(({ id }) => id)).toEqual([quoteId("a", 1)]);
			await eraseRecord(parts(), record);
			for (const query of [{ email: person.email.toUpperCase() }, { phone: person.phone }])
				expect(await findPerson(parts(), query)).toMatchObject({
					...{ leads: [], quotes: [], contracts: [{ id: quoteId("a", 1) }] },
				});
			expect((await findPerson(parts(), { email: "autre@exemple.example" })).contracts).toEqual([]);
		});

		it("finds the one that somebody accepted with another address, while the lead is there", async () => {
			await create("b", { email: "b@exemple.example", phone: null });
			await sendQuote({ store, now, reader }, "b");
			await acceptSent({ store, now }, "b", { email: "Bureau@exemple.example" });
			for (const email of ["b@exemple.example", "bureau@exemple.example"])
				expect((await findPerson(parts(), { email })).contracts).toHaveLength(1);
		});

		it("erases everything else of the person, and changes nothing in what is kept", async () => {
			await saveDraft(parts(), "a", ariane, { version: 2, revision: 0 }, sampleQuote);
			await create("b", { name: "Autre Démo", email: "b@exemple.example", phone: "5145550178" });
			await sendQuote({ store, now, reader }, "b");
			const before = await store.get("contracts", quoteId("a", 1));
			await erasePerson(parts(), { email: person.email });
			for (const text of Object.values(person)) expect(await collectionsWith(text)).toEqual(["contracts"]);
			expect(await store.get("contracts", quoteId("a", 1))).toEqual(before);
			expect(await counts()).toEqual([1, 1, 1]);
		});

		it("leaves no draft that is saved while the person is erased, however late", async () => {
			const draft = () => saveDraft(parts(), "a", ariane, { version: 2, revision: 0 }, sampleQuote);
			const record = await findPerson(parts(), { email: person.email });
			await draft();
			await eraseRecord(parts(), record);
			expect(await counts()).toEqual([0, 0, 1]);
			await create("b", { email: "b@exemple.example", phone: null });
			// The person is erased between the check of the lead and the commit of the draft.
			const slow: DocumentStore = {
				...store,
				commit: async (writes) => {
					await erasePerson(parts(), { email: "b@exemple.example" });
					return store.commit(writes);
				},
			};
			const late = await saveDraft({ ...parts(), store: slow }, "b", ariane, { version: 1, revision: 0 }, sampleQuote);
			expect(late.kind).toBe("missing");
			expect(await counts()).toEqual([0, 0, 1]);
		});

		it("are listed by day of acceptance, the newest first, and found by what identifies them", async () => {
			for (const [index, day] of ["2026-12-01", "2026-12-02", "2027-01-01"].entries()) {
				const id = `lead-${index}`;
				now = new Date(`${day}T15:00:00.000Z`);
				const content = { ...sampleQuote, validUntil: "2027-06-30" };
				await create(id, {
					reference: `AIR-ABC000${index}`,
					name: `Zoé Démo ${index}`,
					email: `zoe${index}@exemple.example`,
				});
				await sendQuote({ store, now, reader }, id, { content });
				await acceptSent({ store, now }, id);
			}
			const list = async (query: Partial<ContractQuery>) => {
				const { contracts } = await listContracts(store, { from: "", to: "", search: "", ...query });
				return contracts.map(({ data }) => data.lead);
			};
			expect(await list({})).toEqual(["lead-2", "lead-1", "lead-0", "a"]);
			expect(await list({ from: "2026-12-01", to: "2026-12-31" })).toEqual(["lead-1", "lead-0"]);
			expect(await list({ search: "zoe demo", to: "2026-12-31" })).toEqual(["lead-1", "lead-0"]);
			expect(await list({ search: " air-abc0001 " })).toEqual(["lead-1"]);
			expect(await list({ search: "Zoe2@exemple.example" })).toEqual(["lead-2"]);
			expect(await list({ search: "(514) 555-0177" })).toEqual(["lead-2", "lead-1", "lead-0", "a"]);
			expect(await list({ search: "personne" })).toEqual([]);
		});

		it("are found by a reference with any prefix, and by a name of the same shape", async () => {
			await create("b", { reference: "NET-ABC0001", name: "Anne-Marie Démo", email: "b@exemple.example" });
			await sendQuote({ store, now, reader }, "b");
			await acceptSent({ store, now }, "b");
			for (const search of ["net-abc0001", " NET-ABC0001", "anne-marie", "Démo"]) {
				const { contracts } = await listContracts(store, { from: "", to: "", search });
				expect(
					contracts.map(({ data }) => data.lead),
					search,
				).toContain("b");
			}
			const { contracts } = await listContracts(store, { from: "", to: "", search: "net-abc0002" });
			expect(contracts).toEqual([]);
		});

		it("are counted once: on the day of the final amount, and until then on the day of acceptance", async () => {
			const counted = async (from: string, to: string) =>
				(await contractsToAccount(store, { from, to })).map(({ lead }) => lead);
			await create("b", { email: "b@exemple.example" });
			await sendQuote({ store, now, reader }, "b");
			await acceptSent({ store, now: new Date("2026-11-30T15:00:00.000Z") }, "b");
			expect(await counted("2026-11-01", "2026-11-30")).toEqual(["a", "b"]);
			// 23:30 in Montréal.
			now = new Date("2027-01-01T04:30:00.000Z");
			const done = { kind: "status", to: "done", finalAmount: 50_000 } as const;
			expect((await changeLead(parts(), "a", ariane, Number.POSITIVE_INFINITY, done)).kind).toBe("done");
			expect(await counted("2026-11-01", "2026-11-30")).toEqual(["b"]);
			expect(await counted("2026-12-31", "2026-12-31")).toEqual(["a"]);
			expect(await counted("2027-01-01", "2027-12-31")).toEqual([]);
		});

		it("stay in the period of the work when the amount is corrected, undone, or followed by another visit", async () => {
			const anyRevision = Number.POSITIVE_INFINITY;
			const change = async (wanted: LeadChange) => {
				const outcome = await changeLead(parts(), "a", ariane, anyRevision, wanted);
				return outcome.kind === "done" && outcome.entry ? outcome.entry.id : outcome.kind;
			};
			const kept = async () => {
				const data = (await store.get("contracts", quoteId("a", 1)))?.data;
				return [data?.finalAmount, data?.doneAt];
			};
			const [doneAt, done] = ["2026-12-30T15:00:00.000Z", { kind: "status", to: "done" } as const];
			now = new Date(doneAt);
			await change({ ...done, finalAmount: 500_00 });
			now = new Date("2027-01-04T15:00:00.000Z");
			const corrected = await change({ ...done, finalAmount: 450_00 });
			expect(await kept()).toEqual([450_00, doneAt]);
			await undoChange(parts(), "a", corrected, ariane);
			expect(await kept()).toEqual([500_00, doneAt]);
			const reopened = await change({ kind: "status", to: "contacted" });
			expect(await kept()).toEqual([null, null]);
			await undoChange(parts(), "a", reopened, ariane);
			expect(await kept()).toEqual([500_00, doneAt]);
			const place = {
				crew: "equipe-1",
				day: "2027-01-08",
				window: { from: "08:00", to: "10:00" },
				minutes: 60,
				travel: 30,
			};
			const visit = {
				kind: "appointment",
				of: null,
				place,
				reminds: true,
				accepted: [],
				tells: false,
				text: "",
			} as const;
			const id = await change({ ...visit, to: "booked" });
			expect(await kept()).toEqual([500_00, doneAt]);
			await change({ kind: "appointment", to: "done", of: { id, sequence: 0 }, finalAmount: 500_00 });
			expect(await kept()).toEqual([500_00, doneAt]);
		});

		it("are kept until six years after the tax year of the final amount, whenever the lead expires", async () => {
			now = new Date("2027-01-04T15:00:00.000Z");
			const done = { kind: "status", to: "done", finalAmount: 50_000 } as const;
			expect((await changeLead(parts(), "a", ariane, Number.POSITIVE_INFINITY, done)).kind).toBe("done");
			await purgeExpired(parts(), new Date("2030-01-01T00:00:00.000Z"));
			expect(await counts()).toEqual([0, 0, 1]);
			expect((await store.get("contracts", quoteId("a", 1)))?.data).toMatchObject({ finalAmount: 50_000 });
			await purgeExpired(parts(), new Date("2034-01-01T04:59:59.000Z"));
			expect(await store.count("contracts")).toBe(1);
			await purgeExpired(parts(), new Date("2034-01-01T05:00:00.000Z"));
			expect(await store.count("contracts")).toBe(0);
		});
	});
}
