import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCookie, readLocaleCookie, serializeCookie, serializeLocaleCookie } from "./cookie.ts";

describe("cookies", () => {
	it("remember the language for a year, as JSON", () => {
		expect(serializeLocaleCookie("en", false)).toBe("locale=%22en%22; Max-Age=31536000; Path=/; SameSite=Lax");
		expect(serializeLocaleCookie("fr", true)).toContain("; Secure");
		expect(readLocaleCookie("a=1; locale=%22en%22; b=2")).toBe("en");
	});

	it("refuse a name that is not allowed", () => {
		for (const name of ["", "a b", "a;b", "a=b", "é", "a\nb"]) {
			expect(() => serializeCookie(name, 1, { maxAge: 1, secure: false })).toThrow(TypeError);
		}
	});

	it("ignore what is not JSON, not allowed or not a language", () => {
		for (const value of ["en", "%22de%22", '"en"', "%", "%22en%22,x", "", "{}"]) {
			expect(readLocaleCookie(`locale=${value}`)).toBeNull();
		}
		expect(readLocaleCookie(undefined)).toBeNull();
	});

	it("read back whatever was written", () => {
		fc.assert(
			fc.property(fc.jsonValue({ depthSize: "small" }), (value) => {
				const [pair = ""] = serializeCookie("x", value, { maxAge: 1, secure: false }).split(";");
				expect(readCookie(pair, "x")).toEqual(JSON.parse(JSON.stringify(value)));
			}),
		);
	});
});
