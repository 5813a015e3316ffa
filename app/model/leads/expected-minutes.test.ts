import { describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { answersFor, nothingKnown } from "../estimate/answers.ts";
import { estimate } from "../estimate/engine/engine.ts";
import type { Kind } from "../estimate/questions.ts";
import { expectedMinutesOf } from "./expected-minutes.ts";
import type { EstimateLead } from "./lead.ts";

function estimated(kinds: readonly Kind[]): EstimateLead {
	const answers = {
		services: answersFor(kinds, nothingKnown),
		promotionCode: null,
	};
	return { answers, result: estimate(answers, prices, [], new Date(0)), wishes: { date: null, part: "any", days: [] } };
}

describe("the expected length of a job", () => {
	it("is the upper bound of the estimate", () => {
		const lead = { estimate: estimated(["ventilation-ducts", "dryer-ducts"]) };
		const { low, high } = lead.estimate.result.minutes;
		expect(expectedMinutesOf(lead)).toBe(high);
		expect(high).toBeGreaterThan(low);
	});

	it("is unknown without an estimate, without minutes, and after a disaster", () => {
		expect(expectedMinutesOf({ estimate: null })).toBeNull();
		expect(expectedMinutesOf({ estimate: estimated([]) })).toBeNull();
		expect(expectedMinutesOf({ estimate: estimated(["post-disaster"]) })).toBeNull();
		expect(expectedMinutesOf({ estimate: estimated(["ventilation-ducts", "post-disaster"]) })).toBeNull();
	});
});
