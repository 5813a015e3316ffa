import type { ActionFunctionArgs } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { pagePayload } from "#app/.server/pages/page-loader.ts";
import { pageLoaders } from "#app/assembly/page-loaders.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { locales } from "#app/locale/locales.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { unsentForm } from "#content/messages/unsent-form.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { changeDraft, startDraft } from "./drafts.ts";
import { openForms, origin } from "./form-requests.testing.ts";
import { receiveAppointmentStep } from "./receive-appointment-step.ts";
import { receiveDetails } from "./receive-details.ts";
import { receiveFollow } from "./receive-follow.ts";
import { receivePerson } from "./receive-person.ts";
import { receiveServices } from "./receive-services.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-16T15:00:00Z");
const token = "t".repeat(22);
const outage = () => Promise.reject(new StoreUnavailableError("Firestore does not answer"));
let forms: Awaited<ReturnType<typeof openForms>>;
let cookies: string;

beforeEach(async () => {
	forms = await openForms(now);
	const { id } = await startDraft(forms.services, "fr");
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"] }));
	await forms.store.commit([create("leads", "lead", { ...contactLead, followToken: token })]);
	cookies = rememberDraft(id, origin).split(";")[0] ?? "";
});
afterEach(() => forms.close());

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

describe("a form that is sent while the store can be neither read nor written", () => {
	const actions: Record<string, Action> = {
		services: receiveServices,
		details: receiveDetails,
		appointment: receiveAppointmentStep,
		person: receivePerson,
		follow: receiveFollow,
	};
	const fields = { intent: "continue", message: "Deux chats,\r\nun escalier." };
	const asUpload = () => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		return form;
	};

	it.each(Object.entries(actions))("is answered with 503 and with what was typed: %s", async (_, action) => {
		Object.assign(forms.store, { get: outage, query: outage, commit: outage });
		for (const sent of [fields, asUpload()]) {
			const { status, data } = await forms.send(action, { fields: sent, cookies, params: { token } });
			expect(status).toBe(503);
			expect(data).toMatchObject({
				failure: "unavailable",
				values: { message: expect.stringContaining("Deux chats") },
			});
		}
	});
});

describe("the page of a form that was not stored, while its loader fails too", () => {
	const load = async (isForm: boolean, locale: (typeof locales)[number]) => {
		const { services, path, settings, visitor, build } = testPageRequest();
		const log = { info: () => {}, error: () => {} };
		const requestContext = { id: "run-1", log, locale, origin, build, settings, visitor, mayCount: false, isForm };
		const loaders = { ...pageLoaders, "estimate-details": outage };
		const match = { name: "estimate-details", locale, params: {}, canonical: true } as const;
		const parts = { requestContext, services: { ...services, content: originalContent, clock: forms.services.clock } };
		const { json, status } = await pagePayload(match, path, { ...parts, loaders } as unknown as Parameters<
			typeof pagePayload
		>[2]);
		return { status, advice: JSON.parse(json).error.advice };
	};

	it.each(locales)("says how to send it again in %s", async (locale) => {
		expect(await load(true, locale)).toEqual({ status: 500, advice: unsentForm[locale] });
		expect(await load(false, locale)).toEqual({ status: 500, advice: undefined });
	});
});
