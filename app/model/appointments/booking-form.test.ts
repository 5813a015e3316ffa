import { describe, expect, it } from "vitest";
import { appointments as rules } from "#content/appointments.ts";
import { exactTime, type PlaceContext, placeValue, readAccepted, readPlace, type TypedPlace } from "./booking-form.ts";
import { sampleCrew } from "./sample-crew.testing.ts";

const context: PlaceContext = {
	crews: [sampleCrew],
	rules,
	expected: 180,
	travel: 30,
	now: new Date("2026-11-16T15:00:00Z"),
};
const exact: TypedPlace = { place: exactTime, day: "2026-11-19", from: "11:15", minutes: "90", crew: sampleCrew.id };
const read = (typed: Partial<TypedPlace>, changed: Partial<PlaceContext> = {}) =>
	readPlace({ ...exact, ...typed }, { ...context, ...changed });

describe("readPlace", () => {
	it("reads a window, with the length that the estimate expects", () => {
		const [, window] = rules.windows;
		if (!window) expect.fail("no window");
		const value = placeValue({ day: "2026-11-19", window, crew: sampleCrew.id });
		expect(read({ place: value })).toEqual({
			crew: sampleCrew.id,
			day: "2026-11-19",
			window,
			minutes: 180,
			travel: 30,
		});
		expect(read({ place: value }, { expected: null })).toMatchObject({ minutes: 90 });
		expect(read({ place: value, minutes: "" }, { expected: null })).toBe("length-wrong");
	});

	it("reads an exact time, with the length in the form", () => {
		expect(read({})).toMatchObject({ window: { from: "11:15", to: "11:15" }, minutes: 90 });
	});

	it("reads work that ends at midnight", () => {
		expect(read({ from: "20:00", minutes: "240" })).toMatchObject({ minutes: 240 });
	});

	it.each([
		[{ place: "" }, "time-missing"],
		[{ place: "2026-11-19/07:00/montreal" }, "time-missing"],
		[{ place: "2026-02-30/08:00/montreal" }, "time-missing"],
		[{ place: "../../etc/passwd" }, "time-missing"],
		[{ place: "2026-11-19/08:00/nobody" }, "crew-unknown"],
		[{ place: "2026-11-15/08:00/montreal" }, "day-past"],
		[{ day: "" }, "exact-wrong"],
		[{ from: "20:00", minutes: "241" }, "after-midnight"],
		[{ day: "2026-02-30" }, "exact-wrong"],
		[{ from: "24:00" }, "exact-wrong"],
		[{ from: "9 h" }, "exact-wrong"],
		[{ day: "2026-11-15" }, "day-past"],
		[{ day: "2027-11-17" }, "day-far"],
		[{ day: "8999-12-31" }, "day-far"],
		[{ day: "9999-12-31" }, "exact-wrong"],
		[{ crew: "__proto__" }, "crew-unknown"],
		[{ minutes: "0" }, "length-wrong"],
		[{ minutes: "-60" }, "length-wrong"],
		[{ minutes: "1e3" }, "length-wrong"],
		[{ minutes: "841" }, "length-wrong"],
	])("rejects %j: %s", (typed, fault) => {
		expect(read(typed)).toBe(fault);
	});

	it("accepts today and the same day of the next year", () => {
		expect(read({ day: "2026-11-16" })).toMatchObject({ day: "2026-11-16" });
		expect(read({ day: "2027-11-16" })).toMatchObject({ day: "2027-11-16" });
	});
});

describe("readAccepted", () => {
	it("knows the warnings that were shown, and nothing else", () => {
		expect(readAccepted("area overlap everything")).toEqual(["overlap", "area"]);
		expect(readAccepted("yes")).toEqual([]);
	});
});
