import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLocale, preferredLocale } from "./detect.ts";

describe("the locale of an HTTP request", () => {
	it("is taken from the route, then the cookie, then Accept-Language, and defaults to French", () => {
		const acceptLanguage = "en-CA,en;q=0.9";
		expect(detectLocale({ route: "fr", cookie: "en", acceptLanguage })).toBe("fr");
		expect(detectLocale({ route: null, cookie: "fr", acceptLanguage })).toBe("fr");
		expect(detectLocale({ route: null, cookie: null, acceptLanguage })).toBe("en");
		expect(detectLocale({ route: null, cookie: null, acceptLanguage: undefined })).toBe("fr");
	});

	it.each([
		["*", null],
		["", null],
		["de-DE, it", null],
		["de, en;q=0.5, fr;q=0.8", "fr"],
		["fr;q=0, en;q=0.1", "en"],
		["EN-us", "en"],
	])("reads %j as %j", (header, expected) => {
		expect(preferredLocale(header)).toBe(expected);
	});

	it("accepts any header without throwing", () => {
		fc.assert(fc.property(fc.string(), (header) => ["fr", "en", null].includes(preferredLocale(header))));
	});
});
