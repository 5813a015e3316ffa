import { describe, expect, it } from "vitest";
import { meetsPolicy, meetsRule, type PasswordPolicy, rulesOf } from "./password-policy.ts";

const plain: PasswordPolicy = {
	schemaVersion: 1,
	minimum: 6,
	maximum: null,
	lowercase: false,
	uppercase: false,
	numeric: false,
	nonAlphanumeric: false,
};

describe("a password policy", () => {
	it("requires only the minimum length by default", () => {
		expect(rulesOf(plain)).toEqual(["minimum"]);
		expect(meetsPolicy("abcdef", plain)).toBe(true);
		expect(meetsPolicy("abcde", plain)).toBe(false);
	});

	it("enforces every rule that the provider sets", () => {
		const strict = { ...plain, maximum: 10, lowercase: true, uppercase: true, numeric: true, nonAlphanumeric: true };
		expect(rulesOf(strict)).toEqual(["minimum", "maximum", "lowercase", "uppercase", "numeric", "nonAlphanumeric"]);
		expect(meetsPolicy("Éte-2026", { ...strict })).toBe(true);
		for (const missing of ["éte-2026", "ÉTE-2026", "Éte-neuf", "Ete20266", "Éte-2026-long"]) {
			expect(meetsPolicy(missing, strict), missing).toBe(false);
		}
	});

	it("counts an emoji as one character", () => {
		expect(meetsRule("🫐🫐🫐🫐🫐", "minimum", plain)).toBe(false);
		expect(meetsRule("🫐🫐🫐🫐🫐🫐", "minimum", plain)).toBe(true);
	});
});
