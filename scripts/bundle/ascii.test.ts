import { runInThisContext } from "node:vm";
import { expect, it } from "vitest";
import { inAscii } from "./ascii.ts";

it.each([
	["a string", "'l’été – 😀'"],
	["a template", "`n°\u00a0\\\\é ’`"],
	["an escaped character", "'\\é\\\\\\’'"],
	["a regular expression", "/[’é]\\’/.exec('x’’')[0]"],
	["a regular expression with characters of two units", "/^[😀é]$/u.test('😀')"],
])("%s in ASCII has the same value", (_, code) => {
	const ascii = inAscii(code);
	expect(ascii).toMatch(/^\p{ASCII}+$/u);
	expect(runInThisContext(ascii)).toEqual(runInThisContext(code));
});
