import { expect, it } from "vitest";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import { contentTitle } from "./content-subject.ts";

it("is the title as visitors read it, with the values of its placeholders", () => {
	const reader = renamedContent.reader();
	const days = reader.read("company").trust.guaranteeDays;
	expect(contentTitle("legal:guarantee", "fr", reader)).toBe(`Notre garantie de ${days} jours`);
	expect(contentTitle("legal:guarantee", "en", reader)).toBe(`Our ${days}-day guarantee`);
});
