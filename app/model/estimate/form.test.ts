import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startingAnswers } from "./answers.ts";
import { answersSchema } from "./answers-schema.testing.ts";
import { everything, someKinds } from "./any-answers.testing.ts";
import { detailValues, kindOfService, readAnswers, type Values } from "./form.ts";
import { newPieceKey, pieceKeys } from "./pieces-form.ts";
import { type Kind, kinds, questionsOf } from "./questions.ts";
import { isBegun, typedAnswers } from "./typed-answers.testing.ts";

const read = (kind: Kind, values: Values) => {
	const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [`${kind}.${name}`, value]));
	const { answers, errors } = readAnswers([kind], named, null);
	return { answers: answers.services[kind], errors: Object.keys(errors) };
};
const form = (entries: Iterable<readonly [string, string]>) => {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
};

describe("an empty form", () => {
	it.each(kinds)("of %s gives the starting answers of the table", (kind) => {
		expect(read(kind, {})).toEqual({ answers: startingAnswers(kind), errors: [] });
	});
});

describe("numbers", () => {
	it.each([
		["1450", 1450],
		["1 200", 1200],
		["1\u202f200", 1200],
		["1\u00a0200", 1200],
		["1,200", 1200],
		["12,000", 12_000],
		["1,200.4", 1200],
		["120,4", 120],
		["0300", 300],
	])("reads %j as %d square feet", (typed, area) => {
		expect(read("house-cleaning", { area: typed })).toMatchObject({ answers: { area }, errors: [] });
	});

	it.each([
		["condo-building", "parkingArea", "2,400", 2400],
		["factory-shop-office", "area", "250,000", 250_000],
		["factory-shop-office", "area", "1,000,000", 1_000_000],
		["condo-building", "parkingArea", "0,400", 0],
	] as const)("reads the comma of %s %s %j as English does", (kind, field, typed, number) => {
		expect(read(kind, { [field]: typed })).toMatchObject({ answers: { [field]: number }, errors: [] });
	});

	it.each(["0", "201", "-3", "1e2", "0x10", "NaN", "Infinity", "dix", "1.2.3", "٣", "1,2,3", "."])(
		"rejects %j as a number of vents, with the accepted range",
		(typed) => {
			const { answers, errors } = readAnswers(["ventilation-ducts"], { "ventilation-ducts.vents": typed }, null);
			expect(answers.services["ventilation-ducts"]?.vents).toBeNull();
			expect(errors).toEqual({ "ventilation-ducts.vents": { min: 1, max: 200 } });
		},
	);

	it("ignores a wrong number when the visitor ticks that it is unknown", () => {
		expect(read("ventilation-ducts", { vents: "999", "vents.unknown": "on" }).errors).toEqual([]);
	});

	it("reports no error for a field that is not shown, because nobody could correct it", () => {
		expect(read("ventilation-ducts", { vents: "12", area: "5" }).errors).toEqual([]);
		expect(read("ventilation-ducts", { "vents.unknown": "on", area: "5" }).errors).toEqual(["ventilation-ducts.area"]);
		const armchair = { "pieces.a.piece": "armchair", "pieces.a.seats": "99", "pieces.a.area": "1" };
		expect(read("furniture-mattresses", armchair)).toEqual({
			answers: { pieces: [{ piece: "armchair", count: 1, fabric: "unknown", stains: "unknown" }] },
			errors: [],
		});
		expect(read("furniture-mattresses", { ...armchair, "pieces.a.piece": "sofa" }).errors).toEqual([
			"furniture-mattresses.pieces.a.seats",
		]);
	});

	it.each([
		[{}, 0],
		[{ stairs: " " }, 0],
		[{ stairs: "2" }, 2],
		[{ stairs: "0", "stairs.unknown": "on" }, null],
	])("reads %j as %s for a question with a default, which drafts of earlier builds lack", (typed, stairs) => {
		expect(read("house-cleaning", typed)).toMatchObject({ answers: { stairs }, errors: [] });
	});

	it("reads a parking area of 0 as zero, not as unknown", () => {
		expect(read("condo-building", { parkingArea: "0" }).answers).toMatchObject({ parkingArea: 0 });
	});
});

describe("choices", () => {
	it("are unknown when the table does not have them", () => {
		expect(read("dryer-ducts", { exit: "roof", length: "endless", nest: "unknown" }).answers).toEqual({
			exit: "roof",
			length: "unknown",
			nest: "unknown",
		});
	});

	it("win over “none of these” and “I don’t know” when a form without JavaScript sends both", () => {
		const sent = ["oven", "none", "unknown"].map((option) => [`house-cleaning.extras.${option}`, "on"] as const);
		expect(detailValues(form(sent), ["house-cleaning"])).toEqual({ "house-cleaning.extras.oven": "on" });
	});

	it("distinguish none from undecided", () => {
		expect(read("house-cleaning", { "extras.none": "on" }).answers).toMatchObject({ extras: [] });
		expect(read("house-cleaning", { "extras.oven": "on", "extras.none": "on" }).answers).toMatchObject({
			extras: ["oven"],
		});
		expect(read("house-cleaning", { "extras.unknown": "on" }).answers).toMatchObject({ extras: null });
	});
});

describe("pieces", () => {
	it("are read row by row, each with the questions of its sort", () => {
		const { answers, errors } = read("furniture-mattresses", {
			"pieces.a.piece": "sofa",
			"pieces.a.seats": "3",
			"pieces.2.piece": "mattress",
			"pieces.2.count": "2",
			"pieces.2.size": "queen",
			"pieces.3.piece": "carpet",
			"pieces.3.area": "400",
			"pieces.4.row": "1",
		});
		expect(errors).toEqual([]);
		expect(answers).toEqual({
			pieces: [
				{ piece: "sofa", count: 1, seats: 3, fabric: "unknown", stains: "unknown" },
				{ piece: "mattress", count: 2, size: "queen", stains: "unknown" },
				{ piece: "carpet", area: 400 },
			],
		});
	});

	it("drop fields of another sort of piece, and rows without a sort", () => {
		const sent = form([
			["furniture-mattresses.pieces.a.piece", "mattress"],
			["furniture-mattresses.pieces.a.seats", "3"],
			["furniture-mattresses.pieces.a.size", "queen"],
			["furniture-mattresses.pieces.b.piece", "sofa"],
			["furniture-mattresses.pieces.b.size", "queen"],
			["furniture-mattresses.pieces.c.row", "1"],
			["furniture-mattresses.pieces.c.count", "4"],
			["furniture-mattresses.pieces.d.piece", "piano"],
			["furniture-mattresses.pieces.d.count", "1"],
		]);
		expect(detailValues(sent, ["furniture-mattresses"])).toEqual({
			"furniture-mattresses.pieces.a.piece": "mattress",
			"furniture-mattresses.pieces.a.size": "queen",
			"furniture-mattresses.pieces.b.piece": "sofa",
		});
	});

	it("read a single empty row as no answer, and two empty rows as two unknown rugs", () => {
		const rug = { area: null, fibre: "unknown", stains: "unknown" };
		expect(read("oriental-rugs", { "pieces.a.row": "1" }).answers).toMatchObject({ pieces: null });
		expect(read("oriental-rugs", { "pieces.a.row": "1", "pieces.2.row": "1" }).answers).toMatchObject({
			pieces: [rug, rug],
		});
	});

	it("multiply the two sides of a rug to the hundredth of a square foot", () => {
		expect(read("oriental-rugs", { "pieces.a.width": "5,25", "pieces.a.length": "8.1" }).answers).toMatchObject({
			pieces: [{ area: 42.53 }],
		});
	});

	it("read a comma as the decimal point of a side, whatever the number of decimals", () => {
		expect(read("oriental-rugs", { "pieces.a.width": "5,125", "pieces.a.length": "8" }).answers).toMatchObject({
			pieces: [{ area: 41 }],
		});
	});

	it("are at most thirty, and a new row gets an unused key", () => {
		const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`oriental-rugs.pieces.r${n}.row`, "1"]));
		expect(pieceKeys("oriental-rugs", many)).toHaveLength(30);
		fc.assert(
			fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { maxLength: 30 }), (keys) => {
				const key = newPieceKey(keys);
				expect(keys).not.toContain(key);
				expect(key).toMatch(/^[a-z0-9]{1,8}$/);
			}),
		);
	});
});

describe("submitted fields", () => {
	it("are dropped unless the table has them for a chosen service", () => {
		const hostile = form([
			["ventilation-ducts.vents", "12"],
			["ventilation-ducts.vents.unknown.more", "on"],
			["ventilation-ducts.__proto__", "x"],
			["ventilation-ducts.constructor", "x"],
			["__proto__.vents", "x"],
			["dryer-ducts.exit", "roof"],
			["oriental-rugs.pieces.__proto__.width", "5"],
			["oriental-rugs.pieces.a.price", "5"],
			["oriental-rugs.pieces.a", "5"],
			["oriental-rugs.pieces.toolongakey.width", "5"],
			["oriental-rugs.pieces.a.width", "5"],
			["house-cleaning.extras.oven", "on"],
			["promotionCode", "x"],
			["key", "x"],
		]);
		expect(detailValues(hostile, ["ventilation-ducts", "oriental-rugs"])).toEqual({
			"ventilation-ducts.vents": "12",
			"oriental-rugs.pieces.a.width": "5",
		});
	});

	it("are cut to 20 characters, and files are dropped", () => {
		const data = form([["dryer-ducts.exit", "x".repeat(5000)]]);
		data.append("dryer-ducts.nest", new File(["x"], "x"));
		expect(detailValues(data, ["dryer-ducts"])).toEqual({ "dryer-ducts.exit": "x".repeat(20) });
	});

	const names = kinds.flatMap((kind) =>
		questionsOf(kind).flatMap((question) => {
			const name = `${kind}.${question.name}`;
			if (question.type === "pieces")
				return question.fields.flatMap((field) => ["a", "2", "zz"].map((key) => `${name}.${key}.${field.name}`));
			if (question.type === "several") return [...question.options, "none", "unknown"].map((o) => `${name}.${o}`);
			return [name, `${name}.unknown`];
		}),
	);
	const options = kinds.flatMap((kind) =>
		questionsOf(kind).flatMap((question) => {
			if (question.type === "pieces")
				return question.fields.flatMap(({ input }) => (input.type === "choice" ? input.options : []));
			return question.type === "number" ? [] : question.options;
		}),
	);
	const value = fc.oneof(
		fc.constantFrom(...options, "on", "unknown", "", " "),
		fc.integer({ min: -5, max: 2_000_000 }).map(String),
		fc.double({ min: 0, max: 3000, noNaN: true }).map((n) => String(n).replace(".", ",")),
		fc.string({ maxLength: 30 }),
	);
	const entries = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), value), { maxLength: 60 });

	it("always give answers that match the engine's schema", () => {
		fc.assert(
			fc.property(someKinds, entries, fc.option(fc.string({ maxLength: 30 })), (chosen, sent, code) => {
				const { answers } = readAnswers(chosen, detailValues(form(sent), chosen), code);
				expect(answersSchema.safeParse(answers).error).toBeUndefined();
				expect(Object.keys(answers.services)).toEqual(chosen);
			}),
			{ numRuns: 500 },
		);
	});
});

describe("answers", () => {
	it("of every kind survive a round trip through the form", () => {
		fc.assert(
			fc.property(everything.filter(isBegun), (all) => {
				const sent = kinds.flatMap((kind) => typedAnswers(kind, all[kind]));
				const { answers, errors } = readAnswers(kinds, detailValues(form(sent), kinds), "CODE");
				expect(errors).toEqual({});
				expect(answers).toEqual({ services: all, promotionCode: "CODE", untouched: [] });
			}),
		);
	});
});

describe("services by name", () => {
	it("maps duct cleaning to ventilation ducts, and unknown services to null", () => {
		expect(kindOfService("duct-cleaning")).toBe("ventilation-ducts");
		expect(kinds.map(kindOfService)).toEqual(kinds);
		for (const name of ["", "__proto__", "toString", "ventilation"]) expect(kindOfService(name)).toBeNull();
	});
});
