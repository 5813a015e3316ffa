import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { EstimateContent, ResumeContent } from "#app/model/estimate/step-content.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { loader as openLink } from "../pages/resources/resume.ts";
import { action as saveStep } from "../pages/resources/save.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin } from "./form-requests.testing.ts";
import { receiveServices } from "./receive-services.ts";
import { receiveResume } from "./resume-draft.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-15T12:00:00Z");
let forms: Awaited<ReturnType<typeof openForms>>;
beforeEach(async () => {
	forms = await openForms(now);
});
afterEach(() => forms.close());

async function draftOf(change: Partial<Draft> = {}): Promise<string> {
	const { id } = await startDraft(forms.services, "fr");
	await changeDraft(forms.services, id, () => ({
		kinds: ["dryer-ducts"],
		details: { "dryer-ducts.exit": "roof" },
		...change,
	}));
	return id;
}

const cookieOf = (id: string) => rememberDraft(id, origin).split(";")[0] ?? "";
const idIn = (cookie = "") => JSON.parse(decodeURIComponent(cookie.split(";")[0]?.split("=")[1] ?? "null"));

function open(id: string, cookies?: string, locale: Locale = "fr") {
	return loadPage(
		testPageRequest({
			name: "estimate-resume",
			locale,
			params: { id },
			services: forms.services,
			visitor: { query: new URLSearchParams(), cookies },
		}),
	);
}

const resume = (id: string, cookies = "", locale: Locale = "fr") =>
	forms.send(receiveResume, { params: { id }, cookies, locale });
const type = (cookies: string) => forms.send(saveStep, { cookies, fields: { step: "person", name: "Ce que je tape" } });

describe("a link to another person's draft", () => {
	it("changes nothing when it is opened, however often: no cookie, no move", async () => {
		const [planted, own] = [await draftOf(), await draftOf()];
		for (const cookies of [undefined, cookieOf(own)]) {
			for (let times = 0; times < 3; times++) expect((await open(planted, cookies)).status).toBe(200);
		}
		expect(await readDraft(forms.store, planted)).not.toBeNull();
	});

	it("shows its sender nothing that the visitor types after resuming", async () => {
		const planted = await draftOf();
		const { cookies, status } = await resume(planted);
		expect(status).toBe(303);
		await type(cookies[0]?.split(";")[0] ?? "");
		expect((await readDraft(forms.store, idIn(cookies[0])))?.data.person).toEqual({ name: "Ce que je tape" });
		expect(await readDraft(forms.store, planted)).toBeNull();
		expect(JSON.stringify(await forms.store.get("drafts", planted))).not.toContain("Ce que je tape");
	});

	it.each(locales)("warns, in %s, that it would replace the visitor's own draft", async (locale) => {
		const [planted, own] = [await draftOf(), await draftOf({ visit: { postalCode: "H2T 2S9" } })];
		const content = (await open(planted, cookieOf(own), locale)).payload.content as ResumeContent;
		expect(content.keepPath).toBe(pathTo("estimate-person", locale));
		expect(((await open(planted, undefined, locale)).payload.content as ResumeContent).keepPath).toBeNull();
	});

	it("cannot be resumed by a form of another site", async () => {
		const planted = await draftOf();
		const { status } = await forms.send(receiveResume, {
			params: { id: planted },
			headers: { "Sec-Fetch-Site": "cross-site" },
		});
		expect(status).toBe(403);
		expect(await readDraft(forms.store, planted)).not.toBeNull();
	});

	it("planted as a cookie by a sibling host, loses the draft at the first write", async () => {
		const planted = await draftOf();
		const { cookies } = await type(`estimate=${encodeURIComponent(JSON.stringify(planted))}`);
		expect(cookies).toEqual([
			expect.stringMatching(/^__Host-estimate=.*; Secure$/),
			expect.stringMatching(/^estimate=; Max-Age=0;/),
		]);
		expect(idIn(cookies[0])).not.toBe(planted);
		expect((await readDraft(forms.store, idIn(cookies[0])))?.data.person).toEqual({ name: "Ce que je tape" });
		expect(await readDraft(forms.store, planted)).toBeNull();
	});
});

describe("the visitor's own link", () => {
	it("continues at the step where the draft was left, and works once", async () => {
		const id = await draftOf();
		const { location, cookies } = await resume(id);
		expect(location).toBe(pathTo("estimate-appointment", "fr"));
		const again = cookies[0]?.split(";")[0] ?? "";
		// Opening or sending it again in the same browser is not an error.
		expect((await open(id, again)).redirect).toBe(pathTo("estimate-appointment", "fr"));
		expect((await resume(id, again)).location).toBe(pathTo("estimate-appointment", "fr"));
		expect((await open(id)).redirect).toBe(`${pathTo("estimate", "fr")}?draft=moved`);
		expect((await resume(id)).location).toBe(`${pathTo("estimate", "fr")}?draft=moved`);
	});

	it("redirects without a question in the browser that has the draft, and stays valid for another browser", async () => {
		const id = await draftOf();
		expect((await open(id, cookieOf(id))).redirect).toBe(pathTo("estimate-appointment", "fr"));
		expect((await open(id)).status).toBe(200);
	});

	it("is in the draft's language each time it is opened, whatever the browser's is", async () => {
		const id = await draftOf({ locale: "en" });
		const mailed = (cookies = "") => forms.send(openLink, { params: { id }, cookies, acceptLanguage: "fr" });
		expect((await mailed()).location).toBe(pathTo("estimate-resume", "en", { id }));
		const { cookies } = await resume(id, "", "en");
		expect((await mailed(cookies[0]?.split(";")[0])).location).toBe(pathTo("estimate-resume", "en", { id }));
	});

	it.each([
		{ acceptLanguage: "en-CA,en;q=0.9,fr;q=0.5", locale: "en" },
		{ acceptLanguage: "fr-CA", locale: "fr" },
		{ acceptLanguage: "fr-CA", cookies: "locale=%22en%22", locale: "en" },
	] as const)(
		"of a draft that is gone or elsewhere is in the visitor's language: %o",
		async ({ locale, ...visitor }) => {
			const id = await draftOf();
			await resume(id);
			for (const each of [id, "x".repeat(22)]) {
				const { location } = await forms.send(openLink, { params: { id: each }, ...visitor });
				expect(location).toBe(pathTo("estimate-resume", locale, { id: each }));
			}
			const cut = await forms.send(openLink, { params: { id: "x" }, ...visitor });
			expect(cut.location).toBe(`${pathTo("estimate", locale)}?draft=gone`);
		},
	);

	it("of a sent draft redirects to the lead's page, without a cookie", async () => {
		const token = "t".repeat(22);
		const id = await draftOf({ followToken: token });
		expect(await resume(id)).toMatchObject({ location: pathTo("estimate-follow", "fr", { token }), cookies: [] });
	});

	it.each(locales)("leads the first browser to a notice, in %s, that the draft was moved", async (locale) => {
		const id = await draftOf();
		await resume(id);
		const { redirect } = await loadPage(
			testPageRequest({
				name: "estimate-details",
				locale,
				services: forms.services,
				visitor: { query: new URLSearchParams(), cookies: cookieOf(id) },
			}),
		);
		expect(redirect).toBe(`${pathTo("estimate", locale)}?draft=moved`);
		const { payload } = await loadPage(
			testPageRequest({
				name: "estimate",
				locale,
				services: forms.services,
				visitor: { query: new URLSearchParams("draft=moved"), cookies: undefined },
			}),
		);
		expect((payload.content as EstimateContent).lost?.title).toBeTruthy();
	});

	it("lets the browser whose draft was moved start a new one", async () => {
		const id = await draftOf();
		await resume(id);
		const { cookies, status } = await forms.send(receiveServices, {
			cookies: cookieOf(id),
			fields: { service: "dryer-ducts" },
		});
		expect(status).toBe(303);
		expect(idIn(cookies[0])).not.toBe(id);
	});
});
