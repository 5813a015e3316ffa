import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { changeDraft, startDraft } from "#app/estimate/.server/drafts.ts";
import { openForms, origin, secret } from "#app/estimate/.server/form-requests.testing.ts";
import { receiveDetails } from "#app/estimate/.server/receive-details.ts";
import { rememberDraft } from "#app/estimate/.server/visitor-cookies.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { mailboxOf } from "./may-mail.ts";
import { action as contact } from "./receive-contact.ts";

const now = new Date("2026-11-15T12:00:00Z");
const hour = 60 * 60 * 1000;
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(now);
	const limit = (most: number) => createRateLimit({ most, windowMs: hour });
	Object.assign(forms.services.limits, { mailsTo: limit(4), mailsFrom: limit(20) });
});
afterEach(() => forms.close());

const networks = (n: number) => `198.51.${n}.7`;
const mails = async (template: OutboxEntry["template"]) =>
	(await forms.store.query("outbox")).documents.filter(({ data }) => data.template === template).length;
const write = (n: number, email: string, address: string) =>
	forms.send(contact, {
		address,
		fields: {
			name: "Léa",
			email,
			message: `Bonjour ${n}`,
			key: issueFormKey(secret, new Date(now.getTime() - 60_000)),
		},
	});

async function askForLink(email: string, address: string): Promise<number> {
	const { id } = await startDraft(forms.services, "fr");
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"] }));
	const cookies = rememberDraft(id, origin).split(";")[0] ?? "";
	return (await forms.send(receiveDetails, { cookies, address, fields: { intent: "link", linkEmail: email } })).status;
}

describe("confirmations", () => {
	it("are limited per recipient across networks; every lead is kept, and records a withheld confirmation", async () => {
		for (let n = 0; n < 7; n++) expect((await write(n, "victime@exemple.example", networks(n))).status).toBe(303);
		expect([await mails("lead-confirmation"), await mails("lead-notification")]).toEqual([4, 7]);
		const leads = (await forms.store.query("leads")).documents;
		expect(leads).toHaveLength(7);
		expect(leads.filter(({ data }) => data.confirmationWithheld)).toHaveLength(3);
	});

	it("are limited per network across recipients", async () => {
		for (let n = 0; n < 24; n++) await write(n, `victime${n}@exemple.example`, `203.0.113.${n}`);
		expect([await mails("lead-confirmation"), await mails("lead-notification")]).toEqual([20, 24]);
	});
});

it("counts nothing against a recipient when the sender's network may not mail", async () => {
	for (let n = 0; n < 20; n++) await write(n, `autre${n}@exemple.example`, "203.0.113.9");
	for (let n = 20; n < 26; n++) await write(n, "victime@exemple.example", "203.0.113.9");
	expect(await mails("lead-confirmation")).toBe(20);
	await write(26, "victime@exemple.example", networks(1));
	expect(await mails("lead-confirmation")).toBe(21);
});

describe("mails with draft links", () => {
	it("share the limits of confirmations, per recipient and per network", async () => {
		for (let n = 0; n < 4; n++) await write(n, "victime@exemple.example", networks(n));
		expect(await askForLink("Vic.Time+x@exemple.example", networks(9))).toBe(429);
		for (let n = 0; n < 20; n++) expect(await askForLink(`v${n}@exemple.example`, `203.0.113.${n}`)).toBe(303);
		expect(await askForLink("other@exemple.example", "203.0.113.99")).toBe(429);
		expect(await mails("draft-link")).toBe(20);
	});
});

it("treats different spellings of an address as one mailbox", () => {
	for (const email of ["victime@exemple.example", " Vic.Time+a+b@Exemple.example"])
		expect(mailboxOf(email)).toBe("victime@exemple.example");
});

/** The mailer sends to the same host for each of them: with a soft hyphen, a zero-width space, wide letters, another dot. */
const spellings = ["exem\u00adple.example", "exem\u200bple.example", "ｅxemple.example", "exemple\u3002example"];

it("treats different spellings of a host as one", () => {
	for (const host of spellings) expect(mailboxOf(`victime@${host}`)).toBe("victime@exemple.example");
	expect(mailboxOf("victime@été.example")).toBe(mailboxOf("victime@xn--t-9fab.example"));
});

it("recognises the address of somebody who said no in every spelling of its host", () => {
	const id = addressId("victime@exemple.example", secret);
	for (const host of spellings) expect(addressId(`victime@${host}`, secret)).toBe(id);
});
