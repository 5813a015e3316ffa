import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatHour } from "./format.ts";
import { formatHourAt, formatShortDay, formatWeekday, weekdayName } from "./format-day.ts";

describe("dates", () => {
	it("are formatted in English by default", () => {
		expect(formatDate("2026-03-01")).toBe("March 1, 2026");
		expect(formatDate("2026-03-01", "en-US")).toBe("March 1, 2026");
		expect(formatDate("2026-03-01", "en")).toBe("March 1, 2026");
	});

	it("follow Québec usage in French, including 1er for the first of the month", () => {
		expect(formatDate("2026-03-01", "fr")).toBe("1er mars 2026");
		expect(formatDate("2026-11-21", "fr-CA")).toBe("21 novembre 2026");
	});

	it("are empty for an empty or invalid value", () => {
		for (const value of [null, undefined, "", "nonsense", Number.NaN]) expect(formatDate(value)).toBe("");
		expect(formatDate("2026-03-01", "not a locale")).toBe("");
	});

	it("include the weekday in the long form", () => {
		expect(formatWeekday("2026-11-17", "fr")).toBe("mardi 17 novembre 2026");
		expect(formatWeekday("2027-02-01", "fr")).toBe("lundi 1er février 2027");
		expect(formatWeekday("2026-11-17", "en")).toBe("Tuesday, November 17, 2026");
		expect(formatWeekday("2026-02-31x", "fr")).toBe("");
	});

	it("use the day in Montréal for an instant", () => {
		expect(formatDate("2026-03-02T03:00:00Z", "en")).toBe("March 1, 2026");
	});

	it.each([
		["fr", "fr-CA"],
		["en", "en-CA"],
	] as const)("have the same format without Intl as with it: %s", (locale, tag) => {
		const format = new Intl.DateTimeFormat(tag, { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
		const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
		fc.assert(
			fc.property(day, (date) => {
				const expected = format.format(date).replace(/^1 /, locale === "fr" ? "1er " : "1 ");
				expect(formatDate(date.toISOString().slice(0, 10), locale)).toBe(expected);
			}),
		);
	});

	it("have a short form", () => {
		expect(formatShortDay("2026-11-09", "fr")).toBe("9 nov.");
		expect(formatShortDay("2026-11-09", "en")).toBe("Nov 9");
	});
});

describe("weekdays", () => {
	it("count from Monday, in both languages", () => {
		const all = [1, 2, 3, 4, 5, 6, 7];
		expect(all.map((day) => weekdayName(day, "fr")).join()).toBe("lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche");
		expect(all.map((day) => weekdayName(day, "en", "short")).join()).toBe("Mon,Tue,Wed,Thu,Fri,Sat,Sun");
	});
});

describe("hours", () => {
	it("follow the conventions of the locale", () => {
		expect(formatHour("14:05", "fr")).toBe("14\u00a0h\u00a005");
		expect(formatHour("14:05", "en")).toBe("2:05\u00a0p.m.");
		expect(formatHour("08:00", "fr")).toBe("8\u00a0h");
	});

	it("use Montréal time for an instant, before and after a clock change", () => {
		expect(formatHourAt("2026-03-08T06:30:00Z", "fr")).toBe("1\u00a0h\u00a030");
		expect(formatHourAt("2026-03-08T07:30:00Z", "fr")).toBe("3\u00a0h\u00a030");
		expect(formatHourAt("2026-11-01T05:30:00Z", "en")).toBe("1:30\u00a0a.m.");
		expect(formatHourAt("2026-11-01T06:30:00Z", "en")).toBe("1:30\u00a0a.m.");
	});
});
