import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { moveDraft, readDraft } from "./drafts.ts";
import { openForms, origin, type Sent, secret } from "./form-requests.testing.ts";
import { receiveAppointmentStep } from "./receive-appointment-step.ts";
import { receiveDetails } from "./receive-details.ts";
import { receivePerson } from "./receive-person.ts";
import { receiveServices } from "./receive-services.ts";
import { draftIdOf, rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-15T15:00:00Z");
const posted = "landing=%2Fprix&utm_medium=cpc&utm_campaign=automne&code=duo";
const source: LeadSource = {
	channel: "ads",
	host: null,
	campaign: "automne",
	landing: "prices",
	promotion: "DUO",
};
const person = { name: "Jeanne Tremblay", email: "jeanne@exemple.example", reachBy: "email", language: "fr" };

let forms: Awaited<ReturnType<typeof openForms>>;
beforeEach(async () => {
	forms = await openForms(now);
});
afterEach(() => forms.close());

function sendStep(action: Parameters<typeof forms.send>[0], fields: Record<string, string>, sent: Sent = {}) {
	const key = issueFormKey(secret, now);
	return forms.send(action, { mayCount: true, ...sent, fields: { key, ...fields } });
}

/** Sends the first step, and returns the cookie of the draft. */
async function start(sent: Sent = {}): Promise<string> {
	const { cookies } = await sendStep(receiveServices, { service: "dryer-ducts", source: posted }, sent);
	return cookies[0]?.split(";")[0] ?? "";
}

const steps = () => forms.counted.flatMap((event) => (event.kind === "step" ? event.step : []));
const draftOf = (cookies: string) => readDraft(forms.store, draftIdOf({ query: new URLSearchParams(), cookies }));
const leads = async () => (await forms.store.query("leads", { limit: 10 })).documents.map(({ data }) => data);

describe("the steps of an estimate", () => {
	it("are counted once for each draft, with its source, however often they are sent", async () => {
		const cookies = await start();
		expect(forms.counted).toEqual([{ kind: "step", step: "details", locale: "fr", source }]);
		for (const other of ["", "landing=%2F"]) {
			await sendStep(receiveServices, { service: "dryer-ducts", source: other }, { cookies });
			await sendStep(receiveDetails, {}, { cookies });
			await sendStep(receiveAppointmentStep, { postalCode: "H2T 1S6" }, { cookies });
		}
		expect(steps()).toEqual(["details", "appointment", "person"]);
		expect(forms.counted.at(-1)).toMatchObject({ locale: "fr", source });
		expect((await draftOf(cookies))?.data).toMatchObject({ source, counted: "person" });
	});

	it("are counted once when the same form arrives three times at the same time", async () => {
		const cookies = await start();
		await Promise.all([1, 2, 3].map(() => sendStep(receiveDetails, {}, { cookies })));
		expect(steps()).toEqual(["details", "appointment"]);
	});

	it.each([
		[receiveDetails, { intent: "code", code: "DUO" }],
		[receiveDetails, { intent: "keep" }],
		[receiveAppointmentStep, { postalCode: "" }],
		[receiveAppointmentStep, { postalCode: "H2T 1S6", intent: "windows" }],
		[receiveAppointmentStep, { postalCode: "G1A 1A1" }],
	])("are not counted while the visitor stays: %o %j", async (action, fields) => {
		const cookies = await start();
		await sendStep(action, fields as Record<string, string>, { cookies });
		expect(steps()).toEqual(["details"]);
	});

	it("are not counted when the visitor may not be counted, and the draft does not say so either", async () => {
		const cookies = await start({ mayCount: false });
		await sendStep(receiveDetails, {}, { cookies, mayCount: false });
		expect(forms.counted).toEqual([]);
		expect((await draftOf(cookies))?.data.counted).toBeUndefined();
	});

	it("go on after the draft was moved, and the lead has its source", async () => {
		const moved = await moveDraft(forms.services, (await draftOf(await start()))?.id ?? "");
		const cookies = rememberDraft(moved?.id ?? "", origin).split(";")[0] ?? "";
		await sendStep(receiveServices, { service: "dryer-ducts" }, { cookies });
		await sendStep(receiveDetails, {}, { cookies });
		await sendStep(receiveAppointmentStep, { postalCode: "H2T 1S6" }, { cookies });
		for (let time = 0; time < 2; time++)
			await sendStep(receivePerson, { ...person, source: "landing=%2F" }, { cookies });
		expect(steps()).toEqual(["details", "appointment", "person"]);
		expect(forms.counted.filter(({ kind }) => kind === "sent")).toEqual([
			{ kind: "sent", page: "estimate-person", locale: "fr" },
		]);
		expect((await leads()).map((lead) => lead.source)).toEqual([source]);
	});

	it("leave no source in the draft or the lead of a visitor who asks not to be followed", async () => {
		const headers = { "Sec-Fetch-Site": "same-origin", "Sec-GPC": "1" };
		const cookies = await start({ headers });
		expect((await draftOf(cookies))?.data.source).toBeNull();
		await sendStep(receiveAppointmentStep, { postalCode: "H2T 1S6", source: posted }, { cookies, headers });
		await sendStep(receivePerson, { ...person, source: posted }, { cookies, headers });
		expect((await leads()).map((lead) => lead.source)).toEqual([null]);
	});

	it("give an entry of the waiting list the source of its draft", async () => {
		const cookies = await start();
		const waiting = { postalCode: "G1A 1A1", intent: "waiting", waitingEmail: "jeanne@exemple.example" };
		await sendStep(receiveAppointmentStep, waiting, { cookies });
		expect((await leads()).map((lead) => [lead.kind, lead.source])).toEqual([["waiting-list", source]]);
	});
});
