import fc from "fast-check";
import { expect, it } from "vitest";
import type { AnswersByKind, FurniturePiece, Rug } from "../answers.ts";
import { code, everything, offers, price, someKinds } from "../any-answers.testing.ts";
import { choices, type Kind } from "../questions.ts";

type Step = (all: AnswersByKind) => AnswersByKind;

const more = (value: number | null, by = 1) => (value === null ? null : value + by);
/** The next option of a list in ascending order. */
function next<Option extends string>(options: readonly Option[], value: Option | "unknown"): Option | "unknown" {
	return value === "unknown" ? value : (options[options.indexOf(value) + 1] ?? value);
}
function change<K extends Kind>(kind: K, grow: (answers: AnswersByKind[K]) => Partial<AnswersByKind[K]>): Step {
	return (all) => ({ ...all, [kind]: { ...all[kind], ...grow(all[kind]) } });
}
const firstPiece = (grow: (first: FurniturePiece) => FurniturePiece) =>
	change("furniture-mattresses", ({ pieces }) => ({
		pieces: pieces?.map((each, index) => (index === 0 ? grow(each) : each)) ?? null,
	}));
const firstRug = (grow: (first: Rug) => Rug) =>
	change("oriental-rugs", ({ pieces }) => ({
		pieces: pieces?.map((each, index) => (index === 0 ? grow(each) : each)) ?? null,
	}));

const steps: Readonly<Record<string, Step>> = {
	"a vent": change("ventilation-ducts", ({ vents }) => ({ vents: more(vents) })),
	"square feet of home": change("ventilation-ducts", ({ area }) => ({ area: more(area, 70) })),
	"years since the last cleaning": change("ventilation-ducts", ({ lastCleaning }) => ({
		lastCleaning: next(choices.lastCleaning, lastCleaning),
	})),
	"metres of dryer duct": change("dryer-ducts", ({ length }) => ({ length: next(choices.ductLength, length) })),
	"the roof instead of the wall": change("dryer-ducts", ({ exit }) => ({ exit: next(choices.exit, exit) })),
	"a nest": change("dryer-ducts", ({ nest }) => ({ nest: next(choices.yesNo, nest) })),
	"a larger rug": firstRug((first) => ({ ...first, area: more(first.area, 3) })),
	"a dirtier rug": firstRug((first) => ({ ...first, stains: next(choices.stains, first.stains) })),
	"a piece of furniture": firstPiece((first) => ("count" in first ? { ...first, count: first.count + 1 } : first)),
	"a seat": firstPiece((first) => (first.piece === "sofa" ? { ...first, seats: more(first.seats) } : first)),
	"a larger mattress": firstPiece((first) =>
		first.piece === "mattress" ? { ...first, size: next(choices.mattressSize, first.size) } : first,
	),
	"stains on furniture": firstPiece((first) =>
		first.piece === "carpet" ? first : { ...first, stains: next(choices.stains, first.stains) },
	),
	"square feet to clean": change("house-cleaning", ({ area }) => ({ area: more(area, 40) })),
	"a room": change("house-cleaning", ({ rooms }) => ({ rooms: more(rooms) })),
	"a bathroom": change("house-cleaning", ({ bathrooms }) => ({ bathrooms: more(bathrooms) })),
	"a flight of stairs": change("house-cleaning", ({ stairs }) => ({ stairs: more(stairs) })),
	neglect: change("house-cleaning", ({ condition }) => ({ condition: next(choices.condition, condition) })),
	works: change("house-cleaning", ({ purpose }) => ({ purpose: next(choices.purpose, purpose) })),
	pets: change("house-cleaning", ({ pets }) => ({ pets: next(choices.yesNo, pets) })),
	"an extra": change("house-cleaning", ({ extras }) => ({ extras: extras && [...extras, "oven" as const] })),
	"a unit": change("condo-building", ({ units }) => ({ units: more(units) })),
	"a floor of a building": change("condo-building", ({ floors }) => ({ floors: more(floors) })),
	"common ducts": change("condo-building", ({ commonDucts }) => ({ commonDucts: next(choices.yesNo, commonDucts) })),
	"square feet of garage": change("condo-building", ({ parkingArea }) => ({ parkingArea: more(parkingArea, 90) })),
	"square feet of premises": change("factory-shop-office", ({ area }) => ({ area: more(area, 7) })),
};

it.each(Object.entries(steps))("a larger answer never lowers the price or the time: %s", (_, step) => {
	fc.assert(
		fc.property(everything, someKinds, code, offers, (all, chosen, given, list) => {
			expectNoLess(price(all, chosen, given, list), price(step(all), chosen, given, list));
		}),
	);
});

it("one more floor never lowers the price or the time when the vents are estimated from floors", () => {
	const uncounted = change("ventilation-ducts", () => ({ vents: null, area: null }));
	const higher = change("ventilation-ducts", ({ floors }) => ({ floors: more(floors) }));
	fc.assert(
		fc.property(everything.map(uncounted), someKinds, (all, chosen) => {
			expectNoLess(price(all, chosen), price(higher(all), chosen));
		}),
	);
});

it("one more rug or piece of furniture never lowers the price or the time", () => {
	fc.assert(
		fc.property(everything, everything, someKinds, code, offers, (all, other, chosen, given, list) => {
			const and = <Piece>(pieces: readonly Piece[] | null, more: readonly Piece[] | null) => [
				...(pieces ?? []),
				...(more ?? []).slice(0, 1),
			];
			const [rugs, furniture] = ["oriental-rugs", "furniture-mattresses"] as const;
			const after = {
				...all,
				[rugs]: { ...all[rugs], pieces: and(all[rugs].pieces, other[rugs].pieces) },
				[furniture]: { pieces: and(all[furniture].pieces, other[furniture].pieces) },
			};
			expectNoLess(price(all, chosen, given, list), price(after, chosen, given, list));
		}),
	);
});

function expectNoLess(before: ReturnType<typeof price>, after: ReturnType<typeof price>): void {
	// The larger answer can make a bundle discount apply, which may lower the price.
	if (after.bundle !== before.bundle) return;
	expect(after.low).toBeGreaterThanOrEqual(before.low);
	expect(after.high).toBeGreaterThanOrEqual(before.high);
	expect(after.minutes.low).toBeGreaterThanOrEqual(before.minutes.low);
	expect(after.minutes.high).toBeGreaterThanOrEqual(before.minutes.high);
}
