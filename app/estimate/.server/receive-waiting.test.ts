import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { pathTo } from "#app/locale/paths.ts";
import { changeDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveAppointmentStep } from "./receive-appointment-step.ts";
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

const wait = (waitingEmail: string, more: Record<string, string> = {}, address = "203.0.113.7") =>
	forms.send(receiveAppointmentStep, {
		cookies,
		address,
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

	it("is what Enter means once an address is typed, also when the visitor has read the notice", async () => {
		const read = { intent: "enter", outside: "G1R" };
		expect((await wait("", read)).location).toBe(pathTo("estimate-person", "fr"));
		expect(await leads()).toEqual([]);
		expect((await wait("jeanne@exemple.example", read)).location).toContain("#waiting");
		expect(await wait("jeanne@exemple", read)).toMatchObject({
			status: 422,
			data: { errors: { waitingEmail: { code: "email-wrong" } }, values: { waitingEmail: "jeanne@exemple" } },
		});
		expect(await leads()).toMatchObject([{ kind: "waiting-list", email: "jeanne@exemple.example" }]);
	});

	it("returns the typed address when another field is wrong, and with another postal code outside the area", async () => {
		expect(await wait("jeanne@exemple.example", { date: "2020-01-01", dateChoice: "other" })).toMatchObject({
			status: 422,
			data: { values: { waitingEmail: "jeanne@exemple.example" } },
		});
		expect(await wait("jeanne@exemple.example", { intent: "continue", outside: "K1A" })).toMatchObject({
			status: 422,
			data: { outside: "G1R", values: { waitingEmail: "jeanne@exemple.example" } },
		});
	});

	it("keeps the corrected address", async () => {
		await wait("jeane@exemple.example");
		await wait("jeanne@exemple.example", { postalCode: "G2J 1B8" });
		expect(await leads()).toMatchObject([{ email: "jeanne@exemple.example", postalCode: "G2J", kind: "waiting-list" }]);
	});

	it("leaves the name and the phone number that a member noted", async () => {
		await wait("jeane@exemple.example");
		const [lead] = (await forms.store.query("leads")).documents;
		if (!lead) throw new Error("no lead");
		const noted = { name: "Jeanne Tremblay", phone: "4185550142", reachBy: "phone" as const };
		const data = { ...lead.data, ...noted };
		await forms.store.commit([{ kind: "replace", collection: "leads", id: lead.id, version: lead.version, data }]);
		await wait("jeanne@exemple.example");
		expect(await leads()).toMatchObject([{ ...noted, email: "jeanne@exemple.example" }]);
	});

	it("adds the flags of a later sending, until a member has changed the lead", async () => {
		await wait("a@exemple.example", { key: issueFormKey(secret, now) });
		await wait("b@exemple.example", { website: "x" });
		expect((await leads())[0]?.spam).toEqual(["too-fast", "honeypot"]);
		const [lead] = (await forms.store.query("leads")).documents;
		const by = { id: "ariane", name: "Ariane" };
		await changeLead(forms.services, lead?.id ?? "", by, 0, { kind: "rescue" });
		await wait("c@exemple.example", { website: "x" });
		expect((await leads())[0]).toMatchObject({ spam: [], email: "c@exemple.example" });
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

	it("stores nothing above the limit of a network, which uses up nothing of the limit for all", async () => {
		const [floodFrom, flood] = [1, 2].map((most) => createRateLimit({ most, windowMs: 60_000, forgetsRefused: true }));
		Object.assign(forms.services.limits, { floodFrom, flood });
		expect((await wait("a@exemple.example")).status).toBe(303);
		for (const name of ["b", "c", "d"])
			expect(await wait(`${name}@exemple.example`)).toMatchObject({ status: 429, data: { failure: "busy" } });
		expect((await wait("e@exemple.example", {}, "198.51.100.7")).status).toBe(303);
		expect((await wait("f@exemple.example", {}, "192.0.2.7")).status).toBe(429);
	});

	it("stores nothing above the flood limit, and returns the typed values", async () => {
		Object.assign(forms.services.limits, { flood: createRateLimit({ most: 0, windowMs: 60_000 }) });
		expect(await wait("a@exemple.example")).toMatchObject({
			status: 429,
			data: {
				failure: "busy",
				pressed: "waiting",
				outside: expect.any(String),
				values: { waitingEmail: "a@exemple.example" },
			},
		});
		expect(await leads()).toEqual([]);
	});
});
