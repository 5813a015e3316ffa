import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	formatDate,
	formatHour,
	formatMoney,
	formatNumber,
	formatPhone,
	formatPostalCode,
	formatRange,
	formatWeekday,
} from "./format.ts";

describe("dates", () => {
	it("are English unless told otherwise", () => {
		expect(formatDate("2026-03-01")).toBe("March 1, 2026");
		expect(formatDate("2026-03-01", "en-US")).toBe("March 1, 2026");
		expect(formatDate("2026-03-01", "en")).toBe("March 1, 2026");
	});

	it("are Québec's in French, the first of the month included", () => {
		expect(formatDate("2026-03-01", "fr")).toBe("1er mars 2026");
		expect(formatDate("2026-11-21", "fr-CA")).toBe("21 novembre 2026");
	});

	it("are empty for an empty value or a failure", () => {
		for (const value of [null, undefined, "", "nonsense", Number.NaN]) expect(formatDate(value)).toBe("");
		expect(formatDate("2026-03-01", "not a locale")).toBe("");
	});

	it("say which day of the week it is", () => {
		expect(formatWeekday("2026-11-17", "fr")).toBe("mardi 17 novembre 2026");
		expect(formatWeekday("2027-02-01", "fr")).toBe("lundi 1er février 2027");
		expect(formatWeekday("2026-11-17", "en")).toBe("Tuesday, November 17, 2026");
		expect(formatWeekday("2026-02-31x", "fr")).toBe("");
	});

	it("are the day in Montréal for an instant", () => {
		expect(formatDate("2026-03-02T03:00:00Z", "en")).toBe("March 1, 2026");
	});
});

describe("what is written by hand", () => {
	const tags = [
		["fr", "fr-CA"],
		["en", "en-CA"],
	] as const;
	const plain = (text: string) => text.replaceAll("\u202f", "\u00a0");

	it.each(tags)("gives every day as Intl does: %s", (locale, tag) => {
		const format = new Intl.DateTimeFormat(tag, { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
		const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
		fc.assert(
			fc.property(day, (date) => {
				const expected = format.format(date).replace(/^1 /, locale === "fr" ? "1er " : "1 ");
				expect(formatDate(date.toISOString().slice(0, 10), locale)).toBe(expected);
			}),
		);
	});

	it.each(tags)("gives numbers and amounts as Intl does: %s", (locale, tag) => {
		const number = new Intl.NumberFormat(tag);
		const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
		fc.assert(
			fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
				expect(formatNumber(value, locale)).toBe(plain(number.format(value)));
				expect(formatNumber(value / 8, locale)).toBe(plain(number.format(value / 8)));
				expect(formatMoney(value, locale, { alwaysCents: true })).toContain(plain(cents.format(value / 100)));
			}),
		);
	});
});

describe("amounts, hours and phone numbers", () => {
	it("follow the language", () => {
		expect(formatMoney(114_950, "fr")).toBe("1\u00a0149,50\u00a0$");
		expect(formatMoney(114_950, "en")).toBe("$1,149.50");
		expect(formatRange({ low: 289_00, high: 389_00 }, "fr")).toBe("289 à 389\u00a0$");
		expect(formatRange({ low: 4_50, high: 6_00 }, "en")).toBe("$4.50 to $6.00");
		expect(formatRange({ low: 90_00, high: 90_00 }, "fr")).toBe("90\u00a0$");
		expect(formatNumber(1_200, "fr")).toBe("1\u00a0200");
		expect(formatNumber(1_200, "en")).toBe("1,200");
		expect(formatHour("14:05", "fr")).toBe("14\u00a0h\u00a005");
		expect(formatHour("14:05", "en")).toBe("2:05\u00a0p.m.");
		expect(formatHour("08:00", "fr")).toBe("8\u00a0h");
		expect(formatPostalCode("H2T1S6")).toBe("H2T\u00a01S6");
		expect(formatPostalCode("H2T")).toBe("H2T");
		expect(formatPhone("5145550142", "fr")).toBe("514\u00a0555-0142");
		expect(formatPhone("5145550142", "en")).toBe("514-555-0142");
	});
});
