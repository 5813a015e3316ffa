import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("isCommonPassword", () => {
	it.each([
		"motdepasse123",
		"Motdepasse2026!",
		"P@ssw0rd1234",
		"azertyuiop123",
		"qwerty123456",
		"bonjour12345!",
		"123456789012",
		"aaaaaaaaaaaaaaa",
		"Été2026hiver2027",
		"airelle-airelle",
	])("returns true for %s", (password) => {
		expect(isCommonPassword(password)).toBe(true);
	});

	it.each(["trois petits chats gris", "correct horse battery", "Vf8#kQ2!xw9Lp", "le canal gelé de Lachine"])(
		"returns false for %s",
		(password) => {
			expect(isCommonPassword(password)).toBe(false);
		},
	);
});
