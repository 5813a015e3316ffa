import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey, readFormKey } from "#app/.server/form-key.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { openForms, secret } from "#app/estimate/.server/form-requests.testing.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { ContactAnswer } from "#app/model/leads/contact-answer.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import { loader } from "../pages/resources/form-photo.ts";
import { photosOfForm } from "./form-photos.ts";
import { action } from "./receive-contact.ts";
import { storePhotos } from "./store-photos.ts";

const now = new Date("2026-11-15T15:00:00Z");
const key = issueFormKey(secret, now);
const form = readFormKey(key, secret)?.id ?? "";
const own = `${form}-0123456789abcdef`;
const message = { name: "Jeanne Tremblay", email: "jeanne@exemple.example", reachBy: "email", message: "Bonjour" };
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(now);
	await store(own, {});
});
afterEach(() => forms.close());

async function store(id: string, more: Partial<Photo>): Promise<void> {
	const size = { width: 1, height: 1, bytes: new Uint8Array([1]) };
	const data = { owner: form, ...size, addedAt: now.toISOString(), purgeAfter: "2027-01-01T00:00:00.000Z", ...more };
	await forms.store.commit([{ kind: "create", collection: "photos", id, data }]);
}

async function statusOf(id: string): Promise<number> {
	const request = new Request(`https://airelle.example/_contact/photos/${id}?key=${encodeURIComponent(key)}`);
	const context = { get: (wanted: unknown) => (wanted === servicesContext ? forms.services : null) };
	const answer = await loader({ request, params: { id }, context } as never).catch((thrown: unknown) => thrown);
	return answer instanceof Response ? answer.status : (answer as { init: { status: number } }).init.status;
}

const send = async (fields: Record<string, string>) => {
	const { status, data } = await forms.send(action, { fields: { ...message, ...fields, key } });
	return { status, photos: (data as ContactAnswer | null)?.photos?.map(({ id }) => id) };
};

describe("a contact form above the limit of its network", () => {
	it("is refused with everything that was typed, and counts nothing towards the limit for all", async () => {
		const [floodFrom, flood] = [0, 1].map((most) => createRateLimit({ most, windowMs: 60_000, forgetsRefused: true }));
		Object.assign(forms.services.limits, { floodFrom, flood });
		for (let times = 0; times < 3; times++) {
			const { status, data } = await forms.send(action, { fields: { ...message, key } });
			expect([status, data]).toMatchObject([429, { failure: "busy", values: message, photos: [{ id: own }] }]);
		}
		expect(flood?.isOver("all", now.getTime())).toBe(false);
		expect(forms.services.refusedLeads.total("flood")).toBe(3);
	});
});

describe("the key of a contact form", () => {
	it("shows the form's photos until it is sent", async () => {
		expect(await send({ message: "" })).toEqual({ status: 422, photos: [own] });
		expect(await statusOf(own)).toBe(200);
	});

	it("shows none afterwards: the page of the lead asks for the second check", async () => {
		expect(await send({})).toMatchObject({ status: 303 });
		await store("visit-0123456789abcdef", { job: { id: "visit", moment: "after" } });
		await store("copy", { job: { id: "visit", moment: "after" }, copyOf: "visit-0123456789abcdef" });
		await store("later", {});
		expect(await send({ message: "" })).toEqual({ status: 422, photos: [] });
		for (const id of [own, "visit-0123456789abcdef", "copy", "later"]) expect(await statusOf(id)).toBe(404);
	});

	it("adds only the form's own photos to a second message", async () => {
		await send({});
		await store("visit-0123456789abcdef", { job: { id: "visit", moment: "after" } });
		await store("later", {});
		// The same form sent twice is one lead.
		expect(await send({})).toMatchObject({ status: 303 });
		expect(await forms.store.count("leads")).toBe(1);
		expect(await send({ message: "Encore" })).toMatchObject({ status: 303 });
		const leads = (await forms.store.query("leads")).documents.map(({ data }) => data.photos);
		expect(leads).toEqual([[own], [own]]);
	});
});

it("stores no more photos than allowed when several uploads of one form end at once", async () => {
	const upload = (n: number) => {
		const photo = { kind: "photo" as const, bytes: new Uint8Array([n]), width: 1, height: 1, field: "photos" };
		const photos = Array.from({ length: 4 }, (_, k) => ({
			...photo,
			hash: `${n}-${k}`.padEnd(20, "-"),
			name: "a.jpg",
		}));
		const change = { formId: form, intent: "photos", photos: [], upload: { photos, refused: [] } };
		return storePhotos(change, { address: "203.0.113.7" } as RequestContext, forms.services);
	};
	const outcomes = await Promise.all([upload(1), upload(2), upload(3)]);
	expect((await photosOfForm(forms.store, form)).length).toBe(photoLimits.most);
	expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(3 * 4 + 1 - photoLimits.most);
});
