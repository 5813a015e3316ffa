import { describe, expect, it } from "vitest";
import { amountWithout, lineField, type OfferedWork, readJobContent } from "./done-form.ts";

const line = (fr: string, cents: number | null) => ({ text: { fr, en: fr }, cents });
const offered: OfferedWork = {
	version: 2,
	lines: [line("Cuisine", 216_00), line("Sous-sol", 324_00), line("Fenêtres", 108_00)],
	accepted: { amount: 600_00, most: 648_00, discount: 48_00 },
};

function form(fields: readonly (readonly [string, string])[]): FormData {
	const data = new FormData();
	for (const [name, value] of fields) data.append(name, value);
	return data;
}

describe("readJobContent", () => {
	it("reads the ticks, the word to the customer and the months", () => {
		const typed = form([
			["lines", "2"],
			[lineField(2), "0"],
			[lineField(2), "1"],
			["note", "  Fenêtres à reprendre.\r\nPeinture fraîche. "],
			["months", "12"],
		]);
		expect(readJobContent(typed, offered)).toEqual({
			lines: offered.lines.map((each, index) => ({ ...each, isDone: index < 2 })),
			note: "Fenêtres à reprendre.\nPeinture fraîche.",
			dueMonths: 12,
		});
	});

	it.each(["24", "0", "", "-6", "6.0"])("has no month for %j, which nobody offers", (months) => {
		expect(
			readJobContent(
				form([
					["lines", "2"],
					["months", months],
				]),
				offered,
			)?.dueMonths,
		).toBeNull();
	});

	it("refuses a form about another version, and ignores lines that do not exist", () => {
		expect(readJobContent(form([["lines", "1"]]), offered)).toBeNull();
		expect(readJobContent(form([]), offered)).toBeNull();
		const foreign = readJobContent(
			form([
				["lines", "2"],
				["line-1", "0"],
				["line-2", "9"],
				["line-2", "x"],
			]),
			offered,
		);
		expect(foreign?.lines.map(({ isDone }) => isDone)).toEqual([false, false, false]);
	});

	it("cuts a word that is too long", () => {
		expect(
			readJobContent(
				form([
					["lines", "2"],
					["note", "a".repeat(900)],
				]),
				offered,
			)?.note,
		).toHaveLength(600);
	});
});

describe("amountWithout", () => {
	it("takes the lines that are not done off the accepted price, and never goes below zero", () => {
		expect(amountWithout(offered, [])).toBe(600_00);
		expect(amountWithout(offered, [2])).toBe(492_00);
		expect(amountWithout(offered, [0, 1, 2])).toBe(0);
		expect(amountWithout({ ...offered, accepted: null }, [0])).toBeNull();
	});
});
