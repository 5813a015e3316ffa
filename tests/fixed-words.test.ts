import { describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { documents, inLocale, reader, textsOf } from "./content/documents.ts";

/** Words that visitors read and that the office cannot change. */
const fixed = /^content\/(?:messages|llms|feeds|mail|services\/tile-prices)/;

describe.each(locales)("in %s, words that the office cannot change", (locale) => {
	it("name no area of the example: another company works elsewhere", () => {
		const areas = reader.read("company").areas.map(({ name }) => name[locale]);
		const texts = inLocale(documents, locale)
			.filter(({ file }) => fixed.test(file))
			.flatMap(textsOf);
		expect(texts.length).toBeGreaterThan(50);
		expect(texts.map(({ text }) => text).filter((text) => areas.some((area) => text.includes(area)))).toEqual([]);
	});
});
