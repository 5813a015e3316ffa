import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressId, confirmToken } from "#app/.server/marketing/address-id.ts";
import { chooseKinds, marketingOf, withdrawConsent } from "#app/.server/marketing/consents.ts";
import { confirmSpokenConsent, readSpokenConsent } from "#app/.server/marketing/spoken-consent.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { leadsToExport } from "#app/leads/.server/export-leads.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import type { SpokenAnswer } from "#app/model/leads/spoken-answers.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { member, receiveCall, spokenPromotions } from "../mail/phone-call.ts";
import { contactLead } from "../mail/sample-leads.ts";

const secret = "secret";
const email = "maelle@example.com";
const address = addressId(email, secret);
const sentence = "Acceptez-vous de recevoir nos promotions par courriel, quelques fois par année?";

/** A yes to promotions by voice, which counts once it is confirmed by the link in a mail: the same on every store. */
export function spokenConsentContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, a yes to promotions by voice:`, () => {
		let store: DocumentStore;
		let now: Date;
		const at = (day: string) => {
			now = new Date(`${day}T15:00:00.000Z`);
		};
		const parts = () => ({
			store,
			secret,
			origin: "https://www.airelle.example",
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			mailer: {},
		});
		const call = (id: string, answer: SpokenAnswer["answer"] = "yes", confirms = false) =>
			receiveCall({ id, call: { confirms, spoken: { marketing: spokenPromotions(now, answer, sentence) } } }, parts());
		const link = (id: string) => confirmToken(id, email, secret);
		const confirm = async (id: string) => (await confirmSpokenConsent(link(id), parts()))?.kind;
		const look = async (id: string) => (await readSpokenConsent(link(id), parts(), now))?.kind;
		const stored = async () => (await store.get("mailAddresses", address))?.data ?? null;
		const change = async (id: string, to: LeadChange) => {
			const outcome = await changeLead(parts(), id, member, 99, to);
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(outcome.kind);
			return outcome.entry.id;
		};
		const correct = (id: string, to: string) => change(id, { kind: "details", to: { email: to } });
		const mayGetPromotions = async (id: string) => {
			const [lead, exported] = [await store.get("leads", id), await leadsToExport(parts())];
			if (!lead) throw new Error(`no lead ${id}`);
			const { agreed } = await marketingOf(lead.data, parts());
			expect(exported.find((each) => each.id === id)?.data.marketing?.agreedAt).toBe(agreed?.agreedAt);
			return agreed !== null;
		};

		beforeEach(async () => {
			store = typedStore(await open());
			at("2026-11-15");
		});
		afterEach(() => store.close());

		it("sends one mail, with or without a confirmation, and is no consent while nobody confirms it", async () => {
			await call("a");
			await call("b", "yes", true);
			await call("c", "no");
			await receiveCall({ id: "d" }, parts());
			const spoken = { marketing: spokenPromotions(now, "yes", sentence) };
			await receiveCall({ id: "e", person: { email: null }, call: { spoken } }, parts());
			const mails = (await store.query("outbox")).documents.map(({ id }) => id).toSorted();
			expect(mails).toEqual([
				"a-promotions-confirm",
				"b-lead-confirmation",
				"b-promotions-confirm",
				"d-lead-confirmation",
			]);
			expect((await store.get("outbox", "a-promotions-confirm"))?.data).toMatchObject({ leadId: "a", address });
			expect([await look("a"), await look("c")]).toEqual(["asked", "gone"]);
			for (const id of ["a", "b", "c"]) expect(await mayGetPromotions(id)).toBe(false);
			at("2026-12-14");
			expect([await mayGetPromotions("a"), await stored()]).toEqual([false, null]);
		});

		it("is no consent even if the screen of the call said that its box was ticked", async () => {
			const { name, phone, service, message, postalCode } = contactLead;
			const request = { name, email, phone, service, message, postalCode, reachBy: "phone", marketing: true } as const;
			const heard = { by: member, confirms: false, address: null };
			const rest = { kind: "contact", locale: "fr", key: "a", flags: [], marketingText: sentence } as const;
			await receiveLead({ ...rest, fields: request, call: heard }, parts());
			expect([await mayGetPromotions("a"), await stored()]).toEqual([false, null]);
		});

		it("is confirmed once, from that moment on, with the sentence that was read aloud", async () => {
			await call("a");
			at("2026-11-20");
			expect(await Promise.all([confirm("a"), confirm("a"), confirm("a")])).toEqual([1, 2, 3].map(() => "confirmed"));
			const confirmed = await stored();
			expect(confirmed).toEqual({
				consents: [
					{
						...{ agreedAt: now.toISOString(), text: sentence, locale: "fr", place: "phone", ended: null },
						textVersion: createHash("sha256").update(sentence).digest("hex").slice(0, 12),
					},
				],
				...{ withdrawnAt: null, purgeAfter: null },
			});
			at("2026-11-21");
			expect([await confirm("a"), await stored()]).toEqual(["confirmed", confirmed]);
			expect(await mayGetPromotions("a")).toBe(true);
			at("2027-03-01");
			expect(await look("a")).toBe("confirmed");
		});

		it("kinds of mail chosen after the call are not changed by its link, and kinds chosen before it are", async () => {
			const choose = (kind: MailKind) =>
				chooseKinds(parts(), address, {
					...{ kinds: [kind], text: "Oui", locale: "fr", place: "preferences", by: "link" },
				});
			await choose("due-again");
			at("2026-11-16");
			await call("a");
			expect(await look("a")).toBe("asked");
			at("2026-11-17");
			expect([await confirm("a"), await mayGetPromotions("a")]).toEqual(["confirmed", true]);
			at("2026-11-18");
			await choose("due-again");
			const chosen = await stored();
			at("2026-11-19");
			expect([await confirm("a"), await stored()]).toEqual(["chosen", chosen]);
		});

		it("a withdrawal after the call is not undone by its link, and a later call can be confirmed", async () => {
			await call("a");
			at("2026-11-20");
			await confirm("a");
			at("2026-11-21");
			await withdrawConsent(parts(), address, "link");
			const withdrawn = await stored();
			at("2026-11-22");
			expect([await confirm("a"), await stored()]).toEqual(["withdrawn", withdrawn]);
			expect(await mayGetPromotions("a")).toBe(false);
			await call("b");
			at("2026-11-23");
			expect([await confirm("b"), await mayGetPromotions("a")]).toEqual(["confirmed", true]);
			// The second consent stands, whichever link is opened.
			expect(await look("a")).toBe("confirmed");
		});

		it("a withdrawal before the call does not count, and one between the call and the confirmation does", async () => {
			await withdrawConsent(parts(), address, "office");
			at("2026-11-16");
			await call("a");
			at("2026-11-17");
			expect(await confirm("a")).toBe("confirmed");
			await call("b");
			at("2026-11-18");
			await withdrawConsent(parts(), address, "follow-page");
			expect([await confirm("a"), await confirm("b")]).toEqual(["withdrawn", "withdrawn"]);
		});

		it("the link works for 30 days after the call", async () => {
			await call("a");
			at("2026-12-14");
			expect(await look("a")).toBe("asked");
			at("2026-12-15");
			expect([await confirm("a"), await stored()]).toEqual(["expired", null]);
		});

		it("the link is dead after a correction of the address, and lives again when that is undone", async () => {
			await call("a");
			const correction = await correct("a", "maelle.t@example.com");
			expect([await confirm("a"), await stored()]).toEqual(["corrected", null]);
			// Nobody asked at the other address.
			const other = confirmToken("a", "maelle.t@example.com", "other secret");
			expect(await confirmSpokenConsent(other, parts())).toBeNull();
			await undoChange(parts(), "a", correction, member);
			expect(await confirm("a")).toBe("confirmed");
		});

		it("a correction of another lead with the same address is no withdrawal", async () => {
			const { name, phone, service, message, postalCode } = contactLead;
			const request = { name, email, phone, service, message, postalCode, reachBy: "email", marketing: true } as const;
			const rest = { kind: "contact", locale: "fr", key: "form", flags: [], marketingText: sentence } as const;
			await receiveLead({ ...rest, fields: request }, parts());
			await call("a");
			at("2026-11-16");
			await correct("form", "maelle.t@example.com");
			expect(await mayGetPromotions("a")).toBe(false);
			at("2026-11-17");
			expect([await confirm("a"), await mayGetPromotions("a")]).toEqual(["confirmed", true]);
		});

		it("the link is dead while the lead is spam, and once it was purged or erased", async () => {
			for (const id of ["a", "b", "c"]) await call(id);
			await change("a", { kind: "spam" });
			expect(await confirm("a")).toBe("gone");
			at("2028-11-15");
			await purgeExpired(parts(), now);
			expect(await confirm("b")).toBe("gone");
			at("2028-11-16");
			await call("d");
			await erasePerson(parts(), { email });
			expect([await confirm("d"), await stored(), await store.count("outbox")]).toEqual(["gone", null, 0]);
		});

		it("a confirmation at the same moment as an erasure leaves no consent behind", async () => {
			for (const id of ["a", "b", "c", "d"]) {
				await call(id);
				await Promise.all([confirm(id), erasePerson(parts(), { email }), confirm(id)]);
				expect((await stored())?.consents.every(({ ended }) => ended !== null) ?? true).toBe(true);
				now = new Date(now.getTime() + 60_000);
			}
		});
	});
}
