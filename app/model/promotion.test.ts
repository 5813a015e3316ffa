import { expect, it } from "vitest";
import { promotions } from "#content/promotions.ts";
import { withoutProofs } from "./promotion.ts";

it("no proof of a usual price travels to a browser", () => {
	const usualPrice = { cents: 400_00, evidence: "Factures 1201 à 1344.", from: "2026-05-01", to: "2026-09-30" };
	const struck = promotions.map((promotion) => ({ ...promotion, usualPrice }));
	expect(withoutProofs(struck)).toEqual(promotions);
});
