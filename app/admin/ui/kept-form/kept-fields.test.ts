import { describe, expect, it } from "vitest";
import { changedNames, mayKeep } from "./kept-fields.ts";

describe("fields that are kept", () => {
	it.each([
		["textarea", "note", ""],
		["text", "subject", "off"],
		["select-one", "status", ""],
		["checkbox", "services", ""],
		["date", "day", ""],
	])("%s %s", (type, name, autocomplete) => {
		expect(mayKeep({ type, name, autocomplete } as HTMLInputElement)).toBe(true);
	});

	it.each([
		["password", "password", ""],
		["text", "newPassword", "new-password"],
		["text", "code", "one-time-code"],
		["file", "photo", ""],
		["checkbox", "confirm", ""],
		["submit", "intent", ""],
		["text", "", ""],
	])("never %s %s", (type, name, autocomplete) => {
		expect(mayKeep({ type, name, autocomplete } as HTMLInputElement)).toBe(false);
	});
});

it("a box that was unchecked is a change, and a field that stayed the same is none", () => {
	const before = { services: ["rugs"], name: ["Rabais"] };
	expect(changedNames(before, { services: [], name: ["Rabais"], code: ["A"] })).toEqual(["services", "code"]);
});
