import { describe, expect, it } from "vitest";
import { promotions } from "#content/promotions.ts";
import {
	afterDiscount,
	lastPromotionChange,
	nextPromotionChange,
	offeredPromotions,
	type Promotion,
	promotionState,
} from "./promotion.ts";

const now = new Date("2026-12-05T15:00:00Z");

describe("a promotion", () => {
	it("starts and ends at midnight in Montréal", () => {
		const days = { starts: "2026-12-01", ends: "2026-12-05" };
		const at = (moment: string) => promotionState(days, new Date(moment));
		expect(
			["2026-12-01T04:59:59Z", "2026-12-01T05:00:00Z", "2026-12-06T04:59:59Z", "2026-12-06T05:00:00Z"].map(at),
		).toEqual(["coming", "running", "running", "ended"]);
	});

	it("that ends on the last day that can be typed changes on no day after it", () => {
		const [promotion] = promotions.map((each) => ({ ...each, starts: "2026-12-10", ends: "9999-12-31" }));
		const changes = (at: string) => [
			lastPromotionChange([promotion as Promotion], new Date(at)),
			nextPromotionChange([promotion as Promotion], new Date(at))?.toISOString(),
		];
		expect(changes("2026-12-05T15:00:00Z")).toEqual([undefined, "2026-12-10T05:00:00.000Z"]);
		expect(changes("2026-12-15T15:00:00Z")).toEqual(["2026-12-10", undefined]);
	});

	it("reduces a price by its amount, never below zero", () => {
		expect(afterDiscount(400_00, { kind: "fixed", cents: 40_00 })).toBe(360_00);
		expect(afterDiscount(30_00, { kind: "fixed", cents: 40_00 })).toBe(0);
		expect(afterDiscount(99_99, { kind: "percent", percent: 10 })).toBe(89_99);
	});
});

describe("offeredPromotions", () => {
	const proven: Promotion = {
		...(promotions[1] as Promotion),
		usualPrice: {
			cents: 400_00,
			evidence: "Factures 1201 à 1344, classeur bleu.",
			from: "2026-05-01",
			to: "2026-10-30",
		},
	};
	const codes = (code: string | null) => offeredPromotions([...promotions], code, now).map((each) => each.code);

	it("returns the running promotions and the one whose code the visitor gave", () => {
		expect(codes(null)).toEqual(["TAPIS-10", "GRAND-AIR"]);
		for (const typed of [" duo-automne ", "duo automne", "DUOAUTOMNE", "Dúo – Automne"])
			expect(codes(typed), typed).toEqual(["DUO-AUTOMNE", "TAPIS-10", "GRAND-AIR"]);
	});

	it("leaves out the proof of the usual price", () => {
		expect(JSON.stringify(offeredPromotions([proven], null, now))).not.toMatch(/classeur|usualPrice/);
	});
});
