import { describe, expect, it } from "vitest";
import { newToken, readToken, tokenOf } from "./one-time-token.ts";

const secret = "a-secret-that-only-tests-know-0123456789";

describe("a one-time token", () => {
	it("is derived from its id and valid for one purpose and one secret", () => {
		const { id, token } = newToken("reset", secret);
		expect(tokenOf(id, "reset", secret)).toBe(token);
		expect(readToken(token, "reset", secret)).toBe(id);
		expect(readToken(token, "sign-in", secret)).toBeNull();
		expect(readToken(token, "reset", `${secret}!`)).toBeNull();
	});

	it("is rejected when any part of it was changed", () => {
		const { token } = newToken("reset", secret);
		for (const wrong of ["", ".", token.slice(1), token.slice(0, -1), `${token}.x`, `${token}A`, "x".repeat(300)]) {
			expect(readToken(wrong, "reset", secret), wrong).toBeNull();
		}
	});
});
