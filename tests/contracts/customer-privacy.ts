import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { consentWrites } from "#app/.server/marketing/consents.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { customerLeads, customersBeside } from "#app/leads/.server/customers/customer-leads.ts";
import { joinCustomers, tellApart } from "#app/leads/.server/customers/join-leads.ts";
import { erasePerson, findPerson } from "#app/leads/.server/person.ts";
import type { PersonQuery } from "#app/leads/.server/person-documents.ts";
import type { Draft, Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { personAsJson } from "#app/privacy/.server/person-export.ts";
import { contactLead, create, draft } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane Bois" };
const louise = "louise@exemple.example";
const phone = "5145550172";
const other = "5145550173";

/** Erasing and exporting a person is about one customer: all of their leads, and nobody else's. The same on every store. */
export function customerPrivacyContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, the data of one customer:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			...{
				store,
				clock: { now: () => now },
				mailDomain: "airelle.example",
				referencePrefix: "AIR",
				secret: "s",
				mailer: {},
			},
		});
		const put = async (id: string, changes: Partial<Lead>) => {
			now = new Date(now.getTime() + 60_000);
			const sample = { ...contactLead, name: `${id} Démo`, email: null, phone: null, idempotencyKey: id };
			const lead = { ...sample, contentHash: id, reference: `AIR-${id}`, receivedAt: now.toISOString(), ...changes };
			await store.commit([create("leads", id, lead), ...(await consentWrites(lead, parts()))]);
		};
		const putDraft = (id: string, changes: Partial<Draft>) =>
			store.commit([create("drafts", id, { ...draft, leadId: `${id}-lead`, email: null, phone: null, ...changes })]);
		const left = async () => (await store.query("leads")).documents.map(({ id }) => id).toSorted();
		const found = async (query: PersonQuery) => {
			const { leads, drafts } = await findPerson(parts(), query);
			return [leads.map(({ id }) => id), drafts.map(({ id }) => id)];
		};
		const customerOf = async (id: string) => {
			const lead = await store.get("leads", id);
			return lead ? (await customerLeads(store, lead)).map((each) => each.id) : [];
		};

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
		});
		afterEach(() => store.close());

		it("a joined customer is erased whole, by any of the addresses and numbers", async () => {
			await put("a", { email: louise });
			await put("b", { phone });
			await put("c", { email: "l.demo@exemple.example", phone: other });
			await put("stranger", { phone: "5145550174" });
			await putDraft("unsent", { email: "L.Demo@exemple.example" });
			await joinCustomers(parts(), ariane, "a", "b");
			await joinCustomers(parts(), ariane, "c", "b");
			expect(await found({ phone })).toEqual([["a", "b", "c"], ["unsent"]]);
			await erasePerson(parts(), { email: louise });
			expect(await left()).toEqual(["stranger"]);
			expect(await store.count("drafts")).toBe(0);
		});

		it("of two customers who were told apart, only the chosen one is exported and erased", async () => {
			await put("a", { email: louise, phone });
			await put("b", { email: louise, phone, name: "Paul Démo" });
			await put("c", { email: louise });
			await putDraft("sent", { email: louise, leadId: "b" });
			await tellApart(parts(), ariane, ["b"]);
			expect(await found({ email: louise, customer: "c" })).toEqual([["a", "c"], []]);
			expect(await found({ phone, customer: "b" })).toEqual([["b"], ["sent"]]);
			const copy = await personAsJson(await findPerson(parts(), { phone, customer: "a" }), store, now);
			expect(copy).not.toContain("Paul");
			await erasePerson(parts(), { phone, customer: "a" });
			expect(await left()).toEqual(["b"]);
			expect(await store.count("drafts")).toBe(1);
		});

		it("the source of a visit is in the copy of a lead and of a draft, and erased with them", async () => {
			const source = {
				channel: "ads",
				host: "google.com",
				campaign: "automne",
				landing: "prices",
				promotion: null,
			} as const;
			await put("a", { email: louise, source });
			await putDraft("unsent", { email: louise, source });
			const copy = JSON.parse(await personAsJson(await findPerson(parts(), { email: louise }), store, now));
			expect([copy.requests[0].source, copy.drafts[0].source]).toEqual([source, source]);
			await erasePerson(parts(), { email: louise });
			expect([await store.count("leads"), await store.count("drafts")]).toEqual([0, 0]);
		});

		it("a customer who is not there any more is nobody, never everybody with the address", async () => {
			await put("a", { email: louise });
			await put("b", { email: louise });
			await tellApart(parts(), ariane, ["b"]);
			await erasePerson(parts(), { email: louise, customer: "b" });
			await erasePerson(parts(), { email: louise, customer: "b" });
			expect(await left()).toEqual(["a"]);
		});

		it("a flagged lead that names a stranger neither erases them nor ends their consent", async () => {
			const marketing = { agreedAt: "2026-11-01T12:00:00.000Z", textVersion: "v", text: "Oui", locale: "fr" } as const;
			await put("stranger", { email: louise, marketing });
			await put("a", { phone });
			await put("spam", { phone, email: louise, spam: ["links"] as never });
			const { addresses } = await findPerson(parts(), { phone });
			expect(addresses).toEqual([]);
			await erasePerson(parts(), { phone });
			expect(await left()).toEqual(["stranger"]);
			expect((await store.get("mailAddresses", addressId(louise, "s")))?.data.withdrawnAt).toBeNull();
		});

		it("a mailbox that was written in two ways is erased, and its consent ends once", async () => {
			const marketing = { agreedAt: "2026-11-01T12:00:00.000Z", textVersion: "v", text: "Oui", locale: "fr" } as const;
			await put("a", { email: "louise@café.example", phone, marketing });
			await put("b", { email: "louise@xn--caf-dma.example", phone });
			await put("wide", { email: "louise@ｃafé.example", phone });
			const { addresses } = await findPerson(parts(), { phone });
			await erasePerson(parts(), { phone });
			expect(await left()).toEqual([]);
			expect(addresses).toMatchObject([{ email: "louise@café.example", isShared: false }]);
			const address = await store.get("mailAddresses", addressId("louise@café.example", "s"));
			expect(address?.data.consents).toMatchObject([{ ended: { by: "erased" } }]);
		});

		it("the consent of a shared address ends with either of its people, and the other lead stays", async () => {
			const marketing = { agreedAt: "2026-11-01T12:00:00.000Z", textVersion: "v", text: "Oui", locale: "fr" } as const;
			await put("a", { email: louise, marketing });
			await put("b", { email: louise, phone });
			await put("c", { email: "c@exemple.example", phone: other });
			await tellApart(parts(), ariane, ["b"]);
			const { addresses } = await findPerson(parts(), { email: louise, customer: "b" });
			expect(addresses).toMatchObject([{ email: louise, isShared: true }]);
			expect((await findPerson(parts(), { phone: other })).addresses).toMatchObject([{ isShared: false }]);
			await erasePerson(parts(), { email: louise, customer: "b" });
			expect(await left()).toEqual(["a", "c"]);
			expect((await store.get("mailAddresses", addressId(louise, "s")))?.data.consents).toMatchObject([
				{ ended: { by: "erased" } },
			]);
		});

		it("customers beside one share an address or a number with it, and were told apart", async () => {
			await put("a", { email: louise, phone });
			await put("b", { phone });
			await put("c", { email: louise });
			await put("d", { phone: other });
			await tellApart(parts(), ariane, ["b"]);
			const beside = async (id: string) => {
				const lead = await store.get("leads", id);
				const own = lead ? await customerLeads(store, lead) : [];
				return (await customersBeside(store, own)).map((leads) => leads.map((each) => each.id));
			};
			expect(await beside("a")).toEqual([["b"]]);
			expect(await beside("b")).toEqual([["a", "c"]]);
			expect(await beside("d")).toEqual([]);
		});

		it("telling a lead apart leaves the others one customer, also when it was what joined them", async () => {
			await put("a", { email: louise });
			await put("b", { email: louise, phone });
			await put("c", { phone });
			const apart = await tellApart(parts(), ariane, ["b"]);
			expect([await customerOf("a"), await customerOf("b")]).toEqual([["a", "c"], ["b"]]);
			expect(apart.leads.map(({ id }) => id)).toEqual(["b", "a", "c"]);
		});

		it("joining a customer whose leads have different marks keeps all of them together", async () => {
			await put("x", { email: louise, customer: { key: "one", isAlone: false } });
			await put("y", { phone, customer: { key: "two", isAlone: false } });
			await put("z", { email: louise, customer: { key: "two", isAlone: false } });
			await put("n", { phone: other });
			expect(await customerOf("x")).toEqual(["x", "y", "z"]);
			await joinCustomers(parts(), ariane, "n", "z");
			expect(await customerOf("n")).toEqual(["x", "y", "z", "n"]);
		});
	});
}
