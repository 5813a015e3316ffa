import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { changeDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveAppointment } from "./receive-step.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-15T12:00:00Z");
const opened = new Date(now.getTime() - 60_000);
let forms: Awaited<ReturnType<typeof openForms>>;
let cookies: string;

beforeEach(async () => {
	forms = await openForms(now);
	const { id } = await startDraft(forms.services, "fr");
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"] }));
	cookies = rememberDraft(id, origin).split(";")[0] ?? "";
});
afterEach(() => forms.close());

const wait = (waitingEmail: string, more: Record<string, string> = {}) =>
	forms.send(receiveAppointment, {
		cookies,
		fields: { intent: "waiting", postalCode: "G1R 4P5", waitingEmail, key: issueFormKey(secret, opened), ...more },
	});
const leads = async () => (await forms.store.query("leads")).documents.map(({ data }) => data);

describe("receiveWaiting", () => {
	it("keeps one lead per draft, however often and with however many addresses the form is sent", async () => {
		for (let times = 0; times < 10; times++) expect((await wait(`a${times}@exemple.example`)).status).toBe(303);
		await Promise.all(["b", "c", "d"].map((name) => wait(`${name}@exemple.example`)));
		expect(await leads()).toHaveLength(1);
		expect(await forms.store.count("outbox")).toBe(1);
	});

	it("keeps the corrected address", async () => {
		await wait("jeane@exemple.example");
		await wait("jeanne@exemple.example", { postalCode: "G2J 1B8" });
		expect(await leads()).toMatchObject([{ email: "jeanne@exemple.example", postalCode: "G2J", kind: "waiting-list" }]);
	});

	it("rejects an address that is too long, and returns the typed values", async () => {
		const long = `${"a".repeat(60)}@${"b".repeat(150)}.example`;
		expect(await wait(long)).toMatchObject({
			status: 422,
			data: { errors: { waitingEmail: { code: "email-wrong" } }, values: { waitingEmail: long } },
		});
		expect(await leads()).toEqual([]);
	});

	it("sets the same flags as the contact form", async () => {
		await wait("a@exemple.example", { website: "x", key: issueFormKey(secret, now) });
		expect((await leads())[0]?.spam).toEqual(["honeypot", "too-fast"]);
		expect(await forms.store.count("outbox")).toBe(0);
	});

	it("stores nothing above the flood limit, and returns the typed values", async () => {
		Object.assign(forms.services.limits, { flood: createRateLimit({ most: 0, windowMs: 60_000 }) });
		expect(await wait("a@exemple.example")).toMatchObject({
			status: 429,
			data: { failure: "busy", outside: expect.any(String), values: { waitingEmail: "a@exemple.example" } },
		});
		expect(await leads()).toEqual([]);
	});
});
