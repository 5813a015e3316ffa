import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { action } from "#app/leads/.server/receive-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveAppointmentStep } from "./receive-appointment-step.ts";
import { receiveFollow } from "./receive-follow.ts";
import { receivePerson } from "./receive-person.ts";
import { revisionOf } from "./step-conflict.ts";
import { rememberDraft, rememberFollowed } from "./visitor-cookies.ts";

const now = new Date("2026-11-15T12:00:00Z");
const token = "t".repeat(22);
let forms: Awaited<ReturnType<typeof openForms>>;
let draft: string;
let picture: Uint8Array<ArrayBuffer>;

beforeEach(async () => {
	forms = await openForms(now);
	({ id: draft } = await startDraft(forms.services, "fr"));
	await changeDraft(forms.services, draft, () => ({ kinds: ["dryer-ducts"] }));
	picture = new Uint8Array(await plain(60, 40).jpeg().toBuffer());
});
afterEach(() => forms.close());

const first = (line: string) => line.split(";")[0] ?? "";

function photos(...files: BlobPart[]): FormData {
	const form = new FormData();
	form.set("intent", "photos");
	for (const file of files) form.append("photos", new File([file], "photo.jpg"));
	return form;
}

describe("photos that are sent again", () => {
	const send = (...files: BlobPart[]) =>
		forms.send(receiveAppointmentStep, { cookies: first(rememberDraft(draft, origin)), fields: photos(...files) });

	it("are stored once per draft, sequentially and concurrently", async () => {
		const other = new Uint8Array(await plain(61, 40).jpeg().toBuffer());
		await send(picture);
		await Promise.all([send(picture, other), send(picture, other)]);
		expect((await readDraft(forms.store, draft))?.data.photos).toHaveLength(2);
		expect(await forms.store.count("photos")).toBe(2);
	});

	it("can be added again after they were removed", async () => {
		await send(picture);
		const [photo] = (await readDraft(forms.store, draft))?.data.photos ?? [];
		const fields = { intent: `remove-photo:${photo?.id}` };
		await forms.send(receiveAppointmentStep, { cookies: first(rememberDraft(draft, origin)), fields });
		expect(await forms.store.count("photos")).toBe(0);
		await send(picture);
		expect(await forms.store.count("photos")).toBe(1);
	});

	it("are stored once per lead, without an error", async () => {
		const lead: Lead = { ...estimateLead(ductAnswers), followToken: token, photos: [] };
		await forms.store.commit([{ kind: "create", collection: "leads", id: "lead", data: lead }]);
		const cookies = first(rememberFollowed("lead", { origin, secret, now }));
		const add = () => forms.send(receiveFollow, { params: { token }, cookies, fields: photos(picture) });
		const statuses = [(await add()).status, ...(await Promise.all([add(), add()])).map(({ status }) => status)];
		expect(statuses).toEqual([303, 303, 303]);
		expect((await forms.store.get("leads", "lead"))?.data.photos).toHaveLength(1);
		expect(await forms.store.count("photos")).toBe(1);
	});
});

describe("more photos than fit, in uploads that end at the same time", () => {
	const sizes = [61, 62, 63, 64, 65, 66, 67, 68];
	const pictures = () =>
		Promise.all(sizes.map(async (width) => new Uint8Array(await plain(width, 40).jpeg().toBuffer())));
	const tooMany = { status: 422, data: { errors: { photos: { code: "too-many", name: "photo.jpg" } } } };

	/** Half of them in two uploads of one photo, the others in one of six. */
	async function uploads(send: (fields: FormData) => ReturnType<typeof forms.send>) {
		const [one = "", two = "", ...others] = await pictures();
		return Promise.all([send(photos(one)), send(photos(two)), send(photos(...others))]);
	}

	it("leave six with a lead, and the others are named as too many", async () => {
		const lead: Lead = { ...estimateLead(ductAnswers), followToken: token, photos: [] };
		await forms.store.commit([{ kind: "create", collection: "leads", id: "lead", data: lead }]);
		const cookies = first(rememberFollowed("lead", { origin, secret, now }));
		const answers = await uploads((fields) => forms.send(receiveFollow, { params: { token }, cookies, fields }));
		expect((await forms.store.get("leads", "lead"))?.data.photos).toHaveLength(6);
		expect(await forms.store.count("photos")).toBe(6);
		const refused = answers.filter(({ status }) => status !== 303);
		expect(refused.length).toBeGreaterThan(0);
		for (const answer of refused) expect(answer).toMatchObject(tooMany);
	});

	it("leave six with the lead of an estimate that was sent meanwhile", async () => {
		const cookies = first(rememberDraft(draft, origin));
		const id = (await readDraft(forms.store, draft))?.data.leadId ?? "";
		const lead: Lead = { ...estimateLead(ductAnswers), followToken: token, photos: [] };
		await forms.store.commit([{ kind: "create", collection: "leads", id, data: lead }]);
		await changeDraft(forms.services, draft, () => ({ followToken: token }));
		const answers = await uploads((fields) => forms.send(receiveAppointmentStep, { cookies, fields }));
		expect((await forms.store.get("leads", id))?.data.photos).toHaveLength(6);
		expect(await forms.store.count("photos")).toBe(6);
		expect(answers).toContainEqual(expect.objectContaining({ status: 422 }));
		expect(answers.find(({ status }) => status === 422)).toMatchObject(tooMany);
	});

	it("leave six with a draft, which lists the others", async () => {
		const cookies = first(rememberDraft(draft, origin));
		await uploads((fields) => {
			fields.set("intent", "more-photos");
			return forms.send(receiveAppointmentStep, { cookies, fields });
		});
		const stored = (await readDraft(forms.store, draft))?.data;
		expect(stored?.photos).toHaveLength(6);
		expect(await forms.store.count("photos")).toBe(6);
		const refused = { name: "photo.jpg", reason: "too-many" };
		expect(stored?.refusedPhotos).toEqual([refused, refused]);
	});
});

describe("photos that arrive late", () => {
	const send = (fields: FormData) =>
		forms.send(receiveAppointmentStep, { cookies: first(rememberDraft(draft, origin)), fields });
	const stored = async () => (await readDraft(forms.store, draft))?.data;
	const base = async () => {
		const data = await stored();
		return data ? revisionOf(data, "visit") : "";
	};

	/** The form as it was when the upload began. */
	async function snapshot(comment: string): Promise<FormData> {
		const fields = photos(picture);
		for (const [name, value] of Object.entries({ postalCode: "H2T 2S9", comment, base: await base() }))
			fields.set(name, value);
		return fields;
	}

	it("leave the answers that were saved meanwhile", async () => {
		const fields = await snapshot("");
		const newer = { postalCode: "H2T 2S9", comment: "Plus récent" };
		await changeDraft(forms.services, draft, () => ({ visit: newer, savedBy: { visit: "" } }));
		expect((await send(fields)).status).toBe(303);
		expect(await stored()).toMatchObject({ visit: newer, photos: [expect.anything()] });
	});

	it("bring the answers of the form without JavaScript", async () => {
		expect((await send(await snapshot("Tapé avant"))).status).toBe(303);
		expect(await stored()).toMatchObject({ visit: { comment: "Tapé avant" }, photos: [expect.anything()] });
	});

	it("are kept when another tab saved other answers, and the visitor chooses between the answers", async () => {
		const fields = await snapshot("Tapé ici");
		const newer = { postalCode: "H2T 2S9", comment: "Tapé ailleurs" };
		await changeDraft(forms.services, draft, () => ({ visit: newer, savedBy: { visit: "another page" } }));
		const answer = await send(fields);
		expect(answer).toMatchObject({ status: 409, data: { conflict: true, values: { comment: "Tapé ici" } } });
		expect(await stored()).toMatchObject({ visit: newer, photos: [expect.anything()] });
	});

	it("belong to the lead when the estimate was sent meanwhile", async () => {
		const id = (await stored())?.leadId ?? "";
		const lead: Lead = { ...estimateLead(ductAnswers), followToken: token, photos: [] };
		await forms.store.commit([{ kind: "create", collection: "leads", id, data: lead }]);
		await changeDraft(forms.services, draft, () => ({ followToken: token }));
		expect((await send(photos(picture))).status).toBe(303);
		expect((await forms.store.get("leads", id))?.data.photos).toHaveLength(1);
		expect((await stored())?.photos).toEqual([]);
		const { documents } = await forms.store.query("photos", {});
		expect(documents.map(({ data }) => data.owner)).toEqual([id]);
	});
});

describe("photos that arrive while the form is being sent", () => {
	const key = () => issueFormKey(secret, new Date(now.getTime() - 60_000));
	const person = { name: "Ariane Démo", email: "ariane@exemple.example", language: "fr" };

	/** The answer of the captcha takes seconds. */
	function duringCaptcha(upload: () => Promise<unknown>) {
		const verify = async () => {
			await upload();
			return { kind: "score", score: 0.9 } as const;
		};
		Object.assign(forms.services, { captcha: { verify } });
	}

	it("belong to the lead of an estimate, also when it is sent again", async () => {
		const cookies = first(rememberDraft(draft, origin));
		await changeDraft(forms.services, draft, () => ({ visit: { postalCode: "H2T 2S9" } }));
		const upload = async (...files: BlobPart[]) => {
			expect((await forms.send(receiveAppointmentStep, { cookies, fields: photos(...files) })).status).toBe(303);
		};
		await upload(picture);
		const other = new Uint8Array(await plain(61, 40).jpeg().toBuffer());
		duringCaptcha(() => upload(other));
		const send = () => forms.send(receivePerson, { cookies, fields: { key: key(), captcha: "token", ...person } });
		const { location } = await send();
		expect(location).toContain("?sent");
		Object.assign(forms.services, { captcha: null });
		expect((await send()).location).toBe(location);
		const { documents } = await forms.store.query("leads");
		expect(documents.map(({ data }) => data.photos.length)).toEqual([2]);
		const owners = (await forms.store.query("photos")).documents.map(({ data }) => data.owner);
		expect(owners).toEqual([documents[0]?.id, documents[0]?.id]);
	});

	it("belong to the lead of a message", async () => {
		const fields = { key: key(), captcha: "token", ...person, message: "Bonjour", phone: "", service: "" };
		duringCaptcha(async () => {
			const form = photos(picture);
			form.set("key", fields.key);
			expect((await forms.send(action, { fields: form })).status).toBe(200);
		});
		expect((await forms.send(action, { fields })).status).toBe(303);
		const { documents } = await forms.store.query("leads");
		expect(documents.map(({ data }) => data.photos.length)).toEqual([1]);
	});
});

describe("photos that nobody may send", () => {
	/** A form whose photo never ends: a server that reads all of it never answers. */
	function endless(fields: Record<string, string>) {
		const boundary = "----boundary";
		const part = (name: string, value: string) =>
			`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${value}`;
		const texts = Object.entries(fields).map(([name, value]) => part(name, `\r\n\r\n${value}\r\n`));
		const start = [...texts, part("photos", '; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n')].join("");
		let sent = 0;
		const body = new ReadableStream<Uint8Array>({
			pull: (controller) => {
				sent++;
				controller.enqueue(sent === 1 ? Buffer.from(start) : new Uint8Array(16_384));
			},
		});
		const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": `multipart/form-data; boundary=${boundary}` };
		return { body, headers };
	}

	it("are not read without a draft, and the text before them is returned", async () => {
		const answer = await forms.send(receiveAppointmentStep, endless({ comment: "Le chien est gentil" }));
		const values = { comment: "Le chien est gentil" };
		expect(answer).toMatchObject({ status: 410, data: { failure: "expired", values } });
	});

	it("are not read before the second check of the lead is passed, and the text before them is returned", async () => {
		const lead: Lead = { ...estimateLead(ductAnswers), followToken: token };
		await forms.store.commit([{ kind: "create", collection: "leads", id: "lead", data: lead }]);
		const sent = { params: { token }, ...endless({ message: "La porte\r\nest à gauche" }) };
		const answer = await forms.send(receiveFollow, sent);
		const values = { message: "La porte\r\nest à gauche" };
		expect(answer).toMatchObject({ status: 401, data: { failure: "expired", values } });
		expect(await forms.store.count("photos")).toBe(0);
	});
});
