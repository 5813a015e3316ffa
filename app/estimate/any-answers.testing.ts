import fc from "fast-check";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { type AnswersByKind, type Choice, choices, type Kind, kinds } from "../model/estimate-answers.ts";
import type { Promotion } from "../model/promotion.ts";
import { estimate } from "./engine.ts";

/** For the laws only: what visitors may answer, and offers that staff may invent. */
export const noon = new Date("2026-11-15T17:00:00Z");

const one = <Name extends keyof typeof choices>(name: Name) =>
	fc.constantFrom<Choice<Name> | "unknown">(...(choices[name] as readonly Choice<Name>[]), "unknown");
const number = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const [fabric, stains, yesNo] = [one("fabric"), one("stains"), one("yesNo")];
const count = fc.integer({ min: 1, max: 9 });
export const rug = fc.record({ area: number(1, 300), fibre: one("fibre"), stains });
export const piece = fc.oneof(
	fc.record({ piece: fc.constant("sofa" as const), count, seats: number(1, 12), fabric, stains }),
	fc.record({ piece: fc.constantFrom("armchair", "chair", "ottoman"), count, fabric, stains }),
	fc.record({ piece: fc.constant("mattress" as const), count, size: one("mattressSize"), stains }),
	fc.record({ piece: fc.constant("carpet" as const), area: number(1, 900) }),
);

/** Answers to all nine kinds; the laws then choose among them. */
export const everything: fc.Arbitrary<AnswersByKind> = fc.record({
	"ventilation-ducts": fc.record({
		home: one("home"),
		floors: number(1, 3),
		vents: number(1, 60),
		area: number(300, 6_000),
		heating: one("heating"),
		lastCleaning: one("lastCleaning"),
	}),
	"dryer-ducts": fc.record({ length: one("ductLength"), exit: one("exit"), nest: yesNo }),
	"air-exchanger-ducts": fc.record({ brand: fc.constantFrom("known", "unknown"), filters: one("filters") }),
	"oriental-rugs": fc.record({ pieces: fc.array(rug, { minLength: 1, maxLength: 4 }), place: one("rugPlace") }),
	"furniture-mattresses": fc.record({ pieces: fc.array(piece, { minLength: 1, maxLength: 4 }) }),
	"house-cleaning": fc.record({
		area: number(200, 6_000),
		rooms: number(1, 15),
		bathrooms: number(0, 6),
		condition: one("condition"),
		pets: yesNo,
		purpose: one("purpose"),
		extras: fc.option(fc.subarray([...choices.extra])),
	}),
	"condo-building": fc.record({
		units: number(1, 200),
		floors: number(1, 30),
		commonDucts: yesNo,
		parkingArea: number(0, 40_000),
	}),
	"factory-shop-office": fc.record({ sector: one("sector"), area: number(50, 60_000), workTime: one("workTime") }),
	"post-disaster": fc.record({ cause: one("disaster"), area: number(10, 5_000), since: one("disasterTime") }),
});

const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
	code: fc.constant("ANY"),
	amount: fc.oneof(
		fc.record({ kind: fc.constant("fixed" as const), cents: fc.integer({ min: 0, max: 5_000_00 }) }),
		fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 0, max: 100 }) }),
	),
	starts: fc.constant("2026-01-01"),
	ends: fc.constant("2026-12-31"),
	services: fc.subarray([...kinds], { minLength: 1, maxLength: 3 }),
	words: fc.constant({
		fr: { name: "", title: "", summary: "", conditions: [] },
		en: { name: "", title: "", summary: "", conditions: [] },
	}),
});
export const offers = anyPromotion.map((promotion) => [promotion, ...promotions]);
export const code = fc.constantFrom(null, "ANY", "DUO-AUTOMNE", "TAPIS-10", "GRAND-AIR", "NOPE");
export const someKinds = fc.subarray([...kinds]);

export function price(all: AnswersByKind, of: readonly Kind[], promotionCode: string | null = null, list = promotions) {
	const services = Object.fromEntries(of.map((kind) => [kind, all[kind]]));
	return estimate({ services, promotionCode }, prices, list, noon);
}
