import { expect, it } from "vitest";
import { promotions } from "#content/promotions.ts";
import type { Promotion } from "../../estimate/promotion.ts";
import { changedFields } from "./changed-fields.ts";
import { describeSchema } from "./describe.ts";
import { promotionsSchema } from "./promotion-schema.ts";

const description = describeSchema(promotionsSchema);
const [duo, rugs] = promotions as [Promotion, Promotion, ...Promotion[]];
const changes = (before: unknown, after: unknown) =>
	changedFields(description, before, after).map((change) => [change.path, change.before, change.after]);

it("reports no change for equal values", () => {
	expect(changes(promotions, structuredClone(promotions))).toEqual([]);
});

it("finds changed fields at any depth", () => {
	const words = { ...rugs.words, en: { ...rugs.words.en, name: "Two rugs" } };
	expect(
		changes(
			[duo, rugs],
			[
				{ ...duo, ends: "2026-12-06" },
				{ ...rugs, words },
			],
		),
	).toEqual([
		["0.ends", "2026-11-30", "2026-12-06"],
		["1.words.en.name", "Second rug", "Two rugs"],
	]);
});

it("reports a change of sort with the fields of both sorts", () => {
	expect(changes([duo], [{ ...duo, amount: { kind: "percent", percent: 10 } }])).toEqual([
		["0.amount.kind", "fixed", "percent"],
		["0.amount.cents", 40_00, undefined],
		["0.amount.percent", undefined, 10],
	]);
});

it("reports added and removed items and groups", () => {
	expect(changes([duo], [duo, rugs]).map(([path]) => path)).toContain("1.code");
	expect(changes([duo, rugs], [duo])[0]).toEqual(["1.code", "TAPIS-10", undefined]);
	const usualPrice = { cents: 400_00, evidence: "Factures 1201 à 1344.", from: "2026-05-01", to: "2026-09-30" };
	expect(changes([duo], [{ ...duo, usualPrice }]).map(([path]) => path)).toContain("0.usualPrice.cents");
});
