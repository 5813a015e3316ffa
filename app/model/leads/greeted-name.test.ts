import { describe, expect, it } from "vitest";
import { greetedName } from "./greeted-name.ts";

describe("the name in a greeting", () => {
	it.each([
		"Maëlle",
		"Jean-Pierre Tremblay",
		"J.-P. O’Neil",
		"Ana María de Souza",
		"Đặng Thị",
		"李小龍",
		"Éloïse D'Amours",
	])("is accepted as %s", (name) => {
		expect(greetedName(` ${name}  `)).toBe(name);
	});

	it.each([
		"https://evil.example/win",
		"evil.example",
		"Visitez evil.example vite",
		"www.evil.example",
		"x@evil.example",
		"Call 1 900 555 0199",
		"<b>Léa</b>",
		"Cliquez ici pour réclamer votre prix gratuit",
		"a".repeat(41),
		"-----",
		"",
	])("is null for %j", (typed) => {
		expect(greetedName(typed)).toBeNull();
	});
});
