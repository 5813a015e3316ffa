import { describe, expect, it } from "vitest";
import { authCodes } from "#app/model/members/auth-codes.ts";
import { authCodeOf } from "./auth-code-of.ts";

const failing = (code: string) => Object.assign(new Error(code), { code });

describe("authCodeOf", () => {
	it.each(authCodes)("keeps a code of the specification: %s", (code) => {
		expect(authCodeOf(failing(`auth/${code}`))).toBe(code);
	});

	it("maps aliases to one code", () => {
		expect(authCodeOf(failing("auth/timeout"))).toBe("network-request-failed");
		expect(authCodeOf(failing("auth/weak-password"))).toBe("password-does-not-meet-requirements");
	});

	it("returns null when the member closed the popup", () => {
		expect(authCodeOf(failing("auth/popup-closed-by-user"))).toBeNull();
	});

	it("returns unknown for anything else", () => {
		for (const error of [failing("auth/quantum"), new TypeError("x"), null]) expect(authCodeOf(error)).toBe("unknown");
	});
});
