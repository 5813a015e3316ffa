import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { completeAddress } from "#app/leads/.server/complete-address.ts";
import { provesOwnership } from "#app/leads/.server/follow-lead.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoableEntry, undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import type { WantedDetails } from "#app/leads/.server/lead-details.ts";
import { detailsText } from "#app/leads/.server/office/details-view.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead } from "../mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };
/** Corrections of a lead's contact details and address: the same on every store. */
export function leadDetailsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, contact details:`, () => {
		let store: DocumentStore;
		const parts = () => ({
			store,
			clock: { now: () => new Date("2026-11-17T15:00:00Z") },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "secret",
		});

		beforeEach(async () => {
			store = typedStore(await open());
			await store.commit([{ kind: "create", collection: "leads", id: "a", data: contactLead }]);
		});
		afterEach(() => store.close());

		const read = async () => (await store.get("leads", "a"))?.data as Lead;
		const correct = (to: WantedDetails, by = ariane, seen = 99) =>
			changeLead(parts(), "a", by, seen, { kind: "details", to });
		const entryOf = async (to: WantedDetails, by = ariane): Promise<HistoryEntry> => {
			const outcome = await correct(to, by);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not done: ${outcome.kind}`);
			return outcome.entry;
		};

		describe("correcting contact details", () => {
			it("records only the fields that differ, before and after, and leaves the rest of the lead", async () => {
				const { name, email } = contactLead;
				const entry = await entryOf({ name, email, phone: "5145550102", address });
				expect(entry).toMatchObject({ kind: "details", by: ariane, revision: 1, mails: [] });
				expect(entry.details).toEqual({
					before: { phone: "4385550199", address: null },
					after: { phone: "5145550102", address },
				});
				expect(await read()).toMatchObject({
					phone: "5145550102",
					address,
					status: "new",
					lastContactAt: contactLead.lastContactAt,
				});
			});

			it("adds no entry when nothing differs", async () => {
				expect(await correct({ name: contactLead.name, address: null })).toMatchObject({ kind: "done", entry: null });
				expect((await read()).desk.revision).toBe(0);
			});

			it("decides again whether the lead is out of the area only when the postal code changes", async () => {
				await entryOf({ name: "Maëlle T.", postalCode: contactLead.postalCode, outOfArea: true });
				expect((await read()).outOfArea).toBe(false);
				await entryOf({ postalCode: "G1R4P5", outOfArea: true });
				expect((await read()).outOfArea).toBe(true);
				await entryOf({ postalCode: null, outOfArea: false });
				expect((await read()).outOfArea).toBe(false);
			});

			it("lets only the corrected phone number and e-mail address pass the second check", async () => {
				await entryOf({ phone: "5145550102", email: "m.tremblay@example.com" });
				const lead = await read();
				expect(["0102", "m.tremblay@example.com"].map((proof) => provesOwnership(lead, proof))).toEqual([true, true]);
				expect(["0199", "maelle@example.com"].map((proof) => provesOwnership(lead, proof))).toEqual([false, false]);
			});

			it("conflicts with another member's change, and accepts one of many concurrent corrections", async () => {
				await entryOf({ phone: "5145550102" }, jules);
				expect(await correct({ name: "M." }, ariane, 0)).toMatchObject({ kind: "conflict", changes: [{ by: jules }] });
				expect((await read()).name).toBe(contactLead.name);
				const members = Array.from({ length: 6 }, (_, index) => ({ id: `n${index}`, name: `N${index}` }));
				const outcomes = await Promise.all(members.map((member) => correct({ name: member.name }, member, 1)));
				expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
			});

			it("is told in words", async () => {
				const { details } = await entryOf({
					phone: "5145550102",
					email: null,
					address,
					locale: "en",
					reachBy: "email",
				});
				if (!details) throw new Error("no details");
				const plain = (locale: "fr" | "en") =>
					detailsText(details, leadWordsIn(locale), locale).replaceAll("\u00a0", " ");
				expect(plain("fr")).toBe(
					"a retiré le courriel : maelle@example.com; a corrigé le téléphone : 438 555-0199 → 514 555-0102; " +
						"a ajouté l’adresse : 4560, rue Saint-Denis, app. 3, Montréal; a corrigé la langue : français → anglais; " +
						"a corrigé le moyen de réponse : par téléphone → par courriel",
				);
				expect(plain("en")).toContain("corrected the phone number: 438-555-0199 → 514-555-0102");
			});
		});

		describe("undoing a correction", () => {
			it("restores every field, and removes the wrong values from the history", async () => {
				const before = await read();
				const { id } = await entryOf({ phone: "5145550102", postalCode: "G1R4P5", outOfArea: true, address });
				expect(undoableEntry(await read(), ariane)?.id).toBe(id);
				expect((await undoChange(parts(), "a", id, ariane)).kind).toBe("undone");
				const { desk, listedUnder, finalAmount, ...lead } = await read();
				expect(lead).toEqual({ ...before, desk: undefined, listedUnder: undefined });
				expect(finalAmount).toBeNull();
				expect(JSON.stringify(desk)).not.toMatch(/5145550102|Saint-Denis|G1R/);
				expect(desk.revision).toBe(2);
			});

			it("is independent of a later status, and is refused after a later correction of the same field", async () => {
				const { id } = await entryOf({ phone: "5145550102" });
				await changeLead(parts(), "a", jules, 99, { kind: "status", to: "quoted" });
				await entryOf({ name: "Maëlle T." }, jules);
				expect((await undoChange(parts(), "a", id, ariane)).kind).toBe("undone");
				expect(await read()).toMatchObject({ phone: "4385550199", name: "Maëlle T.", status: "quoted" });
				const { id: again } = await entryOf({ phone: "5145550102" });
				await entryOf({ phone: "5145550103" }, jules);
				await entryOf({ phone: "5145550102" }, jules);
				expect((await undoChange(parts(), "a", again, ariane)).kind).toBe("changed");
			});

			it("does not prevent undoing an earlier status", async () => {
				const status = await changeLead(parts(), "a", ariane, 99, { kind: "status", to: "quoted" });
				await entryOf({ phone: "5145550102" }, jules);
				const id = status.kind === "done" ? (status.entry?.id ?? "") : "";
				expect((await undoChange(parts(), "a", id, ariane)).kind).toBe("undone");
				expect(await read()).toMatchObject({ status: "new", phone: "5145550102" });
			});
		});

		describe("the address that a customer completes", () => {
			const complete = (street: string) =>
				completeAddress(parts(), "a", { address: { ...address, street }, postalCode: "H2T2S9", outOfArea: false });
			const mails = () => store.count("outbox");

			it("is in the history under the customer's name, mails the team and counts as contact", async () => {
				expect(await complete("4560, rue Saint-Denis")).toBe("saved");
				const lead = await read();
				expect(lead).toMatchObject({ address, postalCode: "H2T2S9", lastContactAt: "2026-11-17T15:00:00.000Z" });
				expect(lead.desk.openedAt).toBeNull();
				expect(lead.desk.history).toMatchObject([{ kind: "details", by: { id: customerId, name: contactLead.name } }]);
				expect(await mails()).toBe(1);
			});

			it("sends nothing when it is saved again unchanged", async () => {
				await complete("4560, rue Saint-Denis");
				expect(await complete("4560, rue Saint-Denis")).toBe("saved");
				expect([await mails(), (await read()).desk.history.length]).toEqual([1, 1]);
			});

			it("conflicts with a member's open form for the details, and with no other form", async () => {
				await complete("4560, rue Saint-Denis");
				expect((await changeLead(parts(), "a", ariane, 0, { kind: "status", to: "quoted" })).kind).toBe("done");
				expect((await correct({ address: null }, jules, 0)).kind).toBe("conflict");
				expect((await read()).address).toEqual(address);
			});

			it("keeps the member's last change undoable, and cannot be undone by a member", async () => {
				const { id } = await entryOf({ phone: "5145550102" });
				await complete("4560, rue Saint-Denis");
				expect(undoableEntry(await read(), ariane)?.id).toBe(id);
				const own = (await read()).desk.history.at(-1)?.id ?? "";
				expect((await undoChange(parts(), "a", own, ariane)).kind).toBe("missing");
			});

			it("is bounded: twenty changes, then none; an erased lead has none", async () => {
				for (let n = 0; n < 20; n++) expect(await complete(`${n}, rue Saint-Denis`)).toBe("saved");
				expect(await complete("20, rue Saint-Denis")).toBe("full");
				expect((await read()).address?.street).toBe("19, rue Saint-Denis");
				expect(await mails()).toBe(20);
				await store.commit([{ kind: "delete", collection: "leads", id: "a" }]);
				expect(await complete("21, rue Saint-Denis")).toBe("gone");
			});
		});
	});
}
