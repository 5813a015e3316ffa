import { describe, expect, it } from "vitest";
import type { TimelineMark } from "#app/model/insights/statistics.ts";
import { addDays } from "#app/time/days.ts";
import { comparableOn, isComparable, monthThird } from "./comparable.ts";
import { changeSince, isByWeek, timeLineRows } from "./lead-times.ts";
import { groupMarks, markNumber, spreadMarks } from "./mark-groups.ts";

const mark = (day: string, text = ""): TimelineMark => ({ day, kind: "promotion", text, id: null, by: null });
const daily = (from: string, counts: readonly number[]) =>
	counts.map((count, index) => ({ from: addDays(from, index), count, isWeekend: false }));

describe("marks on the time line", () => {
	it("share a number when they are of one day", () => {
		const marks = [mark("2026-11-02"), mark("2026-10-26"), mark("2026-11-02", "TAPIS-10")];
		expect(groupMarks(marks).map(({ number, day, marks: { length } }) => [number, day, length])).toEqual([
			[1, "2026-10-26", 1],
			[2, "2026-11-02", 2],
		]);
		expect(markNumber(marks, marks[2] ?? mark(""))).toBe(2);
	});

	it("are moved apart evenly, stay inside, and become dots when they are too many", () => {
		expect(spreadMarks([0.2, 0.8], { width: 300, distance: 27 })).toEqual([0, 0]);
		const [left = 0, right = 0] = spreadMarks([0.5, 0.5333], { width: 300, distance: 27 }) ?? [];
		expect(left).toBe(-right);
		expect(10 + right - left).toBeGreaterThanOrEqual(26);
		expect(spreadMarks([0.01], { width: 300, distance: 27 })).toEqual([11]);
		expect(spreadMarks([0.5, 0.5, 0.5, 0.5, 0.5], { width: 300, distance: 27 })).toBeNull();
	});
});

describe("a change of the leads", () => {
	const groups = groupMarks([mark("2026-10-26"), mark("2026-11-02")]);

	it("is told for the mark with the largest change, with a week on both sides", () => {
		const leads = daily("2026-10-17", [...Array(16).fill(5), ...Array(14).fill(10)]);
		expect(changeSince(leads, groups)).toEqual({ day: "2026-11-02", before: 5, after: 10 });
		expect(changeSince(leads.slice(0, 20), groups)?.day).toBe("2026-10-26");
	});

	it("is not told when it is small or too recent", () => {
		expect(changeSince(daily("2026-10-17", Array(30).fill(5)), groups)).toBeNull();
		expect(changeSince(daily("2026-10-30", [...Array(3).fill(1), ...Array(20).fill(9)]), groups)).toBeNull();
	});
});

describe("the table of the leads", () => {
	it("has weeks, the last one shorter, or the days of a week", () => {
		const period = { from: "2026-10-17", to: "2026-11-15" };
		const month = timeLineRows({ leads: daily(period.from, Array(30).fill(2)), period });
		expect(month.isWeeks).toBe(true);
		expect(month.rows.at(-1)).toEqual({ from: "2026-11-14", days: 2, count: 4 });
		const week = timeLineRows({ leads: daily("2026-11-09", [1, 2, 3, 4, 5, 6, 7]), period });
		expect([week.isWeeks, week.rows.length]).toEqual([false, 7]);
	});

	it("divides weeks that the period cuts by their own days", () => {
		const leads = ["2026-10-17", "2026-10-19", "2026-10-26"].map((from) => ({ from, count: 7, isWeekend: false }));
		expect(isByWeek(leads)).toBe(true);
		const { rows } = timeLineRows({ leads, period: { from: "2026-10-17", to: "2026-10-28" } });
		expect(rows.map(({ days }) => days)).toEqual([2, 7, 3]);
	});
});

describe("the first comparison", () => {
	const period = { from: "2026-10-17", to: "2026-11-15" };
	const before = { from: "2026-09-17", to: "2026-10-16" };

	it("needs two whole periods of counts", () => {
		expect(isComparable({ countedSince: "2026-09-17", before })).toBe(true);
		expect(isComparable({ countedSince: "2026-09-18", before })).toBe(false);
		expect(isComparable({ countedSince: null, before })).toBe(false);
		expect(comparableOn({ countedSince: "2026-10-17", period })).toBe("2026-12-16");
		expect(comparableOn({ countedSince: "2026-01-01", period })).toBe("2026-11-16");
	});

	it("is announced by the part of a month", () => {
		expect(monthThird("2026-12-16", "fr")).toEqual(["décembre", 1]);
		expect(monthThird("2026-08-31", "en")).toEqual(["August", 2]);
	});
});
