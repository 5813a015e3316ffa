import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { broughtBy } from "#app/estimate/.server/brought-by.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import { sum } from "#app/model/estimate/engine/range.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { serviceOffers } from "../../.server/service-offers.ts";
import { addOnStatus } from "./add-on-status.ts";
import { priceWith } from "./price-with.ts";

const offersOf = (service: ServiceName, now: string) =>
	serviceOffers(service, { locale: "fr", reader: originalContent.reader(), now: new Date(now) } as LoadContext);
const autumn = "2026-11-15T17:00:00Z";

describe("the price card of ventilation ducts while two promotions run", () => {
	const offers = offersOf("duct-cleaning", autumn);
	if (!offers) throw new Error("No offers");
	const card = (...added: string[]) => {
		const price = { low: 349_00, high: 469_00 };
		const own = [{ ...offers.lines[0], range: price } as (typeof offers.lines)[number]];
		const { range, applied } = priceWith(own, price, offers, added);
		const look = (index: number) => {
			const addOn = offers.addOns[index];
			return addOn ? (addOnStatus(addOn, offers, own, added, "fr")?.look ?? null) : undefined;
		};
		return {
			range: [range.low / 100, range.high / 100],
			code: applied?.promotion.code,
			dryer: look(0),
			exchanger: look(1),
		};
	};

	it("adds the dryer duct with a wall exit, and says so", () => {
		expect(offers.addOns.map(({ kind, price }) => [kind, price])).toEqual([
			["dryer-ducts", "+ 99 à 139\u00a0$"],
			["air-exchanger-ducts", "+ 109 à 159\u00a0$"],
		]);
		expect(offers.addOns[0]?.note).toBe("Sortie au mur. Au toit\u00a0: 40\u00a0$ de plus.");
		expect(offers.assumed).toContainEqual(["exit", "wall"]);
	});

	it.each([
		[[], { range: [349, 469], code: undefined, dryer: "best", exchanger: "other" }],
		[["dryer-ducts"], { range: [408, 568], code: "DUO-AUTOMNE", dryer: "applied", exchanger: null }],
		[["air-exchanger-ducts"], { range: [433, 603], code: "GRAND-AIR", dryer: "best", exchanger: "applied" }],
		[
			["dryer-ducts", "air-exchanger-ducts"],
			{ range: [517, 727], code: "DUO-AUTOMNE", dryer: "applied", exchanger: "refused" },
		],
	])("with %j added, has the price and the states of the mock-up", (added, expected) => {
		expect(card(...added)).toEqual(expected);
	});

	it("is never below the minimum for a visit, after the discount too", () => {
		const [line] = offers.lines;
		const own = line ? [{ ...line, range: { low: 10_00, high: 20_00 } }] : [];
		const dear = { ...offers, minimum: 150_00 };
		expect(priceWith(own, { low: 150_00, high: 150_00 }, dear, ["dryer-ducts"]).range).toEqual({
			low: 150_00,
			high: 150_00,
		});
		expect(priceWith(own, { low: 150_00, high: 150_00 }, dear, []).range.low).toBe(150_00);
		expect(offers.minimum).toBe(99_00);
	});

	it("ignores services in the URL that it does not offer", () => {
		expect(card("oriental-rugs", "<script>").range).toEqual([349, 469]);
	});
});

it.each(["house-cleaning", "condo-building", "post-disaster"] as const)(
	"%s has no promotion, so no offers",
	(service) => {
		expect(offersOf(service, autumn)).toBeNull();
	},
);

it("offers end with their promotions", () => {
	expect(offersOf("ventilation-ducts", "2026-12-01T17:00:00Z")?.addOns.map(({ kind }) => kind)).toEqual([
		"air-exchanger-ducts",
	]);
	expect(offersOf("duct-cleaning", "2027-03-01T17:00:00Z")).toBeNull();
});

it.each([autumn, "2026-12-01T17:00:00Z"])(
	"the page of all ducts offers all three networks, of which the prices add up to its tile's, on %s",
	(now) => {
		const offers = offersOf("duct-cleaning", now);
		expect(offers?.addOns.map(({ kind }) => kind)).toEqual(["dryer-ducts", "air-exchanger-ducts"]);
		const all = [...(offers?.lines ?? []), ...(offers?.addOns.flatMap(({ lines }) => lines) ?? [])];
		expect(sum(all.flatMap(({ range }) => range ?? []))).toEqual(
			advertisedPrice("duct-cleaning", originalContent.reader().read("prices")),
		);
	},
);

it("a promotion for one service alone is offered without another service", () => {
	expect(offersOf("oriental-rugs", autumn)).toMatchObject({ alone: ["TAPIS-10"], addOns: [], isWhole: false });
});

describe("a promotion for one service alone, beside others that join it", () => {
	const vent: Promotion = {
		...(originals.promotions[0] as Promotion),
		code: "VENT-15",
		services: ["ventilation-ducts"],
	};
	const amount = { kind: "fixed", cents: 15_00 } as const;
	const content = createSiteContent({ ...originals, promotions: [...originals.promotions, { ...vent, amount }] });
	const context = { locale: "fr", reader: content.reader(), now: new Date(autumn) } as LoadContext;
	const offers = serviceOffers("ventilation-ducts", context);

	it("has no box of its own where the card applies the best promotion", () => {
		expect(offers).toMatchObject({ alone: [], isWhole: true });
	});

	it.each([
		[[], "VENT-15"],
		[["dryer-ducts"], "DUO-AUTOMNE"],
	])("with %j added, the card and the estimate that its form opens apply %s", (added, code) => {
		const own = offers?.lines ?? [];
		const price = { low: 0, high: 0 };
		expect(priceWith(own, price, offers, added).applied?.promotion.code).toBe(code);
		const form = [...["ventilation-ducts", ...added].map((kind) => ["service", kind]), ...(offers?.assumed ?? [])];
		const ticked = (offers?.alone ?? []).map((each) => ["code", each]);
		const query = new URLSearchParams([...form, ...ticked, ["offer", "best"]] as string[][]);
		expect(broughtBy({ ...context, visitor: { query } } as LoadContext, undefined).promotionCode).toBe(code);
	});
});
