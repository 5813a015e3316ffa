import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import { action as autosave } from "../pages/resources/save.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receivePerson } from "./receive-person.ts";
import { receiveDetails, receiveServices } from "./receive-step.ts";
import { momentOf, priceChange } from "./seen-range.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-16T15:00:00Z");
const before = originals.prices.version;
const after = "2026-11-16.1";
const roof = { "dryer-ducts.exit": "roof" };
let forms: Awaited<ReturnType<typeof openForms>>;
let id: string;

beforeEach(async () => {
	forms = await openForms(now);
	id = (await startDraft(forms.services, "fr")).id;
	const visit = { postalCode: "H2T 2S9" };
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"], details: roof, visit }));
});
afterEach(() => forms.close());

function publish(ranges: Partial<Record<keyof typeof originals.prices.ranges, PriceRange>>): void {
	const prices = { ...originals.prices, version: after, ranges: { ...originals.prices.ranges, ...ranges } };
	Object.assign(forms.services, { content: createSiteContent({ ...originals, prices }) });
}

const dearer = () => publish({ dryer: { low: 129_00, high: 169_00 } });

function send(action: Parameters<typeof forms.send>[0], fields: Record<string, string>) {
	const cookies = rememberDraft(id, origin).split(";")[0] ?? "";
	const key = issueFormKey(secret, new Date(now.getTime() - 60_000));
	return forms.send(action, { cookies, fields: { key, ...fields } });
}

const draft = async () => (await readDraft(forms.store, id))?.data ?? expect.fail("The draft is gone.");
const change = async (locale: "fr" | "en" = "fr") => priceChange(await draft(), locale, momentOf(forms.services));

describe("prices that change while an estimate is unfinished", () => {
	it.each([
		["first step", () => send(receiveServices, { service: "dryer-ducts", prices: before })],
		["details", () => send(receiveDetails, { ...roof, prices: before })],
		["step that is saved while it is typed", () => send(autosave, { ...roof, step: "details", prices: before })],
	])("are told with the price range of the %s that was saved last", async (_, save) => {
		await save();
		expect(await change()).toBeNull();
		dearer();
		expect((await change())?.text).toContain("était de 139 à 179 $".replaceAll(" $", "\u00a0$"));
		expect((await change("en"))?.text).toContain("was $139 to $179");
	});

	it("are not told once the visitor went on from a page with the new ones", async () => {
		await send(receiveDetails, { ...roof, prices: before });
		dearer();
		await send(receiveDetails, { ...roof, prices: after });
		expect(await change()).toBeNull();
	});

	it("are not told when the price range stays the same, or there is none", async () => {
		await send(receiveDetails, { ...roof, prices: before });
		publish({ sofa: { low: 200_00, high: 300_00 } });
		expect(await change()).toBeNull();
		await send(receiveServices, { service: "post-disaster", prices: after });
		dearer();
		expect(await change()).toBeNull();
	});

	it("are told without the old price range when the answers changed at the same time", async () => {
		await send(receiveDetails, { ...roof, prices: before });
		dearer();
		await send(receiveDetails, { "dryer-ducts.exit": "wall", prices: before });
		const told = await change();
		expect(told?.text).toContain("nouveaux prix");
		expect(told?.text).not.toContain("était");
	});

	it("are not told of a draft of an earlier build, nor of a text that is no version", async () => {
		for (const prices of ["", "x".repeat(5_000), "<script>"]) {
			await send(receiveDetails, { ...roof, "dryer-ducts.length": "long", prices });
			expect((await draft()).seen).toBeUndefined();
		}
		dearer();
		expect(await change()).toBeNull();
	});
});

describe("sending an estimate", () => {
	const person = { name: "Ariane Démo", email: "ariane@exemple.example", language: "fr" };
	const leads = async () => (await forms.store.query("leads")).documents;

	beforeEach(() => send(receiveDetails, { ...roof, prices: before }));

	it("shows a new price range before it is sent, and sends it at the second press", async () => {
		dearer();
		const answer = await send(receivePerson, { ...person, prices: before });
		expect(answer).toMatchObject({ status: 409, data: { isOutdated: true, values: person } });
		expect(await leads()).toEqual([]);
		expect((await draft()).person).toMatchObject(person);
		expect((await change())?.text).toContain("139");
		expect((await send(receivePerson, { ...person, prices: after })).location).toMatch(/\?sent$/);
		expect((await leads())[0]?.data.estimate?.result).toMatchObject({ low: 169_00, high: 209_00 });
	});

	it("goes on when the price range is the same", async () => {
		publish({ sofa: { low: 200_00, high: 300_00 } });
		expect((await send(receivePerson, { ...person, prices: before })).location).toMatch(/\?sent$/);
	});

	it("finds the lead again that was sent before the prices changed and the connection was lost", async () => {
		await send(receivePerson, { ...person, prices: before });
		dearer();
		expect((await send(receivePerson, { ...person, prices: before })).location).toMatch(/\?sent$/);
		expect(await leads()).toHaveLength(1);
	});
});
