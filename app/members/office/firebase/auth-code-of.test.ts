import { describe, expect, it } from "vitest";
import { authCodes } from "#app/model/members/auth-codes.ts";
import { authCodeOf } from "./auth-code-of.ts";

const failing = (code: string) => Object.assign(new Error(code), { code });

describe("what the provider's script reports", () => {
	it.each(authCodes)("keeps its name when it is in the specification: %s", (code) => {
		expect(authCodeOf(failing(`auth/${code}`))).toBe(code);
	});

	it("has one name for one thing", () => {
		expect(authCodeOf(failing("auth/timeout"))).toBe("network-request-failed");
		expect(authCodeOf(failing("auth/weak-password"))).toBe("password-does-not-meet-requirements");
	});

	it("is no error when the person closed the window", () => {
		expect(authCodeOf(failing("auth/popup-closed-by-user"))).toBeNull();
	});

	it("is unknown otherwise", () => {
		for (const error of [failing("auth/quantum"), new TypeError("x"), null]) expect(authCodeOf(error)).toBe("unknown");
	});
});
