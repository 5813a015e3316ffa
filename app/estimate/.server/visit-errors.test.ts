import { afterEach, beforeEach, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { AppointmentStepContent } from "#app/model/estimate/step-content.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { company } from "#content/company.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receivePerson } from "./receive-person.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-16T15:00:00Z");
const visit = { postalCode: "H2T 2S9", date: "2026-11-19", comment: "Deux chiens" };
const step = pathTo("estimate-appointment", "fr");
let forms: Awaited<ReturnType<typeof openForms>>;
beforeEach(async () => {
	forms = await openForms(now);
});
afterEach(() => forms.close());

const pass = () => forms.pass(4 * 24 * 60 * 60 * 1000);
const close = () =>
	Object.assign(forms.services, {
		content: createSiteContent({ ...originals, company: { ...company, holidays: [visit.date] } }),
	});

async function draftWith(change: Partial<Draft> = {}): Promise<string> {
	const { id } = await startDraft(forms.services, "fr");
	const details = { "dryer-ducts.exit": "roof" };
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"], details, visit, ...change }));
	return id;
}

const cookieOf = (id: string) => rememberDraft(id, origin).split(";")[0] ?? "";

function load(name: "estimate-person" | "estimate-appointment", id: string) {
	const visitor = { query: new URLSearchParams(), cookies: cookieOf(id) };
	const { services } = forms;
	return loadPage(testPageRequest({ name, origin, now: services.clock.now(), services, visitor }));
}

function send(id: string) {
	const key = issueFormKey(secret, new Date(forms.services.clock.now().getTime() - 60_000));
	const fields = { key, name: "Ariane Démo", email: "ariane@exemple.example", language: "fr" };
	return forms.send(receivePerson, { cookies: cookieOf(id), fields });
}

it.each([
	["date-past", "has passed", pass],
	["date-closed", "was closed", close],
] as const)("leads back to the third step, which says %s, when the preferred day %s", async (code, _, meanwhile) => {
	const id = await draftWith();
	expect((await load("estimate-person", id)).redirect).toBeNull();
	await meanwhile();
	expect((await load("estimate-person", id)).redirect).toBe(step);
	expect((await send(id)).location).toBe(step);
	expect((await forms.store.query("leads")).documents).toEqual([]);
	const draft = (await readDraft(forms.store, id))?.data;
	expect(draft).toMatchObject({ visit, person: { name: "Ariane Démo" } });
	expect(((await load("estimate-appointment", id)).payload.content as AppointmentStepContent).wrong).toEqual({
		date: { code },
	});
	await changeDraft(forms.services, id, () => ({ visit: { ...visit, date: "2026-11-23" } }));
	expect(((await load("estimate-appointment", id)).payload.content as AppointmentStepContent).wrong).toEqual({});
	expect((await send(id)).location).toMatch(/\?sent$/);
	expect((await forms.store.query("leads")).documents[0]?.data.estimate?.wishes.date).toBe("2026-11-23");
});

it("says nothing about a day that does not count: beside a window, or in an emergency", async () => {
	const { payload } = await load("estimate-appointment", await draftWith({ visit: { postalCode: "" } }));
	expect((payload.content as AppointmentStepContent).wrong).toEqual({});
	const [chosen, urgent] = [
		await draftWith({ visit: { ...visit, window: "2026-11-19_10:00-12:00" } }),
		await draftWith({ kinds: ["post-disaster"], details: {} }),
	];
	await pass();
	for (const id of [chosen, urgent])
		expect(((await load("estimate-appointment", id)).payload.content as AppointmentStepContent).wrong).toEqual({});
	expect((await load("estimate-person", urgent)).redirect).toBeNull();
	expect((await send(urgent)).location).toMatch(/\?sent$/);
});

it("finds the request that was sent before the connection was lost", async () => {
	const id = await draftWith();
	await send(id);
	await changeDraft(forms.services, id, () => ({ followToken: null }));
	await pass();
	expect((await load("estimate-person", id)).redirect).toBeNull();
	expect((await send(id)).location).toMatch(/\?sent$/);
});
