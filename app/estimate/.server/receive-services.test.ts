import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin } from "./form-requests.testing.ts";
import { receiveServices } from "./receive-services.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const vents = "ventilation-ducts.vents";
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(new Date("2026-11-15T15:00:00Z"));
});
afterEach(() => forms.close());

/** Sends the first step over a draft, and returns the draft after it. */
async function choose(fields: Record<string, string>, before: Partial<Draft> = {}): Promise<Draft | undefined> {
	const { id } = await startDraft(forms.services, "fr");
	await changeDraft(forms.services, id, () => before);
	return chooseAgain(id, fields);
}

async function chooseAgain(id: string, fields: Record<string, string>): Promise<Draft | undefined> {
	const cookies = rememberDraft(id, origin).split(";")[0] ?? "";
	await forms.send(receiveServices, { cookies, fields: { service: "ventilation-ducts", ...fields } });
	return (await readDraft(forms.store, id))?.data;
}

describe("the first step", () => {
	it("stores an answer of a calculator over “I don’t know”, and leaves all others alone", async () => {
		const details = { [`${vents}.unknown`]: "on", "ventilation-ducts.home": "plex", "dryer-ducts.exit": "roof" };
		expect((await choose({ [vents]: "14" }, { details }))?.details).toEqual({
			"ventilation-ducts.home": "plex",
			"dryer-ducts.exit": "roof",
			[vents]: "14",
		});
	});

	it("takes the answer of a link once: a return to the page of that link changes no later answer", async () => {
		const { id } = await startDraft(forms.services, "fr");
		const change = (details: Draft["details"]) => changeDraft(forms.services, id, () => ({ details }));
		expect((await chooseAgain(id, { [vents]: "14" }))?.details).toEqual({ [vents]: "14" });
		await change({ [vents]: "22" });
		expect((await chooseAgain(id, { [vents]: "14" }))?.details).toEqual({ [vents]: "22" });
		await change({});
		expect((await chooseAgain(id, { [vents]: "14" }))?.details).toEqual({});
		expect((await chooseAgain(id, { [vents]: "18" }))?.details).toEqual({ [vents]: "18" });
	});

	it("takes the answer of a link again for a service that was left out meanwhile", async () => {
		const { id } = await startDraft(forms.services, "fr");
		await chooseAgain(id, { [vents]: "14" });
		await chooseAgain(id, { service: "dryer-ducts" });
		await changeDraft(forms.services, id, () => ({ details: {} }));
		expect((await chooseAgain(id, { [vents]: "14" }))?.details).toEqual({ [vents]: "14" });
	});

	it("takes no work that the owner hides, unless the draft has it already", async () => {
		const hidden = ["ventilation-ducts", "duct-cleaning"];
		const list = originals["service-list"].map((listed) => ({
			...listed,
			shown: hidden.includes(listed.name) ? ("hidden" as const) : ("shown" as const),
		}));
		Object.assign(forms.services, { content: createSiteContent({ ...originals, "service-list": list }) });
		expect((await choose({}))?.kinds).toEqual([]);
		expect((await choose({}, { kinds: ["ventilation-ducts"] }))?.kinds).toEqual(["ventilation-ducts"]);
	});

	it.each([
		["fills an empty field", "H2T", undefined, { brought: "H2T", stored: undefined }],
		["does not shorten the same code", "H2T", "h2t 2s9", { brought: "H2T", stored: "h2t 2s9" }],
		["replaces another code", "H1A", "H2T 2S9", { brought: "H1A", stored: "H1A" }],
		["is dropped when nobody can read it", "<script>", "H2T 2S9", { brought: undefined, stored: "H2T 2S9" }],
	])("a postal code that was checked before %s", async (_, postalCode, before, { brought, stored }) => {
		const draft = await choose({ postalCode }, { visit: before ? { postalCode: before, comment: "Chien" } : {} });
		expect([draft?.broughtPostalCode, draft?.visit.postalCode]).toEqual([brought, stored]);
		if (before) expect(draft?.visit.comment).toBe("Chien");
	});

	it("takes a postal code once: a return to the page with the code changes no later one", async () => {
		const { id } = await startDraft(forms.services, "fr");
		const type = (postalCode: string) => changeDraft(forms.services, id, () => ({ visit: { postalCode } }));
		const stored = async (postalCode: string) => (await chooseAgain(id, { postalCode }))?.visit.postalCode;
		await chooseAgain(id, { postalCode: "H2T" });
		await type("J4B 5E4");
		expect(await stored("H2T")).toBe("J4B 5E4");
		expect(await stored("H1A")).toBe("H1A");
		await type("J4B 5E4");
		expect(await stored("H1A")).toBe("J4B 5E4");
	});
});
