import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, hoursAndMinutes, minutesOf, overlaps, takenBy, timeOf } from "./crew-day.ts";

const window = { from: "08:00", to: "10:00" };

describe("the time of an appointment", () => {
	it("is taken from the first possible arrival to the end of the road after the longest work", () => {
		expect(takenBy({ window, minutes: 255, travel: 30 })).toEqual({ from: 480, to: 885 });
		expect(takenBy({ window: { from: "11:00", to: "11:00" }, minutes: 60, travel: 0 })).toEqual({ from: 660, to: 720 });
	});

	it("ends when the work ends that starts at the last possible arrival", () => {
		expect(endOf({ window, minutes: 255 })).toBe("14:15");
		expect(endOf({ window: { from: "22:00", to: "23:00" }, minutes: 90 })).toBe("00:30");
	});

	it("does not overlap the time right after it", () => {
		expect(overlaps({ from: 480, to: 600 }, { from: 600, to: 660 })).toBe(false);
		expect(overlaps({ from: 480, to: 601 }, { from: 600, to: 660 })).toBe(true);
		expect(overlaps({ from: 480, to: 900 }, { from: 600, to: 660 })).toBe(true);
	});

	it("is written as hours and minutes, and read back", () => {
		expect(hoursAndMinutes(255)).toEqual({ hours: 4, minutes: 15 });
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
				expect(minutesOf(timeOf(minutes))).toBe(minutes);
			}),
		);
	});
});
