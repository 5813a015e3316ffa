import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { shownAppointment } from "#app/leads/.server/appointments/shown-appointment.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { QuoteChange } from "#app/leads/.server/inbox/quote-change.ts";
import { readVisitorCookie } from "#app/locale/cookie.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Consent } from "#app/model/consent/public-settings.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { quoteId } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveFollow } from "./receive-follow.ts";
import { rememberFollowed } from "./visitor-cookies.ts";

const token = "sPnTgmGK3pVqXn6b2cHrYw";
const start = new Date("2026-11-16T15:00:00Z");
const minute = 60_000;
const proposal = {
	place: {
		crew: "equipe-1",
		day: "2026-11-19",
		window: { from: "10:00", to: "12:00" },
		minutes: 120,
		travel: 30,
	},
	accepted: [],
};
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(start);
	await add("lead", { followToken: token });
	await sendQuote();
	forms.pass(minute);
});
afterEach(() => forms.close());

function add(id: string, more: Partial<Lead>) {
	return forms.store.commit([create("leads", id, { ...contactLead, ...more })]);
}

async function sendQuote(version = 1, more: Partial<Extract<QuoteChange, { to: "sent" }>> = {}, id = "lead") {
	const [lead, now] = [(await forms.store.get("leads", id))?.data ?? contactLead, forms.services.clock.now()];
	const place = more.proposal?.place ?? null;
	const texts = quoteTexts(
		{ content: sampleQuote, version, lead, replaces: null, proposal: place, now },
		forms.services.content.reader(),
	);
	const outcome = await changeLead(forms.services, id, { id: "m", name: "M" }, Number.POSITIVE_INFINITY, {
		kind: "quote",
		to: "sent",
		version,
		revision: 0,
		content: sampleQuote,
		texts,
		hash: textsHash(texts),
		proposal: null,
		text: "",
		...more,
	});
	expect(outcome.kind).toBe("done");
}

async function of(version = 1, lead = "lead"): Promise<string> {
	const id = quoteId(lead, version);
	return `${id}/${(await forms.store.get("quotes", id))?.data.hash}`;
}

async function accept(more: Record<string, string> = {}, options: Parameters<typeof send>[1] = {}) {
	const key = issueFormKey(secret, forms.services.clock.now());
	const fields = { intent: "accept", key, of: await of(), signature: "Ariane Démo", terms: "on", ...more };
	return send(fields, options);
}

function send(
	fields: Record<string, string>,
	{ locale = "fr", passed = true, consent }: { locale?: Locale; passed?: boolean; consent?: Consent } = {},
) {
	const now = forms.services.clock.now();
	const [cookies = ""] = rememberFollowed("lead", { origin, secret, now }).split(";");
	return forms.send(receiveFollow, { params: { token }, fields, locale, consent, ...(passed && { cookies }) });
}

async function contract(version = 1) {
	return (await forms.store.get("contracts", quoteId("lead", version)))?.data ?? null;
}

const status = async (version = 1) => (await forms.store.get("quotes", quoteId("lead", version)))?.data.status;
const errorsOf = (answered: { data: unknown }) =>
	Object.entries((answered.data as StepAnswer).errors).map(([field, { code }]) => `${field}: ${code}`);

describe("the form that accepts a quote", () => {
	it("tells the tag manager the price before taxes once, with consent", async () => {
		const announced = async (consent: Consent, more = {}) => {
			const { status: code, cookies } = await accept(more, { consent });
			expect(code).toBe(303);
			return readVisitorCookie(cookies.map((line) => line.split(";")[0]).join("; "), "event");
		};
		const value = quoteAmounts(sampleQuote).beforeTaxes / 100;
		expect(await announced("granted")).toEqual([`event=quote_accepted&value=${value}&currency=CAD`]);
		expect(await announced("granted")).toBeUndefined();
		await sendQuote(2);
		forms.pass(minute);
		expect(await announced("refused", { of: await of(2) })).toBeUndefined();
		expect(await status(2)).toBe("accepted");
	});

	it("keeps the name, the address and the time when the French texts were shown, and confirms it on the page", async () => {
		const key = issueFormKey(secret, forms.services.clock.now());
		const shownAt = forms.services.clock.now().toISOString();
		forms.pass(5 * minute);
		const { status: code, location } = await accept({ key, signature: "  Ariane \u202e  Démo\u0000 " });
		expect(code).toBe(303);
		expect(location).toMatch(/[?]quote=accepted[.]\d+[.]#quote-notice$/);
		expect((await contract())?.acceptance).toEqual({
			name: "Ariane Démo",
			email: "maelle@example.com",
			locale: "fr",
			englishChosenAt: null,
			at: forms.services.clock.now().toISOString(),
			frenchGivenAt: shownAt,
		});
	});

	it("accepts once when it is sent twice", async () => {
		for (let sent = 0; sent < 2; sent++) expect((await accept()).location).toContain("quote=accepted");
		const mails = (await forms.store.query("outbox")).documents.filter(
			({ data }) => data.template === "quote-accepted",
		);
		expect(mails).toHaveLength(1);
	});

	it("names each missing or wrong field, and returns everything that was typed", async () => {
		const typed = { signature: "a".repeat(101), terms: "", books: "on" };
		const answered = await accept(typed);
		expect(answered).toMatchObject({ status: 422, data: { values: typed } });
		expect(errorsOf(answered)).toEqual(["signature: signature-long", "terms: terms"]);
		expect(errorsOf(await accept({ signature: " \t" }))).toEqual(["signature: signature"]);
		expect(await contract()).toBeNull();
	});

	it("lets French bind on the French page, whatever the form says", async () => {
		await accept({ binding: "en" });
		expect((await contract())?.acceptance).toMatchObject({ locale: "fr", englishChosenAt: null });
	});

	it("asks on the English page which version binds, and keeps both times for English", async () => {
		for (const binding of ["", "both"]) {
			expect(errorsOf(await accept({ binding }, { locale: "en" }))).toEqual(["binding: binding"]);
		}
		const shownAt = forms.services.clock.now();
		const key = issueFormKey(secret, shownAt);
		forms.pass(minute);
		await accept({ binding: "en", key }, { locale: "en" });
		expect((await contract())?.acceptance).toMatchObject({
			locale: "en",
			frenchGivenAt: shownAt.toISOString(),
			englishChosenAt: forms.services.clock.now().toISOString(),
		});
	});

	it("asks a customer without an e-mail address for one, and ignores another one from all others", async () => {
		await accept({ copyEmail: "other@example.com" });
		expect((await contract())?.acceptance.email).toBe("maelle@example.com");
		await forms.close();
		forms = await openForms(start);
		await add("lead", { followToken: token, email: null });
		await sendQuote();
		for (const [copyEmail, code] of [
			["", "email"],
			["ariane", "email-wrong"],
			[`${"a".repeat(60)}@${"b".repeat(180)}.example`, "email-wrong"],
		] as const) {
			const answered = await accept({ copyEmail });
			expect(errorsOf(answered)).toEqual([`copyEmail: ${code}`]);
			expect((answered.data as StepAnswer).values.copyEmail).toBe(copyEmail);
		}
		await accept({ copyEmail: " ariane@exemple.example " });
		expect((await contract())?.acceptance.email).toBe("ariane@exemple.example");
	});

	it("books the proposed time when the box is ticked, and else frees it", async () => {
		for (const [version, books, then] of [
			[2, "on", "booked"],
			[3, "", "cancelled"],
		] as const) {
			await forms.close();
			forms = await openForms(start);
			await add("lead", { followToken: token });
			for (let sent = 1; sent < version; sent++) await sendQuote(sent);
			await sendQuote(version, { proposal });
			expect((await accept({ of: await of(version), books })).status).toBe(303);
			expect((await shownAppointment(forms.store, "lead"))?.data.status).toBe(then);
		}
	});

	it.each(["", "x", "x/y", "../../quotes/lead-quote-1/0", `${"9".repeat(3000)}/`, "lead-quote-1/0"])(
		"changes nothing for texts that the page does not show: %s",
		async (forged) => {
			const answered = await accept({ of: forged });
			expect(answered).toMatchObject({ status: 409, data: { isOutdated: true } });
			expect(errorsOf(answered)).toEqual(["quote: superseded"]);
			expect(await status()).toBe("sent");
		},
	);

	it("does not answer the quote of another lead", async () => {
		await add("other", {});
		await sendQuote(1, {}, "other");
		const answered = await accept({ of: await of(1, "other") });
		expect(errorsOf(answered)).toEqual(["quote: superseded"]);
		await send({ intent: "decline", of: await of(1, "other") });
		expect((await forms.store.get("quotes", quoteId("other", 1)))?.data.status).toBe("sent");
	});

	it("refuses an old version before it looks at the fields, and asks for the box again", async () => {
		const old = await of();
		await sendQuote(2);
		const answered = await accept({ of: old, signature: "", copyEmail: "a@b.example", binding: "en" });
		expect(errorsOf(answered)).toEqual(["quote: superseded"]);
		expect((answered.data as StepAnswer).values).toMatchObject({ copyEmail: "a@b.example", signature: "" });
		expect((answered.data as StepAnswer).values).not.toHaveProperty("terms");
		expect((answered.data as StepAnswer).values).not.toHaveProperty("binding");
		expect(await contract(2)).toBeNull();
	});

	it("refuses a key of a page that was rendered before the quote was sent, and a forged key", async () => {
		const early = issueFormKey(secret, new Date(start.getTime() - 1));
		for (const key of [early, "", "a.b.c", issueFormKey("another secret", start)]) {
			expect(errorsOf(await accept({ key }))).toEqual(["quote: superseded"]);
		}
		expect(await contract()).toBeNull();
	});

	it("says that a quote is expired, declined, closed or withdrawn, and that a proposal ended", async () => {
		const first = await of();
		expect(errorsOf(await accept({ books: "on" }))).toEqual(["quote: proposal-ended"]);
		await changeLead(forms.services, "lead", { id: "m", name: "M" }, Number.POSITIVE_INFINITY, {
			kind: "status",
			to: "lost",
			lostReason: { id: "price", name: { fr: "Prix", en: "Price" } },
		});
		expect(errorsOf(await accept())).toEqual(["quote: closed"]);
		await changeLead(forms.services, "lead", { id: "m", name: "M" }, Number.POSITIVE_INFINITY, {
			kind: "status",
			to: "quoted",
		});
		await send({ intent: "decline", of: first });
		expect(errorsOf(await accept())).toEqual(["quote: declined"]);
		expect(errorsOf(await accept({ of: "lead-quote-9/0" }))).toEqual(["quote: withdrawn"]);
		await sendQuote(2);
		forms.pass(40 * 24 * 60 * minute);
		expect(errorsOf(await accept({ of: await of(2) }))).toEqual(["quote: expired"]);
		expect((await forms.store.query("contracts")).documents).toEqual([]);
	});

	it("needs the second check, and is limited for each lead", async () => {
		expect(await accept({}, { passed: false })).toMatchObject({
			status: 401,
			data: { failure: "expired", pressed: "accept", values: { signature: "Ariane Démo" } },
		});
		expect(await status()).toBe("sent");
		Object.assign(forms.services.limits, { changes: createRateLimit({ most: 1, windowMs: minute }) });
		expect((await accept({ terms: "" })).status).toBe(422);
		const limited = await accept({ signature: "Ariane" });
		expect(limited).toMatchObject({
			status: 429,
			data: { failure: "busy", pressed: "accept", values: { signature: "Ariane" } },
		});
	});
});

describe("the form that declines a quote", () => {
	it("declines it, and the reason becomes a message", async () => {
		const answered = await send({ intent: "decline", of: await of(), declineReason: "Trop cher\r\npour nous. " });
		expect(answered.location).toMatch(/[?]quote=declined[.]\d+[.]#quote-notice$/);
		expect(await status()).toBe("declined");
		expect((await forms.store.get("leads", "lead"))?.data.latestText).toBe("Trop cher\npour nous.");
	});

	it("returns a reason that is too long, and keeps an accepted quote", async () => {
		const declineReason = "a".repeat(2001);
		const answered = await send({ intent: "decline", of: await of(), declineReason });
		expect(answered).toMatchObject({ status: 422, data: { values: { declineReason } } });
		await accept();
		expect(errorsOf(await send({ intent: "decline", of: await of() }))).toEqual(["quote: accepted"]);
		expect(await status()).toBe("accepted");
	});

	it("adds the reason to the conversation when the quote cannot be declined any more, and says so", async () => {
		await accept();
		const decline = async () => send({ intent: "decline", of: await of(), declineReason: "Nous déménageons." });
		expect((await decline()).data).toMatchObject({ errors: { quote: { code: "accepted" } }, isSaid: true });
		expect((await forms.store.get("leads", "lead"))?.data.latestText).toBe("Nous déménageons.");
		const again = await decline();
		expect(errorsOf(again)).toEqual(["quote: accepted"]);
		expect(again.data).not.toHaveProperty("isSaid");
	});

	it("adds another tab's reason to the conversation", async () => {
		const first = await of();
		await send({ intent: "decline", of: first, declineReason: "Trop cher." });
		const { location } = await send({ intent: "decline", of: first, declineReason: "Et trop tard." });
		expect(location).toMatch(/[?]quote=declined[.]\d+[.]&added#quote-notice$/);
		expect((await forms.store.get("leads", "lead"))?.data.latestText).toBe("Et trop tard.");
	});

	it("of an older version returns the reason, for the form of the newer one", async () => {
		const first = await of();
		await sendQuote(2);
		const answered = await send({ intent: "decline", of: first, declineReason: "Trop cher." });
		expect(answered.data).toMatchObject({ values: { declineReason: "Trop cher." } });
		expect((await forms.store.get("leads", "lead"))?.data.latestText).not.toBe("Trop cher.");
	});
});
