import { describe, expect, it } from "vitest";
import { issueFormKey, readFormKey } from "./form-key.ts";

const now = new Date("2026-11-15T15:00:00Z");

describe("the form key", () => {
	it("contains its issue time and is unique", () => {
		const key = issueFormKey("secret", now);
		expect(readFormKey(key, "secret")).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), issuedAt: now });
		expect(issueFormKey("secret", now)).not.toBe(key);
	});

	it("is rejected when it is forged or signed with another secret", () => {
		const key = issueFormKey("secret", now);
		const [id, time, signature] = key.split(".");
		for (const forged of [
			"",
			"a.b.c",
			key.slice(0, -1),
			`${id}.zzz.${signature}`,
			`other.${time}.${signature}`,
			`${key}x`,
		]) {
			expect(readFormKey(forged, "secret")).toBeNull();
		}
		expect(readFormKey(key, "another secret")).toBeNull();
	});
});
