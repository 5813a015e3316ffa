import fc from "fast-check";
import { expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { type AnswersByKind, nothingKnown } from "../answers.ts";
import { anyAnswers, price } from "../any-answers.testing.ts";
import { type Choice, choices, type Kind, kinds, questionsOf } from "../questions.ts";
import { chosen, type Range, span } from "./range.ts";

const { ventilation, rugs, furniture, houseCleaning, condo, commercial } = prices;
const known = <Name extends keyof typeof choices>(name: Name) =>
	fc.constantFrom(...(choices[name] as readonly Choice<Name>[]));
const one = <Name extends keyof typeof choices>(name: Name) =>
	fc.oneof({ weight: 3, arbitrary: known(name) }, { weight: 1, arbitrary: fc.constant("unknown" as const) });
const within = ({ low: min, high: max }: Range) => fc.option(fc.integer({ min, max }), { freq: 3 });

/** Numbers stay within the plausible ranges of the price list: an unknown number stands for those only. */
const ducts = fc
	.record({
		home: one("home"),
		floors: within(ventilation.plausible.floors),
		share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
		heating: one("heating"),
		lastCleaning: one("lastCleaning"),
	})
	.map(({ share, ...rest }) => {
		const perFloor = chosen(rest.home, ventilation.ventsPerFloor);
		const floors = span(rest.floors, ventilation.plausible.floors);
		const [least, most] = [perFloor.low * floors.low, perFloor.high * floors.high];
		return { ...rest, area: null, vents: share === null ? null : least + Math.floor((most - least) * share) };
	});
const rug = fc.record({
	area: within(rugs.plausible.area),
	fibre: fc.constantFrom("wool", "synthetic", "unknown"),
	stains: one("stains"),
});
const fabric = fc.constantFrom("w", "ws", "s", "x", "unknown");
const count = fc.constant(1);
const stains = one("stains");
const piece = fc.oneof(
	fc.record({ piece: fc.constant("sofa" as const), count, seats: within(furniture.plausible.seats), fabric, stains }),
	fc.record({ piece: fc.constant("armchair" as const), count, fabric, stains }),
	fc.record({ piece: fc.constant("mattress" as const), count, size: one("mattressSize"), stains }),
);
const answers = fc.record({
	"ventilation-ducts": ducts,
	"dryer-ducts": anyAnswers("dryer-ducts"),
	"air-exchanger-ducts": anyAnswers("air-exchanger-ducts"),
	"oriental-rugs": fc.record({ pieces: fc.tuple(rug), place: one("rugPlace") }),
	"furniture-mattresses": fc.record({ pieces: fc.tuple(piece) }),
	"house-cleaning": anyAnswers("house-cleaning", {
		area: within(houseCleaning.plausible.area),
		rooms: within(houseCleaning.plausible.rooms),
		bathrooms: within(houseCleaning.plausible.bathrooms),
		stairs: within(houseCleaning.plausible.stairs),
	}),
	"condo-building": anyAnswers("condo-building", {
		units: within(condo.plausible.units),
		// Plausible for the smallest building, and so for every building.
		parkingArea: within({ low: 0, high: condo.plausible.units.low * condo.plausible.parkingAreaPerUnit.high }),
	}),
	"factory-shop-office": anyAnswers("factory-shop-office", { area: within(commercial.plausible.area) }),
	"post-disaster": anyAnswers("post-disaster"),
});

const questions = kinds
	.filter((kind) => kind !== "post-disaster")
	.flatMap((kind) => questionsOf(kind).map(({ name }) => [kind, name] as const))
	// A list without pieces is not an unknown answer: the published price of one piece is assumed.
	.filter(([kind, question]) => question !== "pieces" && !(kind === "ventilation-ducts" && question === "area"));

it.each(questions)("the range of an unknown %s %s contains that of every answer, with a caveat", (kind, question) => {
	fc.assert(
		fc.property(answers, (all) => {
			// The home and its floors matter only when the number of vents is unknown.
			const counted = kind === "ventilation-ducts" && question !== "vents" ? { vents: null } : {};
			const told = { ...all, [kind]: { ...all[kind], ...counted } };
			const unknown = { [question]: nothingKnown(kind)[question as never] };
			expectContained(told, { ...told, [kind]: { ...told[kind], ...unknown } }, kind, question);
		}),
	);
});

it.each(["area", "fibre", "stains"] as const)("the range of an unknown rug %s contains every answer", (question) => {
	fc.assert(
		fc.property(answers, (all) => {
			const [first] = all["oriental-rugs"].pieces;
			const unsaid = { ...first, [question]: question === "area" ? null : "unknown" };
			const open = { ...all, "oriental-rugs": { ...all["oriental-rugs"], pieces: [unsaid] } };
			expectContained(all, open, "oriental-rugs", question);
		}),
	);
});

it.each(["seats", "fabric", "size", "stains"])(
	"the range of unknown furniture %s contains every answer",
	(question) => {
		fc.assert(
			fc.property(answers, (all) => {
				const [first] = all["furniture-mattresses"].pieces;
				if (!(question in first)) return;
				const unsaid = { ...first, [question]: question === "seats" ? null : "unknown" } as typeof first;
				const open = { ...all, "furniture-mattresses": { pieces: [unsaid] } };
				expectContained(all, open, "furniture-mattresses", question);
			}),
		);
	},
);

function expectContained(told: AnswersByKind, open: AnswersByKind, kind: Kind, question: string): void {
	const [narrow, wide] = [price(told, [kind]), price(open, [kind])];
	expect(wide.caveats).toContain(`unknown:${kind}.${question}`);
	expect(wide.low).toBeLessThanOrEqual(narrow.low);
	expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
	expect(wide.minutes.low).toBeLessThanOrEqual(narrow.minutes.low);
	expect(wide.minutes.high).toBeGreaterThanOrEqual(narrow.minutes.high);
}
