import { describe, expect, it } from "vitest";
import { staffWords as english } from "#content/staff/en.ts";
import { staffWords as french } from "#content/staff/fr.ts";
import { authCodes } from "./auth-codes.ts";

describe.each([
	["French", french.authErrors],
	["English", english.authErrors],
])("sign-in errors in %s", (_, words) => {
	it("cover every code of the specification", () => {
		expect(authCodes).toHaveLength(25);
		for (const code of authCodes) expect(words[code], code).toMatch(/\.$/);
	});

	it("do not reveal whether an address belongs to a member", () => {
		expect(words["user-not-found"]).toBe(words["invalid-credential"]);
		expect(words["invalid-action-code"]).toBe(words["expired-action-code"]);
	});
});
