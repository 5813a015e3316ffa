import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { openForms, secret } from "#app/estimate/.server/form-requests.testing.ts";
import { action } from "./receive-contact.ts";

const now = new Date("2026-11-15T15:00:00Z");
let forms: Awaited<ReturnType<typeof openForms>>;
beforeEach(async () => {
	forms = await openForms(now);
});
afterEach(() => forms.close());

const leads = async () => (await forms.store.query("leads", { limit: 10 })).documents.map(({ data }) => data);
const message = { name: "Jeanne Tremblay", email: "jeanne@exemple.example", reachBy: "email", message: "Bonjour" };

describe("the contact form", () => {
	it("keeps where its visit came from; sent again from another page, it is the same lead", async () => {
		const key = issueFormKey(secret, now);
		for (const source of ["landing=%2Fprix&host=www.google.com", "landing="]) {
			const { status } = await forms.send(action, { fields: { ...message, key, source }, mayCount: true });
			expect(status).toBe(303);
		}
		expect((await leads()).map((lead) => lead.source)).toEqual([
			{ channel: "search", host: "google.com", campaign: null, landing: "prices", promotion: null },
		]);
		expect(forms.counted).toEqual([{ kind: "sent", page: "contact", locale: "fr" }]);
	});

	it("is not counted, and keeps no source, when the visitor asks not to be followed", async () => {
		const headers = { "Sec-Fetch-Site": "same-origin", DNT: "1" };
		const fields = { ...message, key: issueFormKey(secret, now), source: "landing=%2F" };
		await forms.send(action, { fields, headers, mayCount: false });
		expect((await leads()).map((lead) => lead.source)).toEqual([null]);
		expect(forms.counted).toEqual([]);
	});
});
