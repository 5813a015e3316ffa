import { describe, expect, it } from "vitest";
import { broughtAnswers, isOnlyBrought, withBrought } from "./brought-answers.ts";

const vents = "ventilation-ducts.vents";
const exit = "dryer-ducts.exit";
const brought = (query: string, draft = {}) => broughtAnswers(new URLSearchParams(query), draft);

describe("answers in a query", () => {
	it("are those of the calculators, under the names of the form", () => {
		expect(brought("home=condo&vents=8&exit=wall&heating=gas-or-oil&ventilation-ducts.floors=2")).toEqual({
			"ventilation-ducts.home": "condo",
			[vents]: "8",
			[exit]: "wall",
		});
	});

	it.each(["", "0", "201", "-3", "8e9", "<b>8</b>", "douze", "9".repeat(40), "unknown"])(
		"are dropped when the form would reject them: vents=%s",
		(value) => {
			expect(brought(`vents=${encodeURIComponent(value)}`)).toEqual({});
		},
	);

	it("are dropped when the choice does not exist", () => {
		expect(brought("home=castle&exit=__proto__")).toEqual({});
	});

	it("replace the same answer in the draft, and no other", () => {
		const draft = { [vents]: "18", "ventilation-ducts.home": "plex" };
		expect(withBrought(draft, brought("vents=14&start=10", draft))).toEqual({ ...draft, [vents]: "14" });
	});

	it("replace “I don’t know”, which would take precedence over the number", () => {
		const draft = { [`${vents}.unknown`]: "on", "ventilation-ducts.area": "1200" };
		expect(withBrought(draft, brought("vents=14", draft))).toEqual({ "ventilation-ducts.area": "1200", [vents]: "14" });
	});

	it("do not replace an answer when the other page only assumed them", () => {
		expect(brought("vents=10&start=10&exit=wall", { [vents]: "18", [exit]: "roof" })).toEqual({});
		expect(brought("vents=10&start=10&exit=wall", { [`${vents}.unknown`]: "on" })).toEqual({ [exit]: "wall" });
		expect(brought("vents=10&start=10")).toEqual({ [vents]: "10" });
		const home = "ventilation-ducts.home";
		expect(brought("home=house", { [home]: "condo" })).toEqual({});
		expect(brought("home=plex", { [home]: "condo" })).toEqual({ [home]: "plex" });
		expect(brought("home=house")).toEqual({ [home]: "house" });
	});
});

it("answers that may all come from another page do not prove that the second step was seen", () => {
	expect(isOnlyBrought({})).toBe(true);
	expect(isOnlyBrought({ [vents]: "10", [exit]: "wall" })).toBe(true);
	expect(isOnlyBrought({ [exit]: "roof" })).toBe(false);
});
