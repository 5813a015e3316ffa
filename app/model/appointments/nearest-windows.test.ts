import { describe, expect, it } from "vitest";
import { readWindowValue, windowValue } from "./chosen-window.ts";
import { nearestWindows } from "./nearest-windows.ts";

const place = (value: string) => readWindowValue(value) ?? expect.fail(value);
const gone = place("2026-11-19_10:00-12:00");
const near = (...values: string[]) =>
	nearestWindows(
		values.map((value) => ({ ...place(value), crews: ["montreal"] })),
		gone,
	).map(({ window, reason }) => `${reason} ${windowValue(window)}`);

describe("the windows nearest to one that has gone", () => {
	it("are one of the same day, the same hour of another day, and the soonest", () => {
		expect(
			near(
				"2026-11-18_15:00-17:00",
				"2026-11-19_15:00-17:00",
				"2026-11-20_08:00-10:00",
				"2026-11-20_10:00-12:00",
				"2026-11-23_10:00-12:00",
			),
		).toEqual([
			"same-day 2026-11-19_15:00-17:00",
			"same-hour 2026-11-20_10:00-12:00",
			"soonest 2026-11-18_15:00-17:00",
		]);
	});

	it("prefer the later of two that are equally far, and never repeat one", () => {
		expect(near("2026-11-18_10:00-12:00", "2026-11-20_10:00-12:00")).toEqual([
			"same-hour 2026-11-20_10:00-12:00",
			"soonest 2026-11-18_10:00-12:00",
		]);
		expect(near("2026-11-19_08:00-10:00", "2026-11-19_12:00-14:00")).toEqual([
			"same-day 2026-11-19_12:00-14:00",
			"soonest 2026-11-19_08:00-10:00",
		]);
	});

	it("are the soonest ones where the day and the hour have nothing, without the window itself", () => {
		const days = ["2026-11-23", "2026-11-20", "2026-11-24", "2026-11-25"].map((day) => `${day}_13:00-15:00`);
		expect(near(...days, windowValue(gone))).toEqual([
			"soonest 2026-11-20_13:00-15:00",
			"soonest 2026-11-23_13:00-15:00",
			"soonest 2026-11-24_13:00-15:00",
		]);
		expect(near()).toEqual([]);
	});
});
