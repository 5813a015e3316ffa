import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredOf } from "./answered.ts";
import { everything } from "./any-answers.testing.ts";
import { detailValues } from "./form.ts";
import { kinds, questionsOf } from "./questions.ts";
import { typedAnswers } from "./typed-answers.testing.ts";

describe("answered questions", () => {
	it.each(kinds)("of %s are none in an empty form, and in one whose fields are empty", (kind) => {
		const asked = questionsOf(kind).filter((question) => !("insteadOf" in question)).length;
		const empty = Object.fromEntries(questionsOf(kind).map(({ name }) => [`${kind}.${name}`, " "]));
		expect(answeredOf(kind, {})).toEqual({ answered: 0, asked });
		expect(answeredOf(kind, empty)).toEqual({ answered: 0, asked });
	});

	it("include those that the person cannot answer", () => {
		const values = {
			"house-cleaning.area.unknown": "on",
			"house-cleaning.pets": "unknown",
			"house-cleaning.extras.unknown": "on",
		};
		expect(answeredOf("house-cleaning", values)).toEqual({ answered: 3, asked: 8 });
	});

	it("count one more question while the answer that it stands for is unknown", () => {
		const vents = { "ventilation-ducts.vents.unknown": "on" };
		expect(answeredOf("ventilation-ducts", { "ventilation-ducts.vents": "12" })).toEqual({ answered: 1, asked: 5 });
		expect(answeredOf("ventilation-ducts", vents)).toEqual({ answered: 1, asked: 6 });
		expect(answeredOf("ventilation-ducts", { ...vents, "ventilation-ducts.area": "1 200" })).toMatchObject({
			answered: 2,
		});
	});

	it("include a list once it has a piece, and an empty row is none", () => {
		expect(answeredOf("oriental-rugs", { "oriental-rugs.pieces.a.row": "1" })).toMatchObject({ answered: 0 });
		expect(answeredOf("oriental-rugs", { "oriental-rugs.pieces.a.width": "5" })).toMatchObject({ answered: 1 });
		const sofa = { "furniture-mattresses.pieces.1.row": "1", "furniture-mattresses.pieces.1.piece": "sofa" };
		expect(answeredOf("furniture-mattresses", sofa)).toEqual({ answered: 1, asked: 1 });
		const removed = { ...sofa, "furniture-mattresses.pieces.1.removed": "1" };
		expect(answeredOf("furniture-mattresses", removed)).toEqual({ answered: 0, asked: 1 });
	});

	it("are never more than those that are asked", () => {
		fc.assert(
			fc.property(fc.constantFrom(...kinds), everything, (kind, all) => {
				const form = new FormData();
				for (const [name, value] of typedAnswers(kind, all[kind])) form.append(name, value);
				const { answered, asked } = answeredOf(kind, detailValues(form, [kind]));
				expect(answered).toBeLessThanOrEqual(asked);
				expect(asked).toBeLessThanOrEqual(questionsOf(kind).length);
			}),
		);
	});
});
