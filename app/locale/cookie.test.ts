import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	hasOldName,
	readCookie,
	readLocaleCookie,
	readVisitorCookie,
	renameOldCookies,
	serializeCookie,
	serializeLocaleCookie,
	writeVisitorCookie,
} from "./cookie.ts";

describe("cookies", () => {
	it("stores the locale as JSON for one year", () => {
		expect(serializeLocaleCookie("en", false)).toBe("locale=%22en%22; Max-Age=31536000; Path=/; SameSite=Lax");
		expect(serializeLocaleCookie("fr", true)).toMatch(/^__Host-locale=%22fr%22; .*; Secure$/);
		expect(readLocaleCookie("a=1; locale=%22en%22; b=2")).toBe("en");
	});

	it("rejects a cookie name with characters that are not allowed", () => {
		for (const name of ["", "a b", "a;b", "a=b", "é", "a\nb"]) {
			expect(() => serializeCookie(name, 1, { maxAge: 1, secure: false })).toThrow(TypeError);
		}
	});

	it("ignores a locale cookie that is not JSON, has invalid characters or is not a locale", () => {
		for (const value of ["en", "%22de%22", '"en"', "%", "%22en%22,x", "", "{}"]) {
			expect(readLocaleCookie(`locale=${value}`)).toBeNull();
		}
		expect(readLocaleCookie(undefined)).toBeNull();
	});

	it("reads back any JSON value that it wrote", () => {
		fc.assert(
			fc.property(fc.jsonValue({ depthSize: "small" }), (value) => {
				const [pair = ""] = serializeCookie("x", value, { maxAge: 1, secure: false }).split(";");
				expect(readCookie(pair, "x")).toEqual(JSON.parse(JSON.stringify(value)));
			}),
		);
	});
});

describe("visitor cookies", () => {
	const names = ["locale", "consent", "estimate", "follow"] as const;

	it.each(names)("%s has the __Host- prefix over HTTPS and no prefix over plain HTTP", (name) => {
		const secure = writeVisitorCookie(name, "x", true);
		expect(secure).toMatch(new RegExp(`^__Host-${name}=.*; Path=/; .*; Secure$`));
		expect(secure).not.toContain("Domain");
		expect(writeVisitorCookie(name, "x", false)).toMatch(new RegExp(`^${name}=(?!.*Secure)`));
	});

	it.each(names)("%s set by a sibling host does not override the prefixed cookie", (name) => {
		expect(readVisitorCookie(`${name}=%22planted%22; __Host-${name}=%22ours%22`, name)).toBe("ours");
	});

	it("reads cookies of earlier builds, renames them once and expires the old names", () => {
		const old = "consent=%22granted%22; locale=%22en%22; follow=%22a%22; estimate=%22d%22";
		expect(readVisitorCookie(old, "consent")).toBe("granted");
		const lines = renameOldCookies(old, true);
		expect(lines.map((line) => line.split(";").slice(0, 2).join(";"))).toEqual([
			"__Host-locale=%22en%22; Max-Age=31536000",
			"locale=; Max-Age=0",
			"__Host-consent=%22granted%22; Max-Age=31536000",
			"consent=; Max-Age=0",
			"__Host-follow=%22a%22; Max-Age=86400",
			"follow=; Max-Age=0",
		]);
		expect(hasOldName(old, "estimate", true)).toBe(true);
		expect(renameOldCookies("__Host-consent=%22granted%22; consent=%22refused%22", true)).toEqual([]);
		expect(renameOldCookies(old, false)).toEqual([]);
	});
});
