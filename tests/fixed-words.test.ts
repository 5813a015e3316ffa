import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatPhone } from "#app/locale/format.ts";
import { locales } from "#app/locale/locales.ts";
import { documents, inLocale, reader, textsOf } from "./content/documents.ts";

/** Words that visitors read and that the office cannot change. */
const fixed = /^content\/(?:messages|llms|feeds|mail|services\/tile-prices)/;

/** The same, in files whose words are not documents: functions make most of their texts. */
const fixedFiles = [
	...globSync("content/{mail,messages}/*.ts"),
	...["appointment-times", "appointments", "calls", "contact", "llms", "feeds", "quote-lines", "quotes"].map(
		(name) => `content/${name}.ts`,
	),
	...["content/estimate/address.ts", "content/estimate/quote.ts", "content/pages/gallery.ts"],
];

const areas = reader.read("company").areas;

describe.each(locales)("in %s, words that the office cannot change", (locale) => {
	it("name no area of the example: another company works elsewhere", () => {
		const names = areas.map(({ name }) => name[locale]);
		const texts = inLocale(documents, locale)
			.filter(({ file }) => fixed.test(file))
			.flatMap(textsOf);
		expect(texts.length).toBeGreaterThan(50);
		expect(texts.map(({ text }) => text).filter((text) => names.some((area) => text.includes(area)))).toEqual([]);
	});
});

it("files of words that the office cannot change name no area of the example, except for its time zone", () => {
	const names = areas.flatMap(({ name }) => [name.fr, name.en]);
	const lines = fixedFiles.flatMap((file) =>
		readFileSync(file, "utf8")
			.replaceAll(/heure de Montréal|Montréal time/g, "")
			.split("\n")
			.map((line) => `${file}: ${line.trim()}`),
	);
	expect(lines.length).toBeGreaterThan(1000);
	const isComment = (line: string) => /: (?:\/?\*|\/\/)/.test(line);
	expect(lines.filter((line) => !isComment(line) && names.some((name) => line.includes(name)))).toEqual([]);
});

it("words of the office give another phone number as an example than the one of the example's company", () => {
	const { phone } = reader.read("company");
	const numbers = locales.map((locale) => formatPhone(phone, locale).replaceAll("\u00a0", " "));
	const files = globSync("content/staff/*.ts");
	expect(files.length).toBeGreaterThan(50);
	const named = files.filter((file) => {
		const text = readFileSync(file, "utf8").replaceAll("\u00a0", " ");
		return numbers.some((number) => text.includes(number));
	});
	expect(named).toEqual([]);
});
