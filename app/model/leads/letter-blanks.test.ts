import { expect, it } from "vitest";
import { refusalWords as english } from "#content/staff/refusals.en.ts";
import { refusalWords as french } from "#content/staff/refusals.fr.ts";
import { letterBlanks, unknownBlankIn } from "./letter-blanks.ts";

it.each([
	["{greeting} et {phone}", undefined],
	["{prenom}, bonjour", "{prenom}"],
	["{{greeting}}", "{{greeting}}"],
	["{ greeting }", "{ greeting }"],
	["une accolade } seule", "}"],
	["{greeting", "{"],
])("the unknown blank in “%s” is %s", (text, unknown) => {
	expect(unknownBlankIn(text)).toBe(unknown);
});

// The limit ends a search that takes minutes; this one takes milliseconds.
it("finds the unknown blank at once among many braces that open and do not close", { timeout: 20_000 }, () => {
	expect(unknownBlankIn("{".repeat(100_000))).toBe("{");
	expect(unknownBlankIn("{a".repeat(50_000))).toBe("{");
	expect(unknownBlankIn("{greeting}".repeat(20_000))).toBeUndefined();
});

it.each([french, english])("the error of an unknown blank lists all known ones", (words) => {
	for (const name of letterBlanks) expect(words["letter-blank"]).toContain(`{${name}}`);
});
