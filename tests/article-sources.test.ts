import { describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { articles, inLocale } from "./content/documents.ts";
import { namedWithoutSource } from "./content/sources.ts";

describe.each(articles)("$file", ({ words: { body, sources } }) => {
	it("ends with its sources, a section with nothing but a list", () => {
		expect(sources).not.toEqual([]);
		expect(sources.filter((line) => !/^- \S/.test(line))).toEqual([]);
	});

	it("links to its sources by https, and by the address of a page, not of a whole site", () => {
		const links = sources.flatMap((source) => [...source.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href));
		expect(links.filter((href) => !/^https:\/\/[\w.-]+\.\w+\/\S/.test(href))).toEqual([]);
	});

	it("lists every organisation that it names", () => {
		expect(namedWithoutSource(body, sources)).toEqual([]);
	});
});

describe("the sources of an article", () => {
	it("are as many in both languages", () => {
		const [french, english] = locales.map((locale) =>
			inLocale(articles, locale).map(({ name, words }) => `${name}: ${words.sources.length}`),
		);
		expect(english).toEqual(french);
	});
});
