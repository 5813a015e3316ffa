import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, isDay, isTimeOfDay, mondayOf, weekdayOf } from "./days.ts";

const day = fc
	.date({ min: new Date("1970-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const count = fc.integer({ min: -2_000, max: 2_000 });

describe("calendar days", () => {
	it("rejects text that only looks like a day", () => {
		for (const text of ["2026-02-28", "2028-02-29", "2026-12-31"]) expect(isDay(text), text).toBe(true);
		const wrong = [
			"2026-02-29",
			"2026-02-31",
			"2026-13-01",
			"2026-00-10",
			"2026-1-1",
			"2026-01-01T00:00",
			"0000-01-01",
			"0999-12-31",
			"9999-12-31",
			"",
			"demain",
		];
		for (const text of wrong) expect(isDay(text), text).toBe(false);
	});

	it("accepts times of day from 00:00 to 23:59", () => {
		expect(["00:00", "09:30", "23:59"].every(isTimeOfDay)).toBe(true);
		expect(["24:00", "12:60", "9:30", "09:30:00", ""].some(isTimeOfDay)).toBe(false);
	});

	it("adds days across months, years and leap days", () => {
		expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
		expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
		expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
	});

	it("adds days reversibly and keeps their order", () => {
		fc.assert(
			fc.property(day, count, (start, days) => {
				const end = addDays(start, days);
				expect(isDay(end)).toBe(true);
				expect(addDays(end, -days)).toBe(start);
				expect(end > start).toBe(days > 0);
			}),
		);
	});

	it("numbers weekdays from 1 (Monday) to 7 (Sunday) and repeats them every seven days", () => {
		expect(["2026-11-16", "2026-11-21", "2026-11-22"].map(weekdayOf)).toEqual([1, 6, 7]);
		fc.assert(
			fc.property(day, (start) => {
				expect(weekdayOf(addDays(start, 1))).toBe((weekdayOf(start) % 7) + 1);
				expect(weekdayOf(addDays(start, 7))).toBe(weekdayOf(start));
			}),
		);
	});

	it("finds the Monday of a week", () => {
		expect(["2026-11-15", "2026-11-16", "2026-11-22"].map(mondayOf)).toEqual([
			"2026-11-09",
			"2026-11-16",
			"2026-11-16",
		]);
		fc.assert(
			fc.property(day, (start) => {
				const monday = mondayOf(start);
				expect(weekdayOf(monday)).toBe(1);
				expect(addDays(monday, weekdayOf(start) - 1)).toBe(start);
			}),
		);
	});
});
