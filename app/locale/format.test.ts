import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, formatNumber, formatPhone, formatPostalCode, formatRange, formatWithCents } from "./format.ts";

describe("number formats without Intl", () => {
	const tags = [
		["fr", "fr-CA"],
		["en", "en-CA"],
	] as const;
	const plain = (text: string) => text.replaceAll("\u202f", "\u00a0");

	it.each(tags)("formats numbers and amounts exactly as Intl does: %s", (locale, tag) => {
		const number = new Intl.NumberFormat(tag);
		const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
		fc.assert(
			fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
				expect(formatNumber(value, locale)).toBe(plain(number.format(value)));
				expect(formatNumber(value / 8, locale)).toBe(plain(number.format(value / 8)));
				expect(formatWithCents(value, locale)).toContain(plain(cents.format(value / 100)));
			}),
		);
	});
});

describe("amounts and phone numbers", () => {
	it("follow the conventions of the locale", () => {
		expect(formatMoney(114_950, "fr")).toBe("1\u00a0149,50\u00a0$");
		expect(formatMoney(114_950, "en")).toBe("$1,149.50");
		expect(formatRange({ low: 289_00, high: 389_00 }, "fr")).toBe("289 à 389\u00a0$");
		expect(formatRange({ low: 4_50, high: 6_00 }, "en")).toBe("$4.50 to $6.00");
		expect(formatRange({ low: 90_00, high: 90_00 }, "fr")).toBe("90\u00a0$");
		expect(formatNumber(1_200, "fr")).toBe("1\u00a0200");
		expect(formatNumber(1_200, "en")).toBe("1,200");
		expect(formatPostalCode("H2T1S6")).toBe("H2T\u00a01S6");
		expect(formatPostalCode("H2T")).toBe("H2T");
		expect(formatPhone("5145550142", "fr")).toBe("514\u00a0555-0142");
		expect(formatPhone("5145550142", "en")).toBe("514-555-0142");
	});
});
