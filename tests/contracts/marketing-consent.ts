import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressId, readUnsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { chooseKinds, marketingOf, withdrawConsent } from "#app/.server/marketing/consents.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { leadsAsJson, leadsToExport } from "#app/leads/.server/export-leads.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { leadsAsCsv } from "#app/leads/.server/leads-as-csv.ts";
import { erasePerson, findPerson } from "#app/leads/.server/person.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { allowsMail, type MailAddress } from "#app/model/privacy/mail-address.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";
import { readCsv } from "#app/model/text/csv.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead } from "../mail/sample-leads.ts";
import { spokenConsentContract } from "./spoken-consent.ts";

const secret = "secret";
const email = "maelle@example.com";
const id = addressId(email, secret);
const sentence = "J’aimerais recevoir les promotions.";

/** Consent to promotions by mail, its withdrawal and its proof: the same on every store. */
export function marketingConsentContract(name: string, open: () => Promise<RawStore>): void {
	spokenConsentContract(name, open);

	describe(`${name}, marketing consent:`, () => {
		let raw: RawStore;
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
		const send = (
			key: string,
			{ marketing = true, flags = [], from = email }: { marketing?: boolean; flags?: SpamFlag[]; from?: string } = {},
		) => {
			const { name, phone, service, postalCode } = contactLead;
			const request = {
				name,
				email: from,
				phone,
				service,
				message: key,
				postalCode,
				reachBy: "email",
				marketing,
			} as const;
			return receiveLead(
				{ kind: "contact", fields: request, locale: "en", key, flags, marketingText: sentence, marketingLocale: "fr" },
				parts(),
			);
		};
		const choose = (...kinds: MailKind[]) =>
			chooseKinds(parts(), id, {
				...{ kinds, text: `Oui: ${kinds.join()}`, locale: "fr", place: "preferences", by: "link" },
			});
		const stored = async () => (await store.get("mailAddresses", id))?.data ?? null;
		const state = async (key = "a") => {
			const lead = await store.get("leads", key);
			if (!lead) throw new Error(`no lead ${key}`);
			return marketingOf(lead.data, parts());
		};

		beforeEach(async () => {
			raw = await open();
			store = typedStore(raw);
			at("2026-11-15");
		});
		afterEach(() => raw.close());

		it("takes few consents of one address in a day, and few in all, but every withdrawal", async () => {
			const given = async () => (await stored())?.consents.length;
			const both = ["promotions", "due-again"] as const;
			for (let count = 0; count < 30; count++) await choose(both[count % 2] ?? "promotions");
			expect(await given()).toBe(20);
			expect(await choose("promotions")).toBe(false);
			expect(await choose()).toBe(true);
			expect((await stored())?.withdrawnAt).not.toBeNull();
			for (let day = 16; day <= 30; day++) {
				at(`2026-11-${day}`);
				for (let count = 0; count < 30; count++) await choose(both[count % 2] ?? "promotions");
			}
			expect(await given()).toBe(200);
		});

		describe("of an address whose host has accents, which earlier builds stored under each of its spellings,", () => {
			const [punycode, accents] = ["maelle@xn--t-9fab.example", "maelle@été.example"];
			const earlierId = createHmac("sha256", secret)
				.update(`mail-address ${punycode}`)
				.digest("base64url")
				.slice(0, 22);
			const consent = {
				...{ agreedAt: "2026-11-01T15:00:00.000Z", textVersion: "v", text: sentence },
				...({ locale: "fr", place: "contact", ended: null } as const),
			};
			const storeEarlier = (data: Partial<MailAddress>) =>
				store.commit([
					{
						...({ kind: "create", collection: "mailAddresses", id: earlierId } as const),
						data: { consents: [], withdrawnAt: null, purgeAfter: null, ...data },
					},
				]);

			it.each([punycode, accents])("a withdrawal still counts for %s, until a later consent", async (from) => {
				const withdrawnAt = "2026-11-10T15:00:00.000Z";
				await storeEarlier({ withdrawnAt });
				await send("a", { marketing: false, from });
				expect(await state()).toMatchObject({ agreed: null, withdrawnAt });
				expect((await leadsToExport(parts()))[0]?.data.marketingWithdrawnAt).toBe(withdrawnAt);
				await send("b", { from });
				expect(await state("b")).toMatchObject({ agreed: { text: sentence }, withdrawnAt: null });
			});

			it("the link in an old mail still ends a consent that was given since", async () => {
				await storeEarlier({ consents: [consent] });
				await store.commit([
					{
						...({ kind: "create", collection: "mailAddresses", id: addressId(accents, secret) } as const),
						data: {
							consents: [{ ...consent, agreedAt: "2026-11-14T15:00:00.000Z" }],
							withdrawnAt: null,
							purgeAfter: null,
						},
					},
				]);
				await send("a", { marketing: false, from: accents });
				expect((await state()).agreed).not.toBeNull();
				at("2026-11-16");
				await withdrawConsent(parts(), earlierId, "link");
				expect(await state()).toMatchObject({ agreed: null, withdrawnAt: "2026-11-16T15:00:00.000Z" });
			});

			it("a withdrawal today ends what was stored under the earlier id", async () => {
				await storeEarlier({ consents: [consent] });
				await send("a", { marketing: false, from: punycode });
				expect((await state()).agreed).toMatchObject({ agreedAt: consent.agreedAt });
				await withdrawConsent(parts(), addressId(punycode, secret), "follow-page");
				expect((await state()).agreed).toBeNull();
			});

			it("erasing the person ends what is stored under each id", async () => {
				await storeEarlier({ consents: [consent] });
				await send("a", { from: punycode });
				await erasePerson(parts(), { email: punycode });
				const addresses = (await store.query("mailAddresses")).documents;
				expect(addresses.length).toBeGreaterThan(0);
				for (const { data } of addresses) expect(allowsMail(data, "promotions")).toBe(false);
			});
		});

		it("is kept with its proof and without the address, for every spelling of it", async () => {
			await send("a", { from: "Maelle@Example.com " });
			expect(await stored()).toEqual({
				consents: [
					{
						agreedAt: "2026-11-15T15:00:00.000Z",
						text: sentence,
						textVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
						kinds: ["promotions", "due-again"],
						locale: "fr",
						place: "contact",
						ended: null,
					},
				],
				withdrawnAt: null,
				purgeAfter: null,
			});
			expect(JSON.stringify(await raw.query("mailAddresses")).toLowerCase()).not.toMatch(/maelle|example/);
		});

		it("is not kept when the box is empty, or when the lead is flagged until a member rescues it", async () => {
			await send("a", { marketing: false });
			await send("b", { flags: ["too-fast"] });
			expect(await stored()).toBeNull();
			expect((await state("b")).agreed).toBeNull();
			await changeLead(parts(), "b", { id: "m1", name: "Ariane" }, 0, { kind: "rescue" });
			expect((await state("b")).agreed).not.toBeNull();
		});

		it("is recorded once when forms of the same address arrive together", async () => {
			const received = await Promise.all(["a", "b", "c", "d"].map((key) => send(key)));
			expect(received.every(({ created }) => created)).toBe(true);
			expect((await stored())?.consents).toHaveLength(1);
		});

		it("ends with one withdrawal, however many are sent together", async () => {
			await send("a");
			at("2026-12-01");
			await Promise.all([1, 2, 3].map(() => withdrawConsent(parts(), id, "link")));
			at("2026-12-02");
			await withdrawConsent(parts(), id, "follow-page");
			expect(await stored()).toMatchObject({
				consents: [{ ended: { at: "2026-12-01T15:00:00.000Z", by: "link" } }],
				withdrawnAt: "2026-12-01T15:00:00.000Z",
				purgeAfter: "2029-12-01T15:00:00.000Z",
			});
			expect(await state()).toMatchObject({ agreed: null, withdrawnAt: "2026-12-01T15:00:00.000Z" });
		});

		it("is not lost when it is given anew while it is withdrawn: one of the two is the last", async () => {
			await send("a");
			at("2026-12-01");
			await Promise.all([withdrawConsent(parts(), id, "link"), send("b")]);
			const address = await stored();
			const last = address?.consents.at(-1);
			expect(last?.ended === null).toBe(address?.withdrawnAt === null);
		});

		it("starts again only with a new form, never with an older one", async () => {
			await send("a", { flags: ["too-fast"] });
			at("2026-12-01");
			await withdrawConsent(parts(), id, "link");
			await changeLead(parts(), "a", { id: "m1", name: "Ariane" }, 0, { kind: "rescue" });
			expect((await state()).agreed).toBeNull();
			at("2026-12-05");
			await send("b");
			expect((await state()).agreed?.agreedAt).toBe("2026-12-05T15:00:00.000Z");
		});

		it("keeps each proof for 36 months after its withdrawal, and the withdrawal itself for good", async () => {
			await send("a");
			at("2026-12-01");
			await withdrawConsent(parts(), id, "link");
			at("2029-11-30");
			await purgeExpired(parts(), now);
			expect((await stored())?.consents).toHaveLength(1);
			at("2029-12-01");
			await purgeExpired(parts(), now);
			expect(await stored()).toEqual({ consents: [], withdrawnAt: "2026-12-01T15:00:00.000Z", purgeAfter: null });
			at("2040-01-01");
			await purgeExpired(parts(), now);
			expect((await stored())?.withdrawnAt).toBe("2026-12-01T15:00:00.000Z");
		});

		it("ends when the last lead with the address is purged, and not before", async () => {
			await send("a");
			at("2027-11-15");
			await send("b", { marketing: false });
			at("2028-11-15");
			await purgeExpired(parts(), now);
			expect(await store.count("leads")).toBe(1);
			expect((await stored())?.withdrawnAt).toBeNull();
			at("2029-11-15");
			await purgeExpired(parts(), now);
			expect(await stored()).toMatchObject({
				consents: [{ ended: { at: "2029-11-15T15:00:00.000Z", by: "expired" } }],
			});
		});

		it("survives erasure as a hash: ended, with its proof, and without the address", async () => {
			await send("a");
			at("2026-12-01");
			expect((await findPerson(parts(), { email })).addresses).toMatchObject([
				{ email, promotions: { withdrawnAt: null } },
			]);
			await erasePerson(parts(), { phone: contactLead.phone ?? "" });
			expect([await store.count("leads"), await store.count("outbox")]).toEqual([0, 0]);
			expect(await stored()).toMatchObject({ consents: [{ ended: { by: "erased" } }] });
			expect(JSON.stringify(await raw.query("mailAddresses"))).not.toMatch(/maelle|4385550199/i);
		});

		it("is exported as it stands now, not as the form said", async () => {
			await send("a");
			await send("b", { marketing: false });
			const cells = async () => {
				const names = { locale: "en", serviceName: String, reasons: [], now: new Date() } as const;
				const [head = [], ...rows] = readCsv(leadsAsCsv(await leadsToExport(parts()), names));
				const column = head.indexOf("Promotional e-mails since");
				expect(column).toBeGreaterThan(0);
				return rows.map((row) => row[column] !== "");
			};
			expect(await cells()).toEqual([true, true]);
			at("2026-12-01");
			await withdrawConsent(parts(), id, "link");
			expect(await cells()).toEqual([false, false]);
			at("2026-12-02");
			await choose("promotions", "due-again");
			expect(await cells()).toEqual([true, true]);
			at("2026-12-03");
			await choose("due-again");
			expect(await cells()).toEqual([false, false]);
			expect((await leadsToExport(parts())).map(({ data }) => [data.marketing, data.remindersSince])).toEqual([
				[null, now.toISOString()],
				[null, now.toISOString()],
			]);
			at("2026-12-04");
			await withdrawConsent(parts(), id, "link");
			expect(await cells()).toEqual([false, false]);
			const exported = JSON.parse(leadsAsJson(await leadsToExport(parts()))) as object[];
			const nothing = { marketing: null, marketingWithdrawnAt: now.toISOString(), remindersSince: null };
			expect(exported).toMatchObject([nothing, nothing]);
		});

		it("is exported with the address where the customer unsubscribes, and without it once it is withdrawn", async () => {
			await send("a");
			await send("b", { marketing: false, from: "somebody@example.com" });
			const addresses = async () => {
				const leads = await leadsToExport(parts());
				const names = { locale: "en", serviceName: String, reasons: [], now } as const;
				const [head = [], ...rows] = readCsv(leadsAsCsv(leads, names));
				expect(head.at(-1)).toBe("Address to unsubscribe");
				const cells = rows.map((row) => row.at(-1) ?? "");
				const fields = JSON.parse(leadsAsJson(leads)) as { mailChoices: string | null }[];
				expect(fields.map(({ mailChoices }) => mailChoices ?? "")).toEqual(cells);
				return cells;
			};
			const [first = "", second] = await addresses();
			const [, token = ""] = /^https:\/\/www\.airelle\.example\/en\/[^?#]+\/([\w-]+)$/.exec(first) ?? [];
			expect(readUnsubscribeToken(token, secret)).toBe(id);
			expect(second).toBe("");
			await withdrawConsent(parts(), id, "link");
			expect(await addresses()).toEqual(["", ""]);
		});

		it("is chosen by kinds with the sentence of the page, also in two windows at once, and after a withdrawal", async () => {
			await send("a");
			at("2026-12-01");
			await choose("due-again");
			expect((await stored())?.consents).toMatchObject([
				{ ended: { at: now.toISOString(), by: "changed" } },
				{ kinds: ["due-again"], text: "Oui: due-again", place: "preferences", ended: null },
			]);
			at("2026-12-02");
			await Promise.all([choose("promotions"), choose("promotions", "due-again"), choose("promotions")]);
			expect((await stored())?.consents.filter(({ ended }) => ended === null)).toHaveLength(1);
			at("2026-12-03");
			await Promise.all([choose(), choose(), withdrawConsent(parts(), id, "link")]);
			expect(await stored()).toMatchObject({ withdrawnAt: now.toISOString() });
			at("2026-12-04");
			await choose("promotions");
			expect((await state()).agreed).toMatchObject({ kinds: ["promotions"], agreedAt: now.toISOString() });
			at("2026-12-05");
			await erasePerson(parts(), { email });
			expect(await stored()).toMatchObject({ withdrawnAt: now.toISOString() });
			await choose("due-again");
			expect(allowsMail(await stored(), "due-again")).toBe(true);
			await erasePerson(parts(), { email });
			expect(allowsMail(await stored(), "due-again")).toBe(false);
		});

		it("of an earlier build stands in its lead, and can be withdrawn with its proof", async () => {
			const marketing = { agreedAt: "2026-11-03T19:05:00.000Z", textVersion: "0123456789ab" };
			const data = { ...contactLead, marketing };
			await raw.commit([{ kind: "create", collection: "leads", id: "old", data }]);
			const { agreed } = await state("old");
			expect(agreed).toMatchObject({ ...marketing, text: null });
			await withdrawConsent(parts(), id, "follow-page", agreed);
			expect(await state("old")).toMatchObject({ agreed: null, withdrawnAt: now.toISOString() });
			expect((await stored())?.consents).toMatchObject([{ ...marketing, ended: { by: "follow-page" } }]);
		});

		describe("after a member corrects the e-mail address", () => {
			const corrected = "maelle.t@example.com";
			const by = { id: "m1", name: "Ariane" };
			const correct = async (key: string, to: string | null) => {
				const outcome = await changeLead(parts(), key, by, 99, { kind: "details", to: { email: to } });
				if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not corrected: ${outcome.kind}`);
				return outcome.entry.id;
			};
			const ended = { at: "2026-12-01T15:00:00.000Z", by: "corrected" };

			it("the new address inherits nothing, and the consent of the old one ends with its proof", async () => {
				await send("a");
				at("2026-12-01");
				await correct("a", corrected);
				expect(await state()).toEqual({ agreed: null, ended: null, withdrawnAt: null });
				expect(await stored()).toMatchObject({ consents: [{ text: sentence, ended }], withdrawnAt: ended.at });
				expect((await store.get("leads", "a"))?.data.marketing).toBeNull();
				const [exported] = await leadsToExport(parts());
				expect(exported?.data).toMatchObject({ email: corrected, marketing: null });
			});

			it("neither the rescue of a flagged lead nor an earlier build's consent reaches the new address", async () => {
				await send("a", { flags: ["too-fast"] });
				await correct("a", corrected);
				await changeLead(parts(), "a", by, 99, { kind: "rescue" });
				expect(await state()).toEqual({ agreed: null, ended: null, withdrawnAt: null });
				const data = {
					...contactLead,
					marketing: { agreedAt: "2026-01-05T15:00:00.000Z", textVersion: "0".repeat(12) },
				};
				await store.commit([{ kind: "create", collection: "leads", id: "b", data }]);
				expect((await state("b")).agreed).not.toBeNull();
				await correct("b", corrected);
				expect((await state("b")).agreed).toBeNull();
				expect(await stored()).toMatchObject({ consents: [{ text: null, ended: { by: "corrected" } }] });
			});

			it("another spelling of the address keeps the consent", async () => {
				await send("a");
				await correct("a", "Maelle@Example.com");
				expect((await state()).agreed).toMatchObject({ text: sentence, ended: null });
			});

			it("another lead's consent to the same address stands, until no lead has the address", async () => {
				await send("a");
				at("2026-11-20");
				await send("b", { marketing: false });
				at("2026-12-01");
				await correct("b", corrected);
				expect((await state("a")).agreed).toMatchObject({ ended: null });
				await correct("a", null);
				expect(await stored()).toMatchObject({ consents: [{ ended }] });
			});

			it("undoing the correction restores the consent, but not one that was withdrawn since", async () => {
				await send("a");
				at("2026-12-01");
				const first = await correct("a", corrected);
				at("2026-12-02");
				expect((await undoChange(parts(), "a", first, by)).kind).toBe("undone");
				expect(await state()).toMatchObject({ agreed: { text: sentence, ended: null }, withdrawnAt: null });
				expect((await store.get("leads", "a"))?.data).toMatchObject({ email, marketing: { text: sentence } });
				const second = await correct("a", corrected);
				at("2026-12-03");
				await withdrawConsent(parts(), id, "link");
				expect((await undoChange(parts(), "a", second, by)).kind).toBe("undone");
				expect(await state()).toMatchObject({ agreed: null, withdrawnAt: "2026-12-03T15:00:00.000Z" });
				await withdrawConsent({ ...parts(), clock: { now: () => new Date("2027-01-01") } }, id, "link");
				expect((await state()).withdrawnAt).toBe("2026-12-03T15:00:00.000Z");
			});
		});

		describe("of a lead in the spam folder", () => {
			const by = { id: "m1", name: "Ariane" };
			const change = async (key: string, kind: "spam" | "rescue") => {
				const outcome = await changeLead(parts(), key, by, 99, { kind });
				if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not changed: ${outcome.kind}`);
				return outcome.entry.id;
			};
			const undo = async (key: string, entry: string) =>
				expect((await undoChange(parts(), key, entry, by)).kind).toBe("undone");
			const exported = async () => (await leadsToExport(parts())).map(({ data }) => data.marketing !== null);

			it("ends when a member marks it, stands again when it is rescued or the mark is undone, and no more when the rescue is undone", async () => {
				await send("a");
				at("2026-12-01");
				const marked = await change("a", "spam");
				const ended = { at: "2026-12-01T15:00:00.000Z", by: "spam" };
				expect(await stored()).toMatchObject({ consents: [{ text: sentence, ended }], withdrawnAt: ended.at });
				expect(await exported()).toEqual([false]);
				at("2026-12-02");
				await undo("a", marked);
				expect(await stored()).toMatchObject({ consents: [{ ended: null }], withdrawnAt: null });
				await change("a", "spam");
				for (const day of ["2026-12-03", "2026-12-04"]) {
					at(day);
					const rescued = await change("a", "rescue");
					expect(await exported()).toEqual([true]);
					await undo("a", rescued);
					expect(await exported()).toEqual([false]);
					expect((await state()).agreed).toBeNull();
				}
				await change("a", "rescue");
				expect((await stored())?.consents).toMatchObject([{ text: sentence, ended: null }]);
			});

			it("of a flagged one, ends when its rescue is undone, also in one of an earlier build", async () => {
				await send("a", { flags: ["too-fast"] });
				await undo("a", await change("a", "rescue"));
				expect((await state()).agreed).toBeNull();
				expect(await exported()).toEqual([false]);
				const marketing = { agreedAt: "2026-11-03T19:05:00.000Z", textVersion: "0123456789ab" };
				const data = { ...contactLead, email: "old@example.com", marketing };
				await raw.commit([{ kind: "create", collection: "leads", id: "old", data }]);
				const marked = await change("old", "spam");
				expect(await exported()).toEqual([false, false]);
				await undo("old", marked);
				expect((await state("old")).agreed).toMatchObject(marketing);
			});

			it("ends another choice of its address only if no other lead has it, and restores none that was withdrawn since", async () => {
				await send("a", { marketing: false });
				await send("b", { marketing: false });
				await send("c", { marketing: false, flags: ["too-fast"] });
				await choose("promotions");
				await change("a", "spam");
				expect(await exported()).toEqual([false, true, false]);
				at("2026-12-01");
				await change("b", "spam");
				expect((await state()).agreed).toBeNull();
				await change("c", "rescue");
				expect((await state()).agreed).toBeNull();
				at("2026-12-02");
				await change("b", "rescue");
				expect((await state()).agreed).toMatchObject({ place: "preferences" });
				await change("c", "spam");
				await change("b", "spam");
				at("2026-12-03");
				await withdrawConsent(parts(), id, "link");
				await change("b", "rescue");
				expect(await state()).toMatchObject({ agreed: null, withdrawnAt: now.toISOString() });
			});

			it("does not keep a later form from consenting", async () => {
				await send("a");
				at("2026-11-16");
				await send("b", { flags: ["duplicate"] });
				at("2026-11-17");
				await change("a", "spam");
				await change("b", "rescue");
				expect((await state("b")).agreed).toMatchObject({ agreedAt: "2026-11-16T15:00:00.000Z" });
				expect(await exported()).toEqual([false, true]);
			});

			it("is not restored by undoing a correction of its address", async () => {
				await send("a");
				const to = { email: "maelle.t@example.com" };
				const outcome = await changeLead(parts(), "a", by, 99, { kind: "details", to });
				if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not corrected: ${outcome.kind}`);
				await change("a", "spam");
				await undo("a", outcome.entry.id);
				expect((await state()).agreed).toBeNull();
			});
		});
	});
}
