import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { MailWriterParts } from "#app/.server/mail/write-mail.ts";
import { pathTo } from "#app/locale/paths.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { writeDraftMail } from "./mails/draft-mail.ts";
import { receiveAppointmentStep } from "./receive-appointment-step.ts";
import { receiveDetails } from "./receive-details.ts";
import { receivePerson } from "./receive-person.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-15T15:00:00Z");
const email = "jeanne@visiteur.example";
const steps = [
	["estimate-details", receiveDetails, { "dryer-ducts.exit": "roof" }, "details"],
	["estimate-appointment", receiveAppointmentStep, { postalCode: "H2T", comment: "Le chien est gentil" }, "visit"],
	["estimate-person", receivePerson, { name: "Jeanne", phone: "514" }, "person"],
] as const;

let forms: Awaited<ReturnType<typeof openForms>>;
let id = "";
beforeEach(async () => {
	forms = await openForms(now);
	({ id } = await startDraft(forms.services, "fr"));
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"] }));
});
afterEach(() => forms.close());

function send(action: (typeof steps)[number][1], fields: Record<string, string>) {
	const cookies = rememberDraft(id, origin).split(";")[0] ?? "";
	return forms.send(action, { cookies, fields: { key: issueFormKey(secret, now), intent: "link", ...fields } });
}
const draft = async () => (await readDraft(forms.store, id))?.data;
const parts = () => ({ ...forms.services, origin }) as unknown as MailWriterParts;
const mails = async () => (await forms.store.query("outbox")).documents.map(({ data }) => data.template);

describe.each(steps)("the link that %s asks for", (page, action, typed, step) => {
	it("is mailed once the step is saved, unfinished as it is", async () => {
		const { status, location } = await send(action, { ...typed, linkEmail: ` ${email} ` });
		expect([status, location]).toEqual([303, `${pathTo(page, "fr")}?link=${now.getTime()}#link-sent`]);
		expect(await draft()).toMatchObject({ [step]: typed, email });
		expect(await mails()).toEqual(["draft-link"]);
	});

	it("is not mailed to a mistyped address, which the page shows again", async () => {
		const answer = await send(action, { ...typed, linkEmail: "jeanne@visiteur" });
		expect(answer).toMatchObject({
			status: 422,
			data: { isLinkWrong: true, values: { ...typed, linkEmail: "jeanne@visiteur" } },
		});
		expect(await draft()).toMatchObject({ [step]: typed, email: null });
		expect(await mails()).toEqual([]);
	});

	it("is what Enter means once an address is typed", async () => {
		expect((await send(action, { ...typed, intent: "enter", linkEmail: email })).location).toContain("?link=");
		await send(action, { ...typed, intent: "enter", linkEmail: "" });
		expect(await mails()).toEqual(["draft-link"]);
	});

	it("is not mailed while another tab has newer answers", async () => {
		await changeDraft(forms.services, id, () => ({ [step]: { other: "tab" } }));
		expect((await send(action, { ...typed, base: "older", linkEmail: email })).status).toBe(409);
		expect(await mails()).toEqual([]);
	});

	it("is not mailed for an estimate that was sent", async () => {
		await changeDraft(forms.services, id, () => ({ followToken: "t".repeat(22) }));
		expect((await send(action, { ...typed, linkEmail: email })).location).toBe(pathTo(page, "fr"));
		expect(await mails()).toEqual([]);
	});
});

describe("a link that could not be sent at once", () => {
	const waiting = async () => {
		const [entry] = (await forms.store.query("outbox")).documents;
		return entry && writeDraftMail(entry.data, parts());
	};
	beforeEach(() => send(receiveDetails, { linkEmail: email }));

	it("goes to the address that was counted for it", async () => {
		expect(await waiting()).toMatchObject({ to: email });
		await send(receivePerson, { intent: "keep", name: "Jeanne", language: "fr", email: email.toUpperCase() });
		expect(await waiting()).toMatchObject({ to: email.toUpperCase() });
	});

	it("goes to no other address that is typed into the estimate later", async () => {
		await send(receivePerson, { intent: "keep", name: "Jeanne", language: "fr", email: "victime@exemple.example" });
		expect(await draft()).toMatchObject({ email: "victime@exemple.example" });
		expect(await waiting()).toBeNull();
	});

	it("is not sent, instead of failing, once the estimate has no address any more", async () => {
		await send(receivePerson, { intent: "keep", name: "Jeanne", language: "fr", email: "jeanne@" });
		expect(await waiting()).toBeNull();
	});
});
