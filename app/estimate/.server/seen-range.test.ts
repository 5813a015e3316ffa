import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import { action as autosave } from "../pages/resources/save.ts";
import { changeDraft, readDraft, startDraft } from "./drafts.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveDetails } from "./receive-details.ts";
import { receivePerson } from "./receive-person.ts";
import { receiveServices } from "./receive-services.ts";
import { momentOf, priceChange, pricesToken } from "./seen-range.ts";
import { rememberDraft } from "./visitor-cookies.ts";

const now = new Date("2026-11-16T15:00:00Z");
const version = "2026-11-16.1";
const roof = { "dryer-ducts.exit": "roof" };
let forms: Awaited<ReturnType<typeof openForms>>;
let id: string;
/** Of the page that the visitor has in front of them. */
let before: string;

beforeEach(async () => {
	forms = await openForms(now);
	before = shown();
	id = (await startDraft(forms.services, "fr")).id;
	const visit = { postalCode: "H2T 2S9" };
	await changeDraft(forms.services, id, () => ({ kinds: ["dryer-ducts"], details: roof, visit }));
});
afterEach(() => forms.close());

/** What the hidden field of a page says that is loaded now. */
function shown(): string {
	return pricesToken(momentOf(forms.services));
}

function publish(ranges: Partial<Record<keyof typeof originals.prices.ranges, PriceRange>>): void {
	const prices = { ...originals.prices, version, ranges: { ...originals.prices.ranges, ...ranges } };
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
		await send(receiveDetails, { ...roof, prices: shown() });
		expect(await change()).toBeNull();
	});

	it("are not told when the price range stays the same, or there is none", async () => {
		await send(receiveDetails, { ...roof, prices: before });
		publish({ sofa: { low: 200_00, high: 300_00 } });
		expect(await change()).toBeNull();
		await send(receiveServices, { service: "post-disaster", prices: shown() });
		dearer();
		expect(await change()).toBeNull();
	});

	it("are told of answers that changed at the same time only when their price range did", async () => {
		await send(receiveDetails, { ...roof, prices: before });
		publish({ sofa: { low: 200_00, high: 300_00 } });
		await send(receiveDetails, { "dryer-ducts.exit": "wall", prices: before, range: "9900-13900" });
		expect(await change()).toBeNull();
		dearer();
		expect((await change())?.text).toContain("était de 99 à 139");
	});

	it("are told without the old price range when the answers changed at the same time", async () => {
		await send(receiveDetails, { ...roof, prices: before });
		dearer();
		await send(receiveDetails, { "dryer-ducts.exit": "wall", prices: before });
		const told = await change();
		expect(told?.text).toContain("nos prix et nos promotions d’aujourd’hui");
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
		expect((await send(receivePerson, { ...person, prices: shown() })).location).toMatch(/\?sent$/);
		expect((await leads())[0]?.data.estimate?.result).toMatchObject({ low: 169_00, high: 209_00 });
	});

	it("goes on when the price range is the same", async () => {
		publish({ sofa: { low: 200_00, high: 300_00 } });
		expect((await send(receivePerson, { ...person, prices: before })).location).toMatch(/\?sent$/);
	});

	describe("with a promotion", () => {
		const [shipped = expect.fail("There is no promotion.")] = originals.promotions;
		const offer = { ...shipped, code: "SECHEUSE", services: ["dryer-ducts"], ends: "2026-11-16" } as const;
		const twenty = { ...offer, amount: { kind: "fixed", cents: 20_00 } } as const;
		const ten = { ...offer, amount: { kind: "fixed", cents: 10_00 } } as const;
		const offers = (...promotions: Promotion[]) =>
			Object.assign(forms.services, { content: createSiteContent({ ...originals, promotions }) });
		const typed = { ...person, code: "SECHEUSE" };

		beforeEach(async () => {
			offers(twenty);
			before = shown();
			await send(receiveDetails, { ...roof, code: "SECHEUSE", prices: before });
		});

		it("shows the price range without it first when it ended at midnight", async () => {
			forms.pass(14 * 60 * 60 * 1000 + 30_000);
			expect(await send(receivePerson, { ...typed, prices: before })).toMatchObject({ status: 409 });
			expect(await leads()).toEqual([]);
			expect((await change())?.text).toContain("était de 119 à 159");
			expect((await send(receivePerson, { ...typed, prices: shown() })).location).toMatch(/\?sent$/);
			expect((await leads())[0]?.data.estimate?.result).toMatchObject({ low: 139_00, high: 179_00 });
		});

		it("shows the price range with a smaller discount first", async () => {
			offers(ten);
			expect(await send(receivePerson, { ...typed, prices: before })).toMatchObject({ status: 409 });
			expect((await change())?.text).toContain("était de 119 à 159");
			expect(await leads()).toEqual([]);
		});

		it("goes on when only another promotion or other words changed", async () => {
			offers({ ...twenty, words: { ...twenty.words, fr: twenty.words.en } }, { ...shipped, amount: ten.amount });
			expect((await send(receivePerson, { ...typed, prices: before })).location).toMatch(/\?sent$/);
		});
	});

	it("finds the lead again that was sent before the prices changed and the connection was lost", async () => {
		await send(receivePerson, { ...person, prices: before });
		dearer();
		expect((await send(receivePerson, { ...person, prices: before })).location).toMatch(/\?sent$/);
		expect(await leads()).toHaveLength(1);
	});
});
