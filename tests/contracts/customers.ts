import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { newestCustomers } from "#app/customers/.server/customer-list.ts";
import { bookWithCall } from "#app/leads/.server/calls/book-with-call.ts";
import { alikeCustomers } from "#app/leads/.server/customers/alike-customers.ts";
import { customerLeads, customersWith } from "#app/leads/.server/customers/customer-leads.ts";
import { joinCustomers, tellApart } from "#app/leads/.server/customers/join-leads.ts";
import { newCustomer, withCustomer } from "#app/leads/.server/customers/join-new-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import type { IncomingCall, IncomingLead } from "#app/leads/.server/incoming-lead.ts";
import { bookNothing, receiveBooking } from "#app/leads/.server/receive-lead.ts";
import type { Crew } from "#app/model/appointments/crew.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane Bois" };
const louise = "louise@exemple.example";
const phone = "5145550172";
const chosen = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
const crew: Crew = {
	...{ name: "A", size: 2, people: "", services: null, areas: null, away: [], active: true },
	...{ hours: [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }] },
	...{ colour: "spruce", calendarKey: null, createdAt: "2026-01-01T00:00:00Z" },
};

/** Calls that become leads, and the leads that are one customer: the same on every store. */
export function customersContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, calls and customers:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
		});
		const put = async (id: string, changes: Partial<Lead>) => {
			now = new Date(now.getTime() + 60_000);
			const sample = { ...contactLead, email: null, phone: null, idempotencyKey: id, contentHash: id };
			await store.commit([create("leads", id, { ...sample, receivedAt: now.toISOString(), ...changes })]);
		};
		const lead = async (id: string) => {
			const found = await store.get("leads", id);
			if (!found) throw new Error(`no lead ${id}`);
			return found;
		};
		const customerOf = async (id: string) => (await customerLeads(store, await lead(id))).map((each) => each.id);
		const undo = async (entry: { entryId: string; leads: readonly { id: string }[] } | null) => {
			for (const { id } of entry?.leads ?? [])
				expect(await undoChange(parts(), id, entry?.entryId ?? "", ariane)).toMatchObject({ kind: "undone" });
		};
		const call = (key: string, changes: Partial<IncomingCall> = {}, more: Partial<IncomingLead> = {}) => {
			const { message, service, postalCode } = contactLead;
			const incoming: IncomingLead = {
				...{ kind: "contact", locale: "fr", key, flags: [], marketingText: "", followTokenOf: (id) => `token-${id}` },
				fields: {
					...{ name: "Louise Démo", email: louise, phone, reachBy: "phone", marketing: false },
					...{ message, service, postalCode },
				},
				call: { by: ariane, confirms: true, address: null, heardFrom: "returning", ...changes },
				...more,
			};
			const wanted = { chosen, crews: ["a"], minutes: 60, travel: 30 };
			return { incoming, book: bookWithCall(wanted, ariane, parts()) };
		};

		const join = (key: string, chosen: string) => {
			now = new Date(now.getTime() + 60_000);
			return receiveBooking(call(key).incoming, withCustomer(chosen, ariane, parts(), bookNothing), parts());
		};

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
			await store.commit([create("crews", "a", crew)]);
		});
		afterEach(() => store.close());

		it("lists the newest customers behind any number of requests in spam, and reads on with the cursor", async () => {
			const requests = Array.from({ length: 65 }, (_, index) => {
				const receivedAt = new Date(now.getTime() + (index + 2) * 60_000).toISOString();
				const sample = { ...contactLead, email: null, phone: null, spam: ["marked"] as const };
				const id = `spam-${index}`;
				return create("leads", id, { ...sample, receivedAt, idempotencyKey: id, contentHash: id });
			});
			await put("one", { email: louise });
			await store.commit(requests);
			const list = await newestCustomers(store, "fr", undefined);
			expect(list.customers.map((customer) => customer.lead)).toEqual(["one"]);
			expect(list.cursor).toBeNull();
		});

		it("stops after a bounded number of requests in spam, with the place where to go on", async () => {
			const pages: number[] = [];
			const spam = Array.from({ length: 30 }, (_, index) => ({ id: `s${index}`, data: { spam: ["marked"] } }));
			const endless = {
				query: async (_: string, { limit }: { limit: number }) => {
					pages.push(limit);
					return { documents: spam, cursor: "next" };
				},
			} as unknown as DocumentStore;
			expect(await newestCustomers(endless, "fr", undefined)).toEqual({ customers: [], cursor: "next" });
			expect(pages.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(600);
		});

		it("a call is a lead of the member who answered it, without an answer due and without a mail to the team", async () => {
			const { incoming } = call("one");
			await receiveBooking(incoming, async (_, data) => ({ lead: data, writes: [] }), parts());
			expect((await lead("one")).data).toMatchObject({
				...{ channel: "phone", heardFrom: "returning", status: "contacted", spam: [], followToken: "token-one" },
				desk: { assignee: ariane, answeredAt: now.toISOString(), openedAt: now.toISOString(), waitingSince: null },
			});
			const [message] = (await store.query("messages")).documents;
			expect(message?.data).toMatchObject({ channel: "call", direction: "in", by: ariane, text: contactLead.message });
			expect((await store.query("outbox")).documents.map(({ id }) => id)).toEqual(["one-lead-confirmation"]);
		});

		it("a call is saved once when its form is sent twice, is never spam for being alike, and may send nothing", async () => {
			const nothing = { confirms: false };
			for (const key of ["one", "one", "two"]) {
				const { incoming } = call(key, nothing);
				await receiveBooking(incoming, async (_, data) => ({ lead: data, writes: [] }), parts());
			}
			expect((await store.query("leads")).documents.map(({ data }) => data.spam)).toEqual([[], []]);
			expect((await store.query("outbox")).documents).toEqual([]);
		});

		it("a call books its window with the lead, and nothing is saved when the time was taken", async () => {
			const { incoming, book } = call("one");
			expect(await receiveBooking(incoming, book, parts())).toMatchObject({ created: true });
			const booked = (await lead("one")).data;
			expect(booked).toMatchObject({ status: "booked", desk: { waitingSince: null, answeredAt: now.toISOString() } });
			const [appointment] = (await store.query("appointments")).documents;
			expect(appointment?.data).toMatchObject({ ...chosen, lead: "one", by: ariane, status: "booked" });
			expect(appointment?.data.isInstant).toBeUndefined();

			const late = call("two");
			expect(await receiveBooking(late.incoming, late.book, parts())).toBe("taken");
			expect(await store.get("leads", "two")).toBeNull();
		});

		it("a call joins the customer whom the member chose, in the commit that saves it", async () => {
			await put("a", { email: "other@exemple.example" });
			await put("b", { email: "other@exemple.example", phone: "5145550173" });
			await join("one", "a");
			expect(await customerOf("one")).toEqual(["a", "b", "one"]);
			const [entry] = (await lead("a")).data.desk.history;
			expect(entry).toMatchObject({ kind: "customer", by: ariane, customer: { before: null } });
			expect(await undoChange(parts(), "a", entry?.id ?? "", ariane)).toMatchObject({ kind: "undone" });
			expect(await customerOf("one")).toEqual(["one"]);

			// By their own e-mail address and phone number they are one already.
			await join("two", "one");
			expect((await lead("two")).data.customer).toBeUndefined();
			expect(await customerOf("two")).toEqual(["one", "two"]);
			// A lead that was erased meanwhile joins nobody.
			await join("three", "gone");
			expect((await lead("three")).data.customer).toBeUndefined();
		});

		it("a call of somebody new keeps apart from those with the same phone number, and so does another customer’s", async () => {
			await put("a", { phone });
			await put("b", { email: "other@exemple.example" });
			await join("one", newCustomer);
			expect([await customerOf("one"), await customerOf("a")]).toEqual([["one"], ["a"]]);
			await join("two", "b");
			expect([await customerOf("two"), await customerOf("a")]).toEqual([["b", "two"], ["a"]]);
			await join("three", "one");
			expect([await customerOf("three"), await customerOf("a")]).toEqual([["one", "three"], ["a"]]);
		});

		it("a call is saved when the chosen customer’s lead changes at the same moment", async () => {
			await put("a", { email: "other@exemple.example" });
			let isFirst = true;
			now = new Date(now.getTime() + 60_000);
			const book = withCustomer("a", ariane, parts(), bookNothing);
			const received = await receiveBooking(
				call("one").incoming,
				async (id, data) => {
					const booked = await book(id, data);
					if (isFirst) {
						const { version, data: known } = await lead("a");
						const changed = { ...known, message: "Changed" };
						await store.commit([{ kind: "replace", collection: "leads", id: "a", version, data: changed }]);
						isFirst = false;
					}
					return booked;
				},
				parts(),
			);
			expect(received).toMatchObject({ created: true });
			expect(await customerOf("one")).toEqual(["a", "one"]);
			expect((await lead("a")).data.message).toBe("Changed");
		});

		it("leads are one customer by e-mail address and phone number, also through each other", async () => {
			await put("a", { email: "Louise@Exemple.example" });
			await put("b", { phone });
			await put("c", { email: louise, phone });
			await put("d", { phone: "5145550173" });
			expect(await customerOf("a")).toEqual(["a", "b", "c"]);
			expect(await customerOf("d")).toEqual(["d"]);
			expect((await customersWith(store, { phone })).map((leads) => leads.map(({ id }) => id))).toEqual([
				["a", "b", "c"],
			]);
		});

		it("a flagged lead joins nobody else", async () => {
			await put("a", { email: louise });
			await put("spam", { email: louise, phone: "5145550199", spam: ["links"] as never });
			await put("stranger", { phone: "5145550199" });
			expect(await customerOf("a")).toEqual(["a", "spam"]);
		});

		it("a customer has few of the flagged leads that anybody sent with their address, and all when they are erased", async () => {
			await put("a", { email: louise });
			const floods = Array.from({ length: 30 }, (_, index) => `flood-${index + 10}`);
			for (const id of floods) await put(id, { email: louise, spam: ["rate-limit"] });
			await put("b", { email: louise });
			expect(await customerOf("a")).toEqual(["a", ...floods.slice(-20), "b"]);
			expect(await customerOf("flood-10")).toEqual(["flood-10"]);
			expect((await customersWith(store, { email: louise })).map((leads) => leads.length)).toEqual([32]);
		});

		it("people who were wrongly joined are told apart, and together again", async () => {
			for (const id of ["a", "b", "c", "d"]) await put(id, { phone });
			const apart = await tellApart(parts(), ariane, ["b", "c"]);
			expect(apart.leads.map(({ id }) => id)).toEqual(["b", "c"]);
			expect([await customerOf("a"), await customerOf("c")]).toEqual([
				["a", "d"],
				["b", "c"],
			]);
			// Whoever asks by phone number finds both.
			expect((await customersWith(store, { phone })).map((leads) => leads.map(({ id }) => id))).toEqual([
				["a", "d"],
				["b", "c"],
			]);
			await joinCustomers(parts(), ariane, "c", "a");
			expect(await customerOf("c")).toEqual(["a", "b", "c", "d"]);
			expect((await lead("b")).data.customer).toBeNull();
		});

		it("joining two people behind one number leaves a third with that number apart", async () => {
			for (const id of ["mother", "son"]) await put(id, { phone });
			await tellApart(parts(), ariane, ["son"]);
			await put("son2", { phone });
			expect(await customerOf("son2")).toEqual(["mother", "son2"]);
			await tellApart(parts(), ariane, ["son2"]);
			const joined = await joinCustomers(parts(), ariane, "son2", "son");
			expect([await customerOf("son"), await customerOf("mother")]).toEqual([["son", "son2"], ["mother"]]);
			await undo(joined);
			expect([await customerOf("son"), await customerOf("son2")]).toEqual([["son"], ["son2"]]);
			// Joined with the mother after all, the other request stays apart, and the number still leads to her.
			await joinCustomers(parts(), ariane, "mother", "son");
			await put("mother2", { phone });
			expect([await customerOf("mother2"), await customerOf("son2")]).toEqual([["mother", "son", "mother2"], ["son2"]]);
		});

		it("joining two callers of one switchboard, both saved as somebody new, leaves its other callers apart", async () => {
			await put("a", { phone });
			for (const key of ["one", "two"]) await join(key, newCustomer);
			await joinCustomers(parts(), ariane, "two", "one");
			expect([await customerOf("one"), await customerOf("a")]).toEqual([["one", "two"], ["a"]]);
		});

		it("two customers are joined, with all of their leads, and undoing brings both back", async () => {
			await put("a", { email: louise });
			await put("a2", { email: louise });
			await put("b", { phone });
			const joined = await joinCustomers(parts(), ariane, "a", "b");
			expect(await customerOf("b")).toEqual(["a", "a2", "b"]);
			await put("c", { phone: "5145550173" });
			await joinCustomers(parts(), ariane, "c", "a2");
			expect(await customerOf("b")).toEqual(["a", "a2", "b", "c"]);
			expect((await joinCustomers(parts(), ariane, "c", "b"))?.leads).toEqual([]);

			const apart = await tellApart(parts(), ariane, ["c"]);
			expect(await customerOf("b")).toEqual(["a", "a2", "b"]);
			await undo(apart);
			expect(await customerOf("b")).toEqual(["a", "a2", "b", "c"]);
			await tellApart(parts(), ariane, ["c"]);
			await undo(joined);
			expect([await customerOf("a"), await customerOf("b")]).toEqual([["a", "a2"], ["b"]]);
		});

		it("similar customers are found while a member types: by phone number, by e-mail address, then by name", async () => {
			await put("a", { name: "Louise Démo-Caron", phone });
			await put("a2", { name: "L. Caron", phone });
			await put("b", { name: "Louise Démo", email: louise });
			await put("c", { name: "Paul Démo", message: "Louise m’a parlé de vous." });
			const typed = { name: "louise", email: louise.toUpperCase(), phone: "514 555-0172" };
			const found = await alikeCustomers(store, typed);
			expect(found.map(({ likeness, leads }) => [likeness, leads.map(({ id }) => id)])).toEqual([
				["phone", ["a2", "a"]],
				["email", ["b"]],
			]);
			const named = await alikeCustomers(store, { name: "Démo lou", email: "", phone: "514" });
			expect(named.map(({ leads }) => leads[0]?.id).toSorted()).toEqual(["a", "b"]);
			expect(await alikeCustomers(store, { name: "lo", email: "", phone: "" })).toEqual([]);
		});
	});
}
