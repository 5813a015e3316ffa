import { describe, expect, it } from "vitest";
import { sayPlace, sayRowDay, sayShortPlace, sayShortWindow } from "./say-booking.ts";

const morning = { from: "08:00", to: "10:00" };

describe("the words of a time", () => {
	it("name the unit once when both ends have the same", () => {
		expect(sayShortWindow(morning, "fr")).toBe("8 à 10\u00a0h");
		expect(sayShortWindow(morning, "en")).toBe("8 to 10\u00a0a.m.");
		expect(sayShortWindow({ from: "10:00", to: "12:00" }, "en")).toBe("10\u00a0a.m. to 12\u00a0p.m.");
		expect(sayShortWindow({ from: "08:30", to: "10:30" }, "fr")).toBe("8\u00a0h\u00a030 à 10\u00a0h\u00a030");
		expect(sayShortWindow({ from: "11:15", to: "11:15" }, "fr")).toBe("11\u00a0h\u00a015");
	});

	it("are short in lists", () => {
		expect(sayShortPlace({ day: "2026-11-19", window: morning }, "fr")).toBe("19 nov., 8 à 10\u00a0h");
		expect(sayShortPlace({ day: "2026-11-19", window: morning }, "en")).toBe("Nov 19, 8 to 10\u00a0a.m.");
	});

	it("name the day without the year", () => {
		const place = { day: "2026-11-19", window: morning };
		expect(sayPlace(place, "fr")).toBe("Jeudi 19 novembre, entre 8\u00a0h et 10\u00a0h");
		expect(sayPlace(place, "en")).toBe("Thursday, November 19, between 8\u00a0a.m. and 10\u00a0a.m.");
		expect(sayRowDay("2026-11-19", "fr")).toBe("Jeu. 19 nov.");
	});
});
