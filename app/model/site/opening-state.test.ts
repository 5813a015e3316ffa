import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { isOpenDay, openingState } from "./opening-state.ts";

const at = (instant: string) => openingState(company, new Date(instant));

describe("opening hours", () => {
	it("follow Montréal's time zone in summer and winter", () => {
		expect(at("2026-11-16T13:00:00Z")).toEqual({ kind: "open", until: "18:00" });
		expect(at("2026-11-16T12:59:00Z")).toMatchObject({ kind: "closed" });
		expect(at("2026-07-13T12:00:00Z")).toEqual({ kind: "open", until: "18:00" });
		expect(at("2026-11-14T19:59:00Z")).toEqual({ kind: "open", until: "15:00" });
		expect(at("2026-11-15T16:00:00Z")).toMatchObject({ kind: "closed" });
	});

	it("are closed on holidays", () => {
		expect(at("2026-12-25T16:00:00Z")).toMatchObject({ kind: "holiday" });
		expect(isOpenDay("2026-12-25", company)).toBe(false);
		expect(isOpenDay("2026-12-24", company)).toBe(true);
	});
});

describe("the reopening", () => {
	it.each([
		["before opening, the same day", "2026-11-16T12:59:00Z", 0, "2026-11-16", "08:00"],
		["in the evening, the next day", "2026-11-16T23:00:00Z", 1, "2026-11-17", "08:00"],
		["on Friday evening, Saturday", "2026-11-20T23:30:00Z", 1, "2026-11-21", "09:00"],
		["on Saturday afternoon, Monday", "2026-11-14T20:00:00Z", 2, "2026-11-16", "08:00"],
		["late on Sunday in Montréal, when it is Monday in UTC", "2026-11-16T03:00:00Z", 1, "2026-11-16", "08:00"],
		["on Christmas Eve, after two holidays and a Sunday", "2026-12-24T23:30:00Z", 4, "2026-12-28", "08:00"],
		["on a holiday", "2026-12-25T16:00:00Z", 3, "2026-12-28", "08:00"],
		["in the night of the clock change", "2026-11-01T06:30:00Z", 1, "2026-11-02", "08:00"],
	])("is found %s", (_, now, inDays, day, time) => {
		expect(at(now)).toMatchObject({ reopens: { inDays, day, time } });
	});

	it("is after the break of a day with two openings", () => {
		const hours = [
			{ days: [1], opens: "13:00", closes: "18:00" },
			{ days: [1], opens: "08:00", closes: "12:00" },
		];
		const state = openingState({ hours, holidays: [] }, new Date("2026-11-16T17:30:00Z"));
		expect(state).toEqual({ kind: "closed", reopens: { inDays: 0, day: "2026-11-16", time: "13:00" } });
	});

	it("is null without opening hours", () => {
		expect(openingState({ hours: [], holidays: [] }, new Date("2026-11-16T17:30:00Z"))).toEqual({
			kind: "closed",
			reopens: null,
		});
	});
});
