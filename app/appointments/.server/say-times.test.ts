import { describe, expect, it } from "vitest";
import { sayDays, sayLength, sayMinute, sayWindow, timeOf } from "./say-times.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("times of the agenda", () => {
	it.each([
		["08:00", "10:00", "8–10 h", "8–10 a.m."],
		["10:00", "12:00", "10–12 h", "10 a.m.–12 p.m."],
		["08:30", "10:00", "8 h 30–10 h", "8:30–10 a.m."],
		["13:00", "13:00", "13 h", "1 p.m."],
	])("a window from %s to %s is %s or %s", (from, to, french, english) => {
		expect(plain(sayWindow({ from, to }, "fr"))).toBe(french);
		expect(plain(sayWindow({ from, to }, "en"))).toBe(english);
	});

	it.each([
		[45, "45 min", "45 min"],
		[60, "1 h", "1 h"],
		[125, "2 h 05", "2 h 05 min"],
	])("%i minutes are %s or %s", (minutes, french, english) => {
		expect(plain(sayLength(minutes, "fr"))).toBe(french);
		expect(plain(sayLength(minutes, "en"))).toBe(english);
	});

	it.each([
		["2026-11-16", "2026-11-21", "16 au 21 novembre 2026", "November 16 to 21, 2026"],
		["2026-11-30", "2026-12-05", "30 novembre au 5 décembre 2026", "November 30 to December 5, 2026"],
		["2026-12-28", "2027-01-02", "28 décembre 2026 au 2 janvier 2027", "December 28, 2026 to January 2, 2027"],
		["2026-06-01", "2026-06-06", "1er au 6 juin 2026", "June 1 to 6, 2026"],
	])("from %s to %s is %s or %s", (from, until, french, english) => {
		expect(sayDays(from, until, "fr")).toBe(french);
		expect(sayDays(from, until, "en")).toBe(english);
	});

	it("ends a day at midnight, and counts from it afterwards", () => {
		expect([timeOf(25 * 60), plain(sayMinute(25 * 60, "fr"))]).toEqual(["24:00", "1 h"]);
	});
});
