import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expandText } from "#app/.server/content/expand.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { checkTypography } from "#app/model/editing/typography.ts";
import {
	articles,
	type ContentDocument,
	type ContentText,
	documents,
	inLocale,
	pages,
	placeOf,
	reader,
	servicePages,
	textsOf,
	topicPages,
} from "./content/documents.ts";
import { foreignWords } from "./content/foreign-words.ts";
import { differentOutline } from "./content/outline.ts";
import { bodyWords, repeatedParagraphs } from "./content/words.ts";

describe.each(locales)("content in %s", (locale) => {
	const texts = inLocale(documents, locale).flatMap(textsOf);

	it("follows the typography of its language", () => {
		expect(texts.flatMap(typographyOf)).toEqual([]);
	});

	it("has no word of the other language", () => {
		const foreign = texts.flatMap((text) =>
			linesOf(text).flatMap((line) =>
				foreignWords(line, locale).map((word) => `${placeOf(text, line)}: “${word}” in “${line}”`),
			),
		);
		expect(foreign).toEqual([]);
	});

	it("refers only to tokens, pages and articles that exist", () => {
		expect(texts.flatMap(unresolvedIn)).toEqual([]);
	});

	it("gives every page a unique title of at most 60 characters", () => {
		expect(wrongSearchWords("title", 1, 60)).toEqual([]);
	});

	it("gives every page a unique description of 70 to 155 characters", () => {
		expect(wrongSearchWords("description", 70, 155)).toEqual([]);
	});

	it("never repeats a paragraph on another page", () => {
		expect(repeatedParagraphs(inLocale(pages, locale))).toEqual([]);
	});

	it("has at least 700 words on every service page", () => {
		const isOnThePage = (field: string) => !/^(?:title|description)$/.test(field);
		expect(wrongLengths(inLocale(servicePages, locale), isOnThePage, 700, Number.POSITIVE_INFINITY)).toEqual([]);
	});

	it("keeps articles between 700 and 1,100 words", () => {
		expect(wrongLengths(inLocale(articles, locale), (field) => field === "body", 700, 1100)).toEqual([]);
	});

	function wrongSearchWords(field: "title" | "description", shortest: number, longest: number): string[] {
		const seen = new Map<string, string>();
		return inLocale([...pages, ...topicPages], locale).flatMap(({ file, name, words }) => {
			const text = words[field];
			const place = `${file} (${name}, ${field})`;
			const problems = [];
			if (text.length < shortest || text.length > longest) {
				problems.push(`${place}: ${text.length} characters, ${shortest} to ${longest} expected: “${text}”`);
			}
			const earlier = seen.get(text);
			if (earlier) problems.push(`${place} repeats ${earlier}: “${text}”`);
			seen.set(text, place);
			return problems;
		});
	}
});

describe("the two languages", () => {
	it("have the same pages and documents", () => {
		const names = (locale: Locale) => inLocale(documents, locale).map(({ name }) => name);
		expect(names("en")).toEqual(names("fr"));
	});

	it("have the same structure: the same sections in the same order, the same number of items", () => {
		const translations = inLocale(documents, "en");
		const different = inLocale(documents, "fr").flatMap((original, index) => {
			const translation = translations[index];
			return translation ? differentOutline(original, translation) : [];
		});
		expect(different).toEqual([]);
	});

	it("agree on the topic, cover, dates and services of every article", () => {
		const facts = (locale: Locale) =>
			inLocale(articles, locale).map(({ name, words: { topic, cover, date, updated, services } }) => {
				return { name, topic, cover, date, updated, services };
			});
		expect(facts("en")).toEqual(facts("fr"));
	});
});

describe("content files", () => {
	it("contain no character that the fonts lack, and no invisible one", () => {
		const banned = /[→✓Ÿ\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]|\p{Emoji_Presentation}/u;
		const found = contentFiles().flatMap((file) =>
			readFileSync(file, "utf8")
				.split("\n")
				.flatMap((line, index) => {
					const character = banned.exec(line)?.[0];
					return character
						? [`${file}:${index + 1}: U+${character.codePointAt(0)?.toString(16)} in “${line.trim()}”`]
						: [];
				}),
		);
		expect(found).toEqual([]);
	});
});

function wrongLengths(
	all: readonly ContentDocument[],
	fields: (field: string) => boolean,
	fewest: number,
	most: number,
): string[] {
	return all
		.map((document) => ({ document, count: bodyWords(document, fields).length }))
		.filter(({ count }) => count < fewest || count > most)
		.map(({ document: { file }, count }) => `${file}: ${count} words, ${fewest} to ${most} expected`);
}

function typographyOf(text: ContentText): string[] {
	return linesOf(text).flatMap((line) =>
		checkTypography(line, text.document.locale).map(({ index, found, expected, rule }) => {
			const around = line.slice(Math.max(0, index - 20), index + found.length + 20);
			return visible(`${placeOf(text, line)}: ${rule}: found “${found}”, expected “${expected}” in “${around}”`);
		}),
	);
}

function unresolvedIn(text: ContentText): string[] {
	const place = `${text.document.file} (${text.document.name}, ${text.field})`;
	try {
		const wrong = text.field.startsWith("sources[") ? /\{\{/ : /\{\{.*?\}\}|\]\((?!\/)[^)]*\)/;
		const left = wrong.exec(expandText(text.text, text.document.locale, reader));
		return left ? [`${place}: ${left[0]} is neither a token nor a link to one of our pages`] : [];
	} catch (error) {
		return [`${place}: ${String(error)}`];
	}
}

function linesOf({ text }: ContentText): string[] {
	return text.split("\n");
}

function visible(text: string): string {
	return text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "[U+202F]");
}

function contentFiles(): string[] {
	return readdirSync("content", { recursive: true, encoding: "utf8" })
		.filter((file) => /\.\w+$/.test(file))
		.map((file) => join("content", file));
}
