import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { readVisitorCookie } from "#app/locale/cookie.ts";
import type { BookingMode } from "#app/model/appointments/booking-rules.ts";
import type { Consent } from "#app/model/consent/public-settings.ts";
import { noWindow } from "#app/model/estimate/appointment-form.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { TimeChange } from "#app/model/estimate/step-answer.ts";
import type { PersonContent } from "#app/model/estimate/step-content.ts";
import { parseAddressForm } from "#app/model/leads/details-form.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { middlePrice } from "#app/model/quotes/middle-price.ts";
import { appointments as rules } from "#content/appointments.ts";
import { company } from "#content/company.ts";
import { create } from "../../../tests/mail/sample-leads.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receivePerson } from "./receive-person.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-16T15:00:00Z");
const window = "2026-11-19_10:00-12:00";
const visit = { postalCode: "H2T 2S9", comment: "Deux chiens", window };
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(now);
	await forms.store.commit([create("crews", "a", sampleCrew("A"))]);
	publish("instant");
});
afterEach(() => forms.close());

function publish(mode: BookingMode, holidays: readonly string[] = company.holidays, dryer?: PriceRange) {
	const appointments = { ...rules, modes: { "dryer-ducts": mode } };
	const ranges = { ...originals.prices.ranges, ...(dryer && { dryer }) };
	const prices = { ...originals.prices, ...(dryer && { version: "2026-11-16.1" }), ranges };
	const content = createSiteContent({ ...originals, appointments, prices, company: { ...company, holidays } });
	Object.assign(forms.services, { content: content as unknown as PublishedContent });
}

async function draftWith(change: Partial<Draft> = {}): Promise<string> {
	const { id } = await startDraft(forms.services, "fr");
	const details = { "dryer-ducts.exit": "roof" };
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"], details, visit, ...change }));
	return id;
}

function send(id: string, more: Record<string, string> = {}, consent?: Consent) {
	const cookies = rememberDraft(id, origin).split(";")[0] ?? "";
	const key = issueFormKey(secret, new Date(now.getTime() - 60_000));
	const fields = { key, name: "Ariane Démo", email: "ariane@exemple.example", language: "fr", ...more };
	return forms.send(receivePerson, { cookies, fields, consent });
}

const stored = async () => ({
	leads: (await forms.store.query("leads")).documents.map(({ data }) => data),
	appointments: (await forms.store.query("appointments")).documents.map(({ data }) => data),
});
const announced = ({ cookies }: { cookies: readonly string[] }) =>
	readVisitorCookie(cookies.map((line) => line.split(";")[0]).join("; "), "event") ?? [];
const gone = `/estimation-gratuite/ou-et-quand?${new URLSearchParams({ gone: window })}`;

describe("sending an estimate with a chosen window", () => {
	it.each([
		["the crew was made inactive", () => inactive()],
		["the day became a holiday", () => publish("instant", ["2026-11-19"])],
		["the service is planned by phone now", () => publish("by-phone")],
		["the window is too near by now", () => forms.pass(3 * 24 * 60 * 60 * 1000)],
	])("leads back to the windows when %s, and loses nothing else", async (_, meanwhile) => {
		const id = await draftWith();
		await meanwhile();
		expect((await send(id)).location).toBe(gone);
		const draft = (await readDraft(forms.store, id))?.data;
		expect(draft?.visit).toEqual(visit);
		expect(draft?.person).toMatchObject({ name: "Ariane Démo", email: "ariane@exemple.example" });
		expect(await stored()).toEqual({ leads: [], appointments: [] });
		// The same form gets the same answer again; without a window the request leaves.
		expect((await send(id)).location).toBe(gone);
		await changeDraft(forms.services, id, () => ({ visit: { ...visit, window: noWindow } }));
		expect((await send(id)).location).toMatch(/\/suivi\/.*\?sent$/);
	});

	it("tells the tag manager of the lead and its appointment once, with consent, and never of a flagged lead", async () => {
		const refused = await send(await draftWith(), {}, "refused");
		expect(announced(refused)).toEqual([]);
		const id = await draftWith({ visit: { ...visit, window: "2026-11-20_10:00-12:00" } });
		const person = { name: "Béatrice Démo", email: "beatrice@exemple.example" };
		const first = await send(id, person, "granted");
		const { result } = (await stored()).leads.find(({ name }) => name === person.name)?.estimate ?? {};
		expect(announced(first)).toEqual([
			`event=generate_lead&form=estimate&value=${middlePrice(result ?? { low: 0, high: 0 }) / 100}&currency=CAD`,
			"event=book_appointment",
		]);
		await changeDraft(forms.services, id, () => ({ followToken: null }));
		const again = await send(id, person, "granted");
		expect([again.location, announced(again)]).toEqual([first.location, []]);
		const robot = await send(
			await draftWith({ visit: { ...visit, window: noWindow } }),
			{ ...person, website: "https://spam.example" },
			"granted",
		);
		expect((await stored()).leads.filter(({ spam }) => spam.length > 0)).toHaveLength(1);
		expect(announced(robot)).toEqual([]);
	});

	it("asks for the window when the owner no longer books at once", async () => {
		const id = await draftWith();
		publish("on-request");
		await send(id);
		const { leads, appointments } = await stored();
		expect(leads).toMatchObject([{ status: "new", asked: { day: "2026-11-19" }, desk: { visit: null } }]);
		expect(appointments).toEqual([]);
	});

	it("answers a form that is sent again with the same request, also after its appointment was cancelled", async () => {
		const id = await draftWith();
		const first = await send(id);
		await changeDraft(forms.services, id, () => ({ followToken: null }));
		const [appointment] = (await forms.store.query("appointments")).documents;
		if (!appointment) throw new Error("no appointment");
		const data = { ...appointment.data, status: "cancelled" } as const;
		await forms.store.commit([{ ...appointment, kind: "replace", collection: "appointments", data }]);
		expect((await send(id)).location).toBe(first.location);
		expect((await stored()).appointments).toHaveLength(1);
	});

	it.each([
		["a past day", "2026-11-12_10:00-12:00"],
		["a day too far ahead", "2027-03-04_10:00-12:00"],
		["a closed day", "2026-11-22_10:00-12:00"],
		["an unknown window", "2026-11-19_10:30-11:30"],
		["a window of the whole day", "2026-11-19_00:00-23:59"],
	])("never books %s", async (_, hostile) => {
		const id = await draftWith({ visit: { ...visit, window: hostile } });
		expect((await send(id)).location).toContain("gone=");
		expect(await stored()).toEqual({ leads: [], appointments: [] });
	});

	it.each([
		["an unreadable value", '"><script>alert(1)</script>'],
		["a window with NUL after it", "2026-11-19_10:00-12:00\u0000"],
		["a day that does not exist", "2026-02-30_10:00-12:00"],
		["a time that does not exist", "2026-11-19_10:00-25:00"],
		["a huge value", "9".repeat(20_000)],
	])("takes %s for no window", async (_, hostile) => {
		const id = await draftWith({ visit: { ...visit, window: hostile } });
		expect((await send(id)).location).toMatch(/\/suivi\/.*\?sent$/);
		const { leads, appointments } = await stored();
		expect(leads).toHaveLength(1);
		expect(leads[0]?.asked).toBeUndefined();
		expect(appointments).toEqual([]);
	});

	async function inactive() {
		const crew = await forms.store.get("crews", "a");
		if (!crew) throw new Error("no crew");
		const data = { ...crew.data, active: false };
		await forms.store.commit([{ ...crew, kind: "replace", collection: "crews", data }]);
	}
});

describe("sending an estimate from a page that shows another time", () => {
	const friday = { ...visit, window: "2026-11-20_13:00-15:00" };
	const shownTime = async (id: string) => (await open(id)).time?.shown ?? "";
	const saveVisit = (id: string, values: Draft["visit"]) => changeDraft(forms.services, id, () => ({ visit: values }));

	it.each<[timeChange: TimeChange, from: Draft["visit"], to: Draft["visit"]]>([
		["other", visit, friday],
		["other", { ...visit, window: noWindow }, friday],
		["none", visit, { ...visit, window: noWindow }],
	])(
		"sends nothing and says so (%s) when another tab changed it, and sends at the second press",
		async (timeChange, from, to) => {
			const id = await draftWith({ visit: from });
			const time = await shownTime(id);
			await saveVisit(id, to);
			const values = { name: "Ariane Démo", email: "ariane@exemple.example" };
			expect(await send(id, { time })).toMatchObject({ status: 409, data: { isOutdated: true, timeChange, values } });
			expect((await readDraft(forms.store, id))?.data.person).toMatchObject(values);
			expect(await stored()).toEqual({ leads: [], appointments: [] });
			expect((await send(id, { time: await shownTime(id) })).location).toMatch(/\?sent$/);
			expect((await stored()).appointments).toMatchObject(to === friday ? [{ day: "2026-11-20" }] : []);
		},
	);

	it("books nothing that the page would only ask for, before the page says that sending books it", async () => {
		publish("on-request");
		const id = await draftWith();
		const time = await shownTime(id);
		publish("instant");
		expect(await send(id, { time })).toMatchObject({ status: 409, data: { isOutdated: true, timeChange: "instant" } });
		expect(await stored()).toEqual({ leads: [], appointments: [] });
		expect((await send(id, { time: await shownTime(id) })).location).toMatch(/\?sent$/);
		expect((await stored()).appointments).toHaveLength(1);
	});

	it("asks for the time that the page would book, when it can only be asked for by now", async () => {
		const id = await draftWith();
		const time = await shownTime(id);
		publish("on-request");
		expect((await send(id, { time })).location).toMatch(/\?sent$/);
		expect((await stored()).leads).toMatchObject([{ asked: { day: "2026-11-19" }, desk: { visit: null } }]);
	});

	it("says it together with new prices, because the second press sends", async () => {
		const id = await draftWith();
		const { time, live } = await open(id);
		await send(id, { time: time?.shown ?? "", prices: live.pricesToken, intent: "keep" });
		await saveVisit(id, friday);
		publish("instant", [], { low: 129_00, high: 169_00 });
		const answer = await send(id, { time: time?.shown ?? "", prices: live.pricesToken });
		expect(answer).toMatchObject({ status: 409, data: { hasOldPrices: true, timeChange: "other" } });
		expect(await stored()).toEqual({ leads: [], appointments: [] });
	});

	it("finds the request that was sent before the connection was lost", async () => {
		publish("on-request");
		const id = await draftWith();
		const time = await shownTime(id);
		const first = await send(id, { time });
		await changeDraft(forms.services, id, () => ({ followToken: null }));
		publish("instant");
		expect((await send(id, { time })).location).toBe(first.location);
	});

	async function open(id: string) {
		const visitor = { query: new URLSearchParams(), cookies: rememberDraft(id, origin).split(";")[0] };
		const { services } = forms;
		const { payload } = await loadPage(testPageRequest({ name: "estimate-person", origin, now, services, visitor }));
		return payload.content as PersonContent;
	}
});

it.each([
	["h2t IS6", "H2T1S6"],
	["H2T-1S6", "H2T1S6"],
	["H2T 1S", "H2T"],
])("the postal code %j is stored as %j, which the forms of the lead accept", async (postalCode, expected) => {
	await send(await draftWith({ visit: { postalCode } }));
	const [lead] = (await stored()).leads;
	expect(lead?.postalCode).toBe(expected);
	const address = { street: "12, rue Exemple", city: "Montréal", postalCode: lead?.postalCode ?? "" };
	expect(parseAddressForm(address)).toMatchObject({ kind: "right", value: { postalCode: expected } });
});
