import { describe, expect, it } from "vitest";
import { appointments } from "#content/appointments.ts";
import { appointmentsSchema } from "./appointments-schema.ts";
import { refusalsOf } from "./refusals.ts";

function refusals(changes: object): string[] {
	const result = appointmentsSchema.safeParse({ ...appointments, ...changes });
	return result.success ? [] : refusalsOf(result.error.issues).map(({ path, code }) => `${path}: ${code}`);
}

describe("the settings for appointments", () => {
	it("accept the original, and windows that touch", () => {
		expect(refusals({})).toEqual([]);
		expect(refusals({ windows: [window("08:00", "10:00"), window("10:00", "12:00")] })).toEqual([]);
	});

	it("need at least one window", () => {
		expect(refusals({ windows: [] })).toEqual(["windows: too-few"]);
	});

	it("reject a window that ends when it starts, or before", () => {
		const windows = [window("08:00", "08:00"), window("12:00", "10:00")];
		expect(refusals({ windows })).toEqual(["windows.0.to: times-order", "windows.1.to: times-order"]);
	});

	it("reject windows that overlap or are out of order", () => {
		expect(refusals({ windows: [window("08:00", "10:00"), window("09:30", "11:00")] })).toEqual([
			"windows.1.from: windows-order",
		]);
		expect(refusals({ windows: [window("13:00", "15:00"), window("08:00", "10:00")] })).toEqual([
			"windows.1.from: windows-order",
		]);
	});

	it("limit travel to 0 to 240 minutes, with one line for each area", () => {
		const travel = (usual: number, ...areas: readonly [string, number][]) => ({
			travel: { usual, areas: areas.map(([area, minutes]) => ({ area, minutes })) },
		});
		expect(refusals(travel(0, ["laval", 240]))).toEqual([]);
		expect(refusals(travel(-1))).toEqual(["travel.usual: too-small"]);
		expect(refusals(travel(30, ["laval", 241]))).toEqual(["travel.areas.0.minutes: too-large"]);
		expect(refusals(travel(30, ["laval", 20], ["laval", 40]))).toEqual(["travel.areas.1: repeated"]);
	});

	it("limit notice to two weeks and the horizon to 90 days", () => {
		expect(refusals({ noticeHours: 0, horizonDays: 1 })).toEqual([]);
		expect(refusals({ noticeHours: 336, horizonDays: 90 })).toEqual([]);
		expect(refusals({ noticeHours: 337, horizonDays: 91 })).toEqual([
			"noticeHours: too-large",
			"horizonDays: too-large",
		]);
		expect(refusals({ noticeHours: -1, horizonDays: 0 })).toEqual(["noticeHours: too-small", "horizonDays: too-small"]);
	});
});

function window(from: string, to: string) {
	return { from, to };
}
