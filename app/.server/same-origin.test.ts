import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const from = (headers: Record<string, string>) => new Request("https://airelle.example/x", { method: "POST", headers });

describe("isSameOrigin", () => {
	it("relies on Sec-Fetch-Site first", () => {
		expect(isSameOrigin(from({ "Sec-Fetch-Site": "same-origin" }))).toBe(true);
		for (const site of ["cross-site", "same-site", "none"]) {
			expect(
				isSameOrigin(from({ "Sec-Fetch-Site": site, Origin: "https://airelle.example" }), { hasSignedToken: true }),
			).toBe(false);
		}
	});

	it("requires the exact Origin without Sec-Fetch-Site", () => {
		expect(isSameOrigin(from({ Origin: "https://airelle.example" }))).toBe(true);
		for (const origin of [
			"https://evil.example",
			"http://airelle.example",
			"https://airelle.example.evil.example",
			"null",
		]) {
			expect(isSameOrigin(from({ Origin: origin }), { hasSignedToken: true })).toBe(false);
		}
	});

	it("requires a signed token without either header", () => {
		expect(isSameOrigin(from({}))).toBe(false);
		expect(isSameOrigin(from({}), { hasSignedToken: true })).toBe(true);
	});
});
