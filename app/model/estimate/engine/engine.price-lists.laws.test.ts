import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { priceListSchema } from "../../editing/schemas/price-list-schema.ts";
import type { AnswersByKind } from "../answers.ts";
import { anyPrices, code, everything, noon, offers, price, someKinds } from "../any-answers.testing.ts";
import { kinds } from "../questions.ts";
import { estimate } from "./engine.ts";

/** Members edit the prices: the laws hold for every list that the office accepts, not only for the shipped one. */
describe("with any price list that the office accepts", () => {
	const seeded = { seed: 20_261_119, numRuns: 300 };

	it("the lists of this test are accepted", () => {
		fc.assert(
			fc.property(anyPrices, (list) => {
				expect(priceListSchema.safeParse(list).error).toBeUndefined();
			}),
			seeded,
		);
	});

	it("the low end is not above the high end, and nothing costs less than nothing", () => {
		fc.assert(
			fc.property(everything, someKinds, code, offers, anyPrices, (all, chosen, given, offered, list) => {
				const { lines, ...result } = price(all, chosen, given, offered, list);
				expect(result.low).toBeLessThanOrEqual(result.high);
				expect(result.lowTotal).toBeLessThanOrEqual(result.highTotal);
				expect(result.minutes.low).toBeLessThanOrEqual(result.minutes.high);
				for (const { code, range } of lines) {
					if (!range) continue;
					expect(range.low).toBeGreaterThanOrEqual(0);
					expect(range.high).toBeGreaterThanOrEqual(0);
					if (!code.includes("minimum")) expect(range.low).toBeLessThanOrEqual(range.high);
				}
			}),
			seeded,
		);
	});

	it("a service that is added never lowers the total, except through a named bundle", () => {
		const added = fc.constantFrom(...kinds);
		fc.assert(
			fc.property(everything, someKinds, added, code, offers, anyPrices, (all, chosen, kind, given, offered, list) => {
				const before = price(all, chosen, given, offered, list);
				const after = price(all, [...chosen.filter((each) => each !== kind), kind], given, offered, list);
				if (!chosen.includes(kind) && after.bundle === null) {
					expect(after.low).toBeGreaterThanOrEqual(before.low);
					expect(after.high).toBeGreaterThanOrEqual(before.high);
				}
			}),
			seeded,
		);
	});

	it("one more of anything that is counted never lowers the price", () => {
		fc.assert(
			fc.property(everything, someKinds, anyPrices, (all, chosen, list) => {
				const [before, after] = [price(all, chosen, null, [], list), price(grown(all), chosen, null, [], list)];
				expect(after.low).toBeGreaterThanOrEqual(before.low);
				expect(after.high).toBeGreaterThanOrEqual(before.high);
			}),
			seeded,
		);
	});

	it("a small sofa costs nothing rather than less when a seat is worth more than the rest of the sofa", () => {
		const sofas = (seat: { low: number; high: number }, sofa = prices.ranges.sofa) => {
			const list = { ...prices, ranges: { ...prices.ranges, sofa }, furniture: { ...prices.furniture, seat } };
			const one = { piece: "sofa", count: 3, seats: 1, fabric: "unknown", stains: "unknown" } as const;
			return estimate({ services: { "furniture-mattresses": { pieces: [one] } }, promotionCode: null }, list, [], noon)
				.lines[0]?.range;
		};
		expect(sofas({ low: 75_00, high: 95_00 })).toEqual({ low: 0, high: 0 });
		expect(sofas({ low: 35_00, high: 45_00 }, { low: 120_00, high: 125_00 })).toEqual({ low: 150_00, high: 150_00 });
	});
});

const more = (value: number | null) => (value === null ? null : value + 1);

/** Every number of every answer, one higher. */
function grown(all: AnswersByKind): AnswersByKind {
	const { "ventilation-ducts": ducts, "oriental-rugs": rugs, "furniture-mattresses": furniture } = all;
	const { "house-cleaning": house, "condo-building": condo, "factory-shop-office": premises } = all;
	return {
		...all,
		"ventilation-ducts": { ...ducts, vents: more(ducts.vents), area: more(ducts.area) },
		"oriental-rugs": { ...rugs, pieces: rugs.pieces?.map((rug) => ({ ...rug, area: more(rug.area) })) ?? null },
		"furniture-mattresses": {
			pieces:
				furniture.pieces?.map((piece) => {
					if (piece.piece === "sofa") return { ...piece, count: piece.count + 1, seats: more(piece.seats) };
					return "count" in piece ? { ...piece, count: piece.count + 1 } : piece;
				}) ?? null,
		},
		"house-cleaning": {
			...house,
			area: more(house.area),
			rooms: more(house.rooms),
			bathrooms: more(house.bathrooms),
			stairs: more(house.stairs),
		},
		"condo-building": { ...condo, units: more(condo.units), parkingArea: more(condo.parkingArea) },
		"factory-shop-office": { ...premises, area: more(premises.area) },
	};
}
