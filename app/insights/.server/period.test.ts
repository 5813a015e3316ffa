import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, isDay } from "#app/time/days.ts";
import { monthsOf, namedPeriod, periodNames, readPeriod } from "./period.ts";

const day = fc
	.date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const read = (query: string, today = "2026-11-16") => readPeriod(new URLSearchParams(query), today);

describe("namedPeriod", () => {
	it.each([
		["mois", "2026-11-01", "2026-11-16"],
		["mois-dernier", "2026-10-01", "2026-10-31"],
		["3-mois", "2026-08-17", "2026-11-16"],
		["12-mois", "2025-11-17", "2026-11-16"],
		["annee", "2026-01-01", "2026-11-16"],
	] as const)("%s is %s to %s", (name, from, to) => {
		expect(namedPeriod(name, "2026-11-16")).toEqual({ name, from, to });
	});

	it("is in order, valid, and never in the future, on every day", () => {
		fc.assert(
			fc.property(fc.constantFrom(...periodNames), day, (name, today) => {
				const { from, to } = namedPeriod(name, today);
				expect([isDay(from), isDay(to), from <= to, to <= today]).toEqual([true, true, true, true]);
			}),
		);
	});
});

describe("readPeriod", () => {
	it("shows three months unless the URL asks for others", () => {
		expect([read("").period.name, read("periode=hier").period.name, read("periode=annee").period.name]).toEqual([
			"3-mois",
			"3-mois",
			"annee",
		]);
	});

	it("takes typed days, whatever the order of months and years", () => {
		expect(read("du=2025-12-31&au=2026-01-01&periode=mois").period).toEqual({
			name: "dates",
			from: "2025-12-31",
			to: "2026-01-01",
		});
	});

	it.each([
		["du=2026-02-31&au=2026-03-01", "unreadable"],
		["du=2026-02-01", "unreadable"],
		["du=9999-12-01&au=9999-12-31", "unreadable"],
		["du=2026-03-02&au=2026-03-01", "order"],
		["du=1001-01-01&au=2026-03-01", "too-long"],
	])("keeps what was typed in %s and says %s", (query, problem) => {
		const found = read(query);
		expect([found.problem, found.period.name]).toEqual([problem, "3-mois"]);
		expect(found.typed).toEqual({ from: /du=([^&]*)/.exec(query)?.[1] ?? "", to: /au=([^&]*)/.exec(query)?.[1] ?? "" });
	});
});

describe("months", () => {
	it("are counted from the first to the last day", () => {
		expect(monthsOf({ from: "2025-11-30", to: "2026-02-01" })).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
	});

	it("end on their last day", () => {
		expect([addMonths("2026-03-31", -1), addMonths("2028-01-31", 1), addMonths("2026-11-30", -3)]).toEqual([
			"2026-02-28",
			"2028-02-29",
			"2026-08-30",
		]);
	});
});
