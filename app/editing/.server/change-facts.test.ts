import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { openPublishedContent, type PublishedContent } from "#app/.server/content/published-content.ts";
import type { DocumentId } from "#app/.server/content/reader.ts";
import { createLog } from "#app/.server/log.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { BookingRules } from "#app/model/appointments/booking-rules.ts";
import type { ContentEntry } from "#app/model/editing/content-entry.ts";
import type { FactPart } from "#app/model/editing/facts.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import type { Letter } from "#app/model/leads/letter.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { discardFacts, publishFacts, restoreFacts, saveFacts } from "./change-facts.ts";
import { untouched } from "./entry-state.ts";
import { factHistory } from "./fact-history.ts";
import { baseOf, hasDraft, readFactStates } from "./fact-states.ts";
import { appointmentsPart } from "./parts/appointments-part.ts";
import { brandPart } from "./parts/brand-part.ts";
import { areasPart, hoursPart, identityPart, type ServedArea } from "./parts/company-parts.ts";
import { letterPart } from "./parts/letter-parts.ts";
import { pricesPart } from "./parts/prices-part.ts";
import { promotionPart, promotionsPart } from "./parts/promotion-parts.ts";
import { servicesPart } from "./parts/services-part.ts";
import type { PublishingServices } from "./publish.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
let store: DocumentStore;
let content: PublishedContent;
let publishing: PublishingServices;
let now: Date;

beforeEach(async () => {
	now = new Date("2026-11-17T15:00:00Z");
	store = await newStore();
	content = await openPublishedContent({ store, log: createLog() });
	publishing = { store, content, clock: { now: () => now }, announce() {} };
});
afterEach(async () => {
	content.stop();
	await store.close();
});

/** Builds a change the way a form does: the base is a fingerprint of the current draft. */
async function changeOf<Value>(part: FactPart, change: (value: Value) => Value) {
	const found = await readFactStates(store);
	return { base: baseOf(part, found), value: change(part.read(found.draft) as Value) };
}
async function publish<Value>(part: FactPart, change: (value: Value) => Value, author = ariane) {
	now = new Date(now.getTime() + 1000);
	return publishFacts(publishing, part, await changeOf(part, change), author);
}
const isWaiting = async (part: FactPart) => hasDraft(part, await readFactStates(store));
const published = <Id extends DocumentId>(id: Id) => content.reader().read(id);

type Identity = { phone: string };
const phone = (digits: string) => (value: Identity) => ({ ...value, phone: digits });
type Hours = { hours: unknown; holidays: string[] };
const holiday = (day: string) => (value: Hours) => ({ ...value, holidays: [day] });
type Sections = { dryer: { ranges: { dryer: { low: number; high: number } } } };
const dryer = (low: number, high: number) => (value: Sections) => ({
	...value,
	dryer: { ...value.dryer, ranges: { ...value.dryer.ranges, dryer: { low, high } } },
});

describe("a part of the settings", () => {
	it("is saved as a draft, then published, without changing the other parts of its entry", async () => {
		expect(await saveFacts(publishing, hoursPart, await changeOf(hoursPart, holiday("2027-01-01")), jules)).toEqual({
			kind: "saved",
		});
		expect(await publish(identityPart, phone("4385550111"))).toMatchObject({ kind: "published" });
		expect(published("company").phone).toBe("4385550111");
		expect(published("company").holidays).toEqual(originals.company.holidays);
		expect([await isWaiting(identityPart), await isWaiting(hoursPart)]).toEqual([false, true]);
		await publish(hoursPart, (value) => value);
		expect(published("company")).toMatchObject({ phone: "4385550111", holidays: ["2027-01-01"] });
		expect((await readFactStates(store)).states.company.hasDraft).toBe(false);
	});

	it("is refused when it does not fit the schema, and nothing is saved", async () => {
		const wrong = await changeOf(identityPart, phone("12"));
		for (const outcome of [
			await saveFacts(publishing, identityPart, wrong, ariane),
			await publishFacts(publishing, identityPart, wrong, ariane),
		]) {
			expect(outcome).toMatchObject({ kind: "refused", problems: [{ id: "company", problem: { kind: "wrong" } }] });
			expect(JSON.stringify(outcome)).toContain("phone-wrong");
		}
		expect(await isWaiting(identityPart)).toBe(false);
	});

	it("is refused with an e-mail address that no mail can be sent to", async () => {
		for (const email of [`${"a".repeat(65)}@boreale.example`, `info@${"a".repeat(64)}.example`]) {
			const wrong = await changeOf(identityPart, (value: Identity) => ({ ...value, email }));
			for (const outcome of [
				await saveFacts(publishing, identityPart, wrong, ariane),
				await publishFacts(publishing, identityPart, wrong, ariane),
			]) {
				const problem = { kind: "wrong", refusals: [{ path: "email", code: "email-wrong" }] };
				expect(outcome, email).toMatchObject({ kind: "refused", problems: [{ id: "company", problem }] });
			}
		}
		const longest = `${"a".repeat(64)}@boreale.example`;
		expect(await publish(identityPart, (value: Identity) => ({ ...value, email: longest }))).toMatchObject({
			kind: "published",
		});
	});

	it("is published where an earlier version published an address that no mail can be sent to", async () => {
		const email = `${"a".repeat(65)}@boreale.example`;
		const earlier = { ...untouched("company"), published: { all: { ...originals.company, email } } };
		await store.commit([upsertWrite("content", "company", null, earlier as ContentEntry)]);
		await content.refresh("company");
		expect(await publish(hoursPart, holiday("2027-01-01"))).toMatchObject({ kind: "published" });
		expect(await publish(identityPart, (value: Identity) => ({ ...value, email: `a${email}` }))).toMatchObject({
			kind: "refused",
		});
	});

	it("is not overwritten when another member saved or published first", async () => {
		const mine = await changeOf(identityPart, phone("4385550111"));
		await publish(identityPart, phone("5145550177"), jules);
		expect(await publishFacts(publishing, identityPart, mine, ariane)).toEqual({ kind: "conflict" });
		const again = await changeOf(identityPart, phone("4385550111"));
		await saveFacts(publishing, identityPart, await changeOf(identityPart, phone("5145550178")), jules);
		expect(await saveFacts(publishing, identityPart, again, ariane)).toEqual({ kind: "conflict" });
		expect(published("company").phone).toBe("5145550177");
	});

	it("is not a conflict when another member saved the same value first", async () => {
		const mine = await changeOf(identityPart, phone("4385550111"));
		await saveFacts(publishing, identityPart, await changeOf(identityPart, phone("4385550111")), jules);
		expect(await saveFacts(publishing, identityPart, mine, ariane)).toEqual({ kind: "saved" });
		await publish(identityPart, (value) => value, jules);
		expect(await publishFacts(publishing, identityPart, mine, ariane)).toEqual({ kind: "same" });
		expect(published("company").phone).toBe("4385550111");
	});

	it("is not published again when it equals the published value", async () => {
		expect(await publish(identityPart, (value) => value)).toEqual({ kind: "same" });
		expect(await factHistory(store, identityPart)).toHaveLength(1);
	});

	it("returns to the published value when the draft is discarded", async () => {
		await saveFacts(publishing, identityPart, await changeOf(identityPart, phone("4385550111")), ariane);
		const { base } = await changeOf(identityPart, (value) => value);
		await saveFacts(publishing, identityPart, await changeOf(identityPart, phone("4385550122")), jules);
		expect(await discardFacts(publishing, identityPart, base, ariane)).toEqual({ kind: "conflict" });
		expect(await isWaiting(identityPart)).toBe(true);
		const seen = (await changeOf(identityPart, (value) => value)).base;
		expect(await discardFacts(publishing, identityPart, seen, ariane)).toEqual({ kind: "saved" });
		expect(await isWaiting(identityPart)).toBe(false);
		expect(await discardFacts(publishing, identityPart, base, jules)).toEqual({ kind: "saved" });
	});
});

describe("areas and their postal codes", () => {
	const sherbrooke: ServedArea = {
		// As the form of a new area sends it.
		id: "",
		name: { fr: "Sherbrooke", en: "Sherbrooke" },
		extent: { fr: "le centre", en: "the centre" },
		places: ["Centre-ville"],
		codes: { J1: "HJ" },
	};
	type Areas = { areas: ServedArea[] };

	it("are published together in one change event", async () => {
		const seen: number[][] = [];
		content.onChange(() => seen.push([published("company").areas.length, published("service-area").length]));
		expect(await publish(areasPart, ({ areas }: Areas) => ({ areas: [...areas, sherbrooke] }))).toMatchObject({
			kind: "published",
		});
		expect(seen).toEqual([[4, 4]]);
		expect(published("service-area")[3]).toEqual({ J1: "HJ" });
		await publish(areasPart, ({ areas }: Areas) => ({ areas: areas.toReversed() }));
		expect(published("company").areas.map(({ name }) => name.fr)).toEqual([
			"Sherbrooke",
			"Rive-Sud",
			"Laval",
			"Montréal",
		]);
		expect(published("service-area")[0]).toEqual({ J1: "HJ" });
	});

	it("get an id when they are added, and keep it when they are renamed", async () => {
		await publish(areasPart, ({ areas }: Areas) => ({
			areas: [...areas, sherbrooke, { ...sherbrooke, codes: { J1: "K" } }],
		}));
		const ids = ["montreal", "laval", "rive-sud", "sherbrooke", "sherbrooke-2"];
		expect(published("company").areas.map(({ id }) => id)).toEqual(ids);
		const rename = (area: ServedArea) => ({ ...area, name: { fr: `Grand ${area.name.fr}`, en: area.name.en } });
		await publish(areasPart, ({ areas }: Areas) => ({ areas: areas.map(rename) }));
		expect(published("company").areas.map(({ id }) => id)).toEqual(ids);
	});

	it("are refused together", async () => {
		const twice = { ...sherbrooke, codes: { H7: "A" } };
		const outcome = await publish(areasPart, ({ areas }: Areas) => ({ areas: [...areas, twice] }));
		expect(outcome).toMatchObject({ kind: "refused", problems: [{ id: "service-area" }] });
		expect(published("company").areas).toHaveLength(3);
	});

	it("wait as a draft with one more or one less beside drafts of the company's other settings", async () => {
		const more = ({ areas }: Areas) => ({ areas: [...areas, sherbrooke] });
		const fewer = ({ areas }: Areas) => ({ areas: areas.slice(0, 1) });
		for (const change of [more, fewer]) {
			expect(await saveFacts(publishing, areasPart, await changeOf(areasPart, change), jules)).toEqual({
				kind: "saved",
			});
			const christmas = await changeOf(hoursPart, holiday(change === more ? "2027-01-01" : "2026-12-25"));
			expect(await saveFacts(publishing, hoursPart, christmas, ariane)).toEqual({ kind: "saved" });
			const named = await changeOf(brandPart, (value: object) => ({ ...value, name: "Nordet" }));
			expect((await saveFacts(publishing, brandPart, named, ariane)).kind).toBe("saved");
		}
		expect(await publish(hoursPart, (value) => value)).toMatchObject({ kind: "published" });
		expect([await isWaiting(areasPart), await isWaiting(brandPart)]).toEqual([true, true]);
		expect(published("company").areas).toEqual(originals.company.areas);
		expect(await publish(areasPart, (value) => value)).toMatchObject({ kind: "published" });
	});

	it("are restored together", async () => {
		await publish(areasPart, ({ areas }: Areas) => ({ areas: areas.slice(0, 1) }));
		const [, original] = await factHistory(store, areasPart);
		await restoreFacts(publishing, areasPart, original?.value, jules);
		expect([published("company"), published("service-area")]).toEqual([originals.company, originals["service-area"]]);
	});
});

describe("prices", () => {
	it("get a new version at each publication, and the original version when they equal the original", async () => {
		await publish(pricesPart, dryer(110_00, 150_00));
		expect(published("prices")).toMatchObject({
			version: "2026-11-17.1",
			ranges: { dryer: { low: 110_00, high: 150_00 } },
		});
		await publish(pricesPart, dryer(120_00, 150_00));
		expect(published("prices").version).toBe("2026-11-17.2");
		await publish(pricesPart, dryer(99_00, 139_00));
		expect(published("prices")).toEqual(originals.prices);
		await publish(pricesPart, dryer(111_00, 150_00));
		expect(published("prices").version).toBe("2026-11-17.4");
		expect(await isWaiting(pricesPart)).toBe(false);
	});

	it("keep the range of a one-seat sofa above zero and in order", async () => {
		const refusal = async (seat: object, sofa = originals.prices.ranges.sofa) => {
			const outcome = await publish(pricesPart, ({ furniture, ...value }: { furniture: object }) => ({
				...value,
				furniture: { ...furniture, seat, ranges: { ...originals.prices.ranges, sofa } },
			}));
			return outcome.kind === "refused" ? outcome.problems.map(({ problem }) => problem) : outcome.kind;
		};
		const at = (path: string, value: string) => [
			{ kind: "wrong", part: "all", refusals: [{ path, code: "seat-price", value }] },
		];
		expect(await refusal({ low: 75_00, high: 95_00 })).toEqual(at("furniture.seat.low", "69"));
		expect(await refusal({ low: 35_00, high: 45_00 }, { low: 120_00, high: 125_00 })).toEqual(
			at("furniture.seat.high", "37"),
		);
		expect(await refusal({ low: 69_49, high: 89_49 })).toBe("published");
	});
});

describe("promotions", () => {
	const model = originals.promotions[0] as Promotion;
	const codes = () => published("promotions").map(({ code }) => code);

	it("are published one by one, although one list stores them", async () => {
		const first = { ...model, code: "HIVER-1" };
		await saveFacts(publishing, promotionPart(null), { value: first, base: await emptyBase() }, ariane);
		await publishFacts(
			publishing,
			promotionPart(null),
			{ value: { ...model, code: "HIVER-2" }, base: await emptyBase() },
			jules,
		);
		expect(codes()).toEqual(["DUO-AUTOMNE", "HIVER-2", "TAPIS-10", "GRAND-AIR"]);
		await publish(promotionPart("HIVER-1"), (value: Promotion) => value);
		expect(codes()).toContain("HIVER-1");
		await publish(promotionPart("HIVER-1"), (value: Promotion) => ({ ...value, code: "HIVER-3" }));
		expect(codes()).toEqual(["DUO-AUTOMNE", "HIVER-2", "HIVER-3", "TAPIS-10", "GRAND-AIR"]);
		expect((await readFactStates(store)).states.promotions.hasDraft).toBe(false);
	});

	it("cannot share a code", async () => {
		const outcome = await publishFacts(
			publishing,
			promotionPart(null),
			{ value: model, base: await emptyBase() },
			ariane,
		);
		expect(JSON.stringify(outcome)).toContain("repeated");
	});

	it("strike out no price above what the site asks for their services, unless they were published before", async () => {
		const proof = { evidence: "Factures 1201 à 1344, mai.", from: "2026-07-01", to: "2026-09-30" };
		const struck = async (code: string, services: Promotion["services"], cents: number) => {
			const value = { ...model, code, services, usualPrice: { ...proof, cents } };
			const outcome = await publishFacts(publishing, promotionPart(null), { value, base: await emptyBase() }, ariane);
			return outcome.kind === "refused" ? outcome.problems.map(({ problem }) => problem) : outcome.kind;
		};
		const { high } = advertisedPrice("dryer-ducts", published("prices")) ?? { high: 0 };
		expect(await struck("HIVER-1", ["dryer-ducts"], 400_00)).toMatchObject([
			{
				refusals: [
					{
						path: expect.stringMatching(/^\d+\.usualPrice\.cents$/),
						code: "usual-price-high",
						value: String(high / 100),
					},
				],
			},
		]);
		expect(await struck("HIVER-1", ["dryer-ducts"], high)).toBe("published");
		const most = high + (advertisedPrice("ventilation-ducts", published("prices"))?.high ?? 0);
		expect(await struck("HIVER-2", ["ventilation-ducts", "dryer-ducts"], most)).toBe("published");
		await publish(pricesPart, dryer(50_00, 60_00));
		await publish(promotionPart("TAPIS-10"), (value: Promotion) => ({ ...value, ends: "2026-12-24" }));
		expect(codes()).toContain("HIVER-1");
		expect(published("promotions").find(({ code }) => code === "TAPIS-10")?.ends).toBe("2026-12-24");
	});

	it("cannot be published with the code of one that waits as a draft: neither could be saved afterwards", async () => {
		const draft = { value: { ...model, code: "HIVER-1" }, base: await emptyBase() };
		await saveFacts(publishing, promotionPart(null), draft, ariane);
		const other = { value: { ...model, code: "HIVER-1", ends: "2026-12-24" }, base: await emptyBase() };
		expect(JSON.stringify(await publishFacts(publishing, promotionPart(null), other, jules))).toContain("repeated");
		expect(codes()).not.toContain("HIVER-1");
		const later = await changeOf(promotionPart("TAPIS-10"), (value: Promotion) => ({ ...value, ends: "2026-12-24" }));
		expect(await saveFacts(publishing, promotionPart("TAPIS-10"), later, jules)).toEqual({ kind: "saved" });
	});

	it("can be saved beside the draft of another one whose struck-out price is above prices that went down since", async () => {
		const { high: cents } = advertisedPrice("dryer-ducts", published("prices")) ?? { high: 0 };
		const usualPrice = { evidence: "Factures 1201 à 1344, mai.", from: "2026-07-01", to: "2026-09-30", cents };
		const value = { ...model, code: "HIVER-1", services: ["dryer-ducts"] as const, usualPrice };
		await saveFacts(publishing, promotionPart(null), { value, base: await emptyBase() }, ariane);
		await publish(pricesPart, dryer(50_00, 60_00));
		const later = await changeOf(promotionPart("TAPIS-10"), (value: Promotion) => ({ ...value, ends: "2026-12-24" }));
		expect(await saveFacts(publishing, promotionPart("TAPIS-10"), later, jules)).toEqual({ kind: "saved" });
		expect(JSON.stringify(await publish(promotionPart("HIVER-1"), (value) => value))).toContain("usual-price-high");
	});

	async function emptyBase() {
		return baseOf(promotionPart(null), await readFactStates(store));
	}
});

describe("letters", () => {
	const model = originals.letters[0] as Letter;
	const ids = () => published("letters").map(({ id }) => id);

	it("keep their id and place when they are renamed", async () => {
		const before = ids();
		await publish(letterPart("photos"), (value: Letter) => ({
			...value,
			id: "other",
			fr: { ...value.fr, name: "Photos" },
		}));
		expect(ids()).toEqual(before);
		expect(published("letters").find(({ id }) => id === "photos")?.fr.name).toBe("Photos");
	});

	it("are added once, although their form is sent twice", async () => {
		const part = letterPart("new-one");
		const change = { value: { ...model, id: "new-one" }, base: baseOf(part, await readFactStates(store)) };
		expect(await publishFacts(publishing, part, change, ariane)).toMatchObject({ kind: "published" });
		expect(await publishFacts(publishing, part, change, ariane)).toEqual({ kind: "same" });
		expect(ids().filter((id) => id === "new-one")).toHaveLength(1);
	});

	it("of another member are not overwritten", async () => {
		const part = letterPart("first");
		const base = baseOf(part, await readFactStates(store));
		await publish(part, (value: Letter) => ({ ...value, use: "retired" as const }), jules);
		expect(await publishFacts(publishing, part, { value: model, base }, ariane)).toEqual({ kind: "conflict" });
	});
});

describe("settings history", () => {
	it("lists the publications that changed a part, newest first, and restores one without touching a draft", async () => {
		await publish(identityPart, phone("4385550111"), jules);
		await publish(hoursPart, holiday("2027-01-01"));
		await publish(identityPart, phone("4385550112"));
		const versions = await factHistory(store, identityPart);
		expect(versions.map(({ by, value }) => [by?.name, (value as Identity).phone])).toEqual([
			["Ariane", "4385550112"],
			["Jules", "4385550111"],
			[undefined, originals.company.phone],
		]);
		expect(versions[0]?.before).toEqual(versions[1]?.value);
		await saveFacts(publishing, identityPart, await changeOf(identityPart, phone("4385550199")), ariane);
		expect(await restoreFacts(publishing, identityPart, versions[1]?.value, jules)).toMatchObject({
			kind: "published",
		});
		expect(published("company")).toMatchObject({ phone: "4385550111", holidays: ["2027-01-01"] });
		expect((await readFactStates(store)).draft.company.phone).toBe("4385550199");
		expect((await factHistory(store, identityPart))[0]?.value).toMatchObject({ phone: "4385550111" });
	});

	it("restores promotions without removing one that has started since", async () => {
		const winter = { ...originals.promotions[0], code: "HIVER-20", starts: "2026-11-17", ends: "2026-12-31" };
		const coming = { ...winter, code: "PRINTEMPS-20", starts: "2027-04-01", ends: "2027-04-30" };
		for (const promotion of [winter, coming]) await publish(promotionPart(null), () => promotion);
		await publish(promotionPart("TAPIS-10"), (value: Promotion) => ({ ...value, ends: "2026-12-24" }));
		const original = (await factHistory(store, promotionsPart)).at(-1);
		expect((await restoreFacts(publishing, promotionsPart, original?.value, jules)).kind).toBe("published");
		const codes = originals.promotions.map(({ code }) => code);
		expect(
			published("promotions")
				.map(({ code }) => code)
				.toSorted(),
		).toEqual([...codes, "HIVER-20"].toSorted());
		expect(published("promotions").find(({ code }) => code === "TAPIS-10")?.ends).toBe(
			originals.promotions.find(({ code }) => code === "TAPIS-10")?.ends,
		);
		expect(await isWaiting(promotionsPart)).toBe(false);
		expect((await restoreFacts(publishing, promotionsPart, original?.value, jules)).kind).toBe("same");
	});

	it("identifies promotions by their code", async () => {
		await publish(promotionPart("TAPIS-10"), (value: Promotion) => ({ ...value, ends: "2026-12-24" }));
		const [newest] = await factHistory(store, promotionsPart);
		expect(newest?.value).toMatchObject({ "TAPIS-10": { ends: "2026-12-24" } });
	});
});

describe("the settings for appointments", () => {
	type Typed = { travel: { usual: number; areas: Record<string, number> }; modes: Record<string, string> };
	const travel = (areas: Record<string, number>) => (value: Typed) => ({ ...value, travel: { usual: 25, areas } });

	it("are the originals until they are published, with a travel time only where one was typed", async () => {
		expect(published("appointments")).toEqual(originals.appointments);
		const [area] = originals.company.areas;
		expect((await publish(appointmentsPart, travel({ [area?.id ?? ""]: 45 }))).kind).toBe("published");
		expect(published("appointments").travel).toEqual({ usual: 25, areas: [{ area: area?.id, minutes: 45 }] });
		expect(published("appointments").windows).toEqual(originals.appointments.windows);
		expect((await factHistory(store, appointmentsPart)).map(({ by }) => by?.name)).toEqual(["Ariane", undefined]);
	});

	it("show the usual mode of each service, and store only the other ones", async () => {
		const value = appointmentsPart.read((await readFactStates(store)).draft) as { modes: Record<string, string> };
		expect(Object.keys(value.modes)).toEqual([...serviceNames]);
		expect(value.modes).toMatchObject({ "dryer-ducts": "on-request", "post-disaster": "by-phone" });
		expect((await publish(appointmentsPart, (typed: Typed) => typed)).kind).toBe("same");
		const instant = ({ modes, ...rest }: Typed) => ({ ...rest, modes: { ...modes, "dryer-ducts": "instant" } });
		expect((await publish(appointmentsPart, instant)).kind).toBe("published");
		expect(published("appointments").modes).toEqual({ "dryer-ducts": "instant", "post-disaster": "by-phone" });
	});

	it("of an earlier build have neither modes nor the limit of a day: they are complete in the form and its history", async () => {
		const { modes: _, instantPerDay: __, ...earlier } = originals.appointments;
		const asBefore: FactPart = {
			...appointmentsPart,
			read: ({ appointments }) => appointments,
			write: (facts, value) => ({ ...facts, appointments: value as BookingRules }),
		};
		expect((await publish(asBefore, () => ({ ...earlier, noticeHours: 12 }))).kind).toBe("published");
		expect(published("appointments")).not.toHaveProperty("modes");
		expect(appointmentsPart.read((await readFactStates(store)).draft)).toMatchObject({
			noticeHours: 12,
			instantPerDay: 10,
			modes: { "post-disaster": "on-request" },
		});
		expect((await publish(appointmentsPart, (typed: Typed) => typed)).kind).toBe("same");
		expect((await publish(appointmentsPart, (typed: Typed) => ({ ...typed, instantPerDay: 4 }))).kind).toBe(
			"published",
		);
		expect(published("appointments")).toMatchObject({ noticeHours: 12, instantPerDay: 4, modes: {} });
		const [newest, before] = await factHistory(store, appointmentsPart);
		expect(newest?.before).toEqual(before?.value);
		expect((await restoreFacts(publishing, appointmentsPart, before?.value, ariane)).kind).toBe("published");
		expect(published("appointments").instantPerDay).toBe(10);
	});

	it.each([
		[{ modes: { "dryer-ducts": "sometimes" } }, "modes.dryer-ducts"],
		[{ instantPerDay: 0 }, "instantPerDay"],
		[{ instantPerDay: "" }, "instantPerDay"],
	])("reject %j at its field", async (wrong, path) => {
		const outcome = await publish(appointmentsPart, (typed: Typed) => ({ ...typed, ...wrong }));
		expect(outcome).toMatchObject({ kind: "refused", problems: [{ problem: { refusals: [{ path }] } }] });
	});

	it("reject an area that does not exist, at its place", async () => {
		const outcome = await publish(appointmentsPart, travel({ atlantis: 45 }));
		expect(outcome).toMatchObject({
			kind: "refused",
			problems: [{ problem: { refusals: [{ path: "travel.areas.0.area", code: "choice" }] } }],
		});
		expect(published("appointments")).toEqual(originals.appointments);
	});
});

describe("uploads", () => {
	const ghost = "upload:00000000-0000-4000-8000-000000000000" as const;

	it.each([
		["brand", brandPart, (value: object) => ({ ...value, mark: ghost }), "mark"],
		[
			"service-list",
			servicesPart,
			({ services }: { services: readonly object[] }) => ({
				services: services.with(0, {
					...services[0],
					picture: ghost,
					alt: { fr: "Un tapis roulé.", en: "A rolled rug." },
				}),
			}),
			"0.picture",
		],
	] as const)(
		"that are not in the store are refused in %s, as draft and as publication",
		async (_, part, change, path) => {
			const asked = await changeOf(part, change as (value: unknown) => unknown);
			for (const outcome of [
				await saveFacts(publishing, part, asked, ariane),
				await publishFacts(publishing, part, asked, ariane),
			]) {
				const problem = { kind: "wrong", refusals: [{ path, code: "upload-gone" }] };
				expect(outcome).toMatchObject({ kind: "refused", problems: [{ problem }] });
			}
		},
	);

	it("in the store are published", async () => {
		const data = { createdAt: now.toISOString(), by: ariane, master: new Uint8Array([1]) };
		await store.commit([{ kind: "create", collection: "pictures", id: ghost.slice("upload:".length), data }]);
		expect(await publish(brandPart, (value: object) => ({ ...value, mark: ghost }))).toMatchObject({
			kind: "published",
		});
		expect(published("brand").mark).toBe(ghost);
	});
});
