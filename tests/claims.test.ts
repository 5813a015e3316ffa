import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { isLocale, type Locale, locales } from "#app/locale/locales.ts";
import { shareCards } from "#app/seo/share-cards.ts";
import { proseInMarkdown, proseInModule } from "#scripts/content-prose.ts";
import { claimsIn } from "./content/claims.ts";
import { deniedClaims } from "./content/denied-claims.ts";

interface Found {
	file: string;
	locale: Locale;
	text: string;
}

/** Read from the sources, so that mails, messages and metadata count, also those that no page shows yet. */
const texts: readonly Found[] = [
	...readdirSync("content", { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(?:md|ts)$/.test(file))
		.flatMap((file) => proseOf(join("content", file))),
	...shareCards(originalContent.reader()).map(({ locale, alt }) => ({
		file: "app/seo/share-cards.ts",
		locale,
		text: alt,
	})),
	{ file: "README.md", locale: "en", text: readFileSync("README.md", "utf8") },
];

describe("claims", () => {
	it.each<[Locale, string]>([
		["fr", "Respirez mieux, chez vous."],
		["fr", "Un air plus sain dans toute la maison."],
		["fr", "Nous éliminons les bactéries de vos conduits."],
		["fr", "Un matelas sans acariens."],
		["fr", "Résultats garantis par une équipe certifiée."],
		["fr", "Le meilleur service de Montréal."],
		["en", "Breathe easier at home."],
		["en", "Healthier air in every room."],
		["en", "We kill all the bacteria in your ducts."],
		["en", "Guaranteed results from certified technicians."],
		["en", "The best duct cleaners in Montréal."],
	])("are recognised in %s: %s", (locale, text) => {
		expect(claimsIn(text, locale)).not.toEqual([]);
	});

	it("are not found in sentences that only name a source or a part", () => {
		expect(claimsIn("Santé Canada y conseille un déshumidificateur.", "fr")).toEqual([]);
		expect(claimsIn("Clean air ducts, then the furnace filter.", "en")).toEqual([]);
	});

	it.each(locales)("are made by no text in %s: pages, articles, mails, messages, metadata", (locale) => {
		const denied = new Set(deniedClaims[locale]);
		const made = texts
			.filter((found) => found.locale === locale)
			.flatMap(({ file, text }) =>
				claimsIn(text, locale)
					.filter(({ sentence }) => !denied.has(sentence))
					.map(({ claim, sentence }) => `${file}: ${claim}: ${sentence}`),
			);
		expect(made).toEqual([]);
	});

	it.each(locales)("that are denied in %s are still in the content, each once in the list", (locale) => {
		const found = new Set(
			texts
				.filter((candidate) => candidate.locale === locale)
				.flatMap(({ text }) => claimsIn(text, locale).map(({ sentence }) => sentence)),
		);
		expect(deniedClaims[locale].filter((sentence) => !found.has(sentence))).toEqual([]);
		expect(new Set(deniedClaims[locale]).size).toBe(deniedClaims[locale].length);
	});
});

function proseOf(file: string): Found[] {
	const name = /(\w+)\.\w+$/.exec(file)?.[1];
	const locale = isLocale(name) ? name : null;
	const source = readFileSync(file, "utf8");
	const prose = file.endsWith(".md") && locale ? proseInMarkdown(source, locale) : proseInModule(source, locale);
	return prose.map((found) => ({ file, locale: found.locale, text: found.text }));
}
