import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { taskMailDay } from "./task-mail.ts";
import { groupOf, suggestedTimes, taskSlot } from "./task-times.ts";

const open = { hours: [{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "17:00" }], holidays: [] };
const said = (at: string, days = open) =>
	suggestedTimes(new Date(at), days as never).map(({ name, day, time }) => `${name} ${day} ${time}`);

describe("suggested times", () => {
	it("are today, the next two open days and a week from now", () => {
		expect(said("2026-11-16T15:00:00Z")).toEqual([
			"today 2026-11-16 17:00",
			"tomorrow 2026-11-17 09:00",
			"weekday 2026-11-18 17:00",
			"week 2026-11-23 09:00",
		]);
	});

	it("leave out this evening when it is near, and skip closed days", () => {
		expect(said("2026-11-20T21:30:00Z")).toEqual([
			"weekday 2026-11-23 09:00",
			"weekday 2026-11-24 17:00",
			"week 2026-11-27 09:00",
		]);
	});

	it("are all in the future and different, at any hour of the days of the clock changes", () => {
		for (const start of ["2026-03-07T05:00:00Z", "2026-10-31T04:00:00Z"]) {
			for (let hour = 0; hour < 72; hour++) {
				const now = new Date(Date.parse(start) + hour * 3_600_000);
				const days = suggestedTimes(now, company).map(({ day, time }) => `${day}T${time}`);
				expect(new Set(days).size).toBe(days.length);
				expect(days.toSorted()).toEqual(days);
			}
		}
	});
});

describe("a task", () => {
	it("is late, due today, this week or later by the calendar of Montréal", () => {
		const now = new Date("2026-11-16T15:00:00Z");
		const groups = [
			["2026-11-16T15:00:00.000Z", "late"],
			["2026-11-17T04:59:00.000Z", "today"],
			["2026-11-17T05:00:00.000Z", "week"],
			["2026-11-23T04:59:00.000Z", "week"],
			["2026-11-23T05:00:00.000Z", "later"],
		];
		expect(groups.map(([due = ""]) => [due, groupOf(due, now)])).toEqual(groups);
	});

	it("takes 15 minutes in a calendar, also across midnight and around the clock changes", () => {
		expect(taskSlot("2026-11-17T22:00:00.000Z")).toEqual({ start: "2026-11-17T17:00", end: "2026-11-17T17:15" });
		expect(taskSlot("2026-11-18T04:50:00.000Z")).toEqual({ start: "2026-11-17T23:50", end: "2026-11-18T00:05" });
		expect(taskSlot("2026-11-01T05:50:00.000Z")).toEqual({ start: "2026-11-01T01:50", end: "2026-11-01T02:05" });
		expect(taskSlot("2026-03-08T06:50:00.000Z")).toEqual({ start: "2026-03-08T01:50", end: "2026-03-08T02:05" });
	});
});

describe("the morning of the mail", () => {
	it("is from 7:30 to noon in Montréal, in summer, in winter and on the days of the clock changes", () => {
		const days = ["2026-07-01", "2026-12-01", "2026-03-08", "2026-11-01"];
		const offsets = { "2026-07-01": 4, "2026-12-01": 5, "2026-03-08": 4, "2026-11-01": 5 } as Record<string, number>;
		for (const day of days) {
			const at = (minutes: number) =>
				taskMailDay(new Date(Date.parse(`${day}T00:00:00Z`) + (minutes + (offsets[day] ?? 0) * 60) * 60_000));
			expect([at(7 * 60 + 29), at(7 * 60 + 30), at(12 * 60 - 1), at(12 * 60)]).toEqual([null, day, day, null]);
		}
	});
});
