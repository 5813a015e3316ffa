import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#app/locale/locales.ts";
import { checkTypography, fixTypography } from "./typography.ts";

/** No-break spaces are written as ~ in this file, because they are invisible. */
const visible = (text: string) => text.replaceAll("\u00a0", "~");
const actual = (text: string) => text.replaceAll("~", "\u00a0");
const fixed = (text: string, locale: Locale) => visible(fixTypography(actual(text), locale));

const corrections: Record<Locale, [rule: string, wrong: string, right: string][]> = {
	fr: [
		["apostrophe", "l'air d'ici", "l’air d’ici"],
		["no-space", "Oui ! Vraiment~? Bien\u202f; merci", "Oui! Vraiment? Bien; merci"],
		["no-break-space", "Une règle: deux", "Une règle~: deux"],
		["no-break-space", "Une règle  : deux", "Une règle~: deux"],
		["no-break-space", "**Note** : {{phone}} :", "**Note**~: {{phone}}~:"],
		["no-break-space", "5%, 40 $, en %", "5~%, 40~$, en~%"],
		["dollar-place", "pour $1 149,50 avant", "pour 1~149,50~$ avant"],
		["quotes", 'dire "mot" et "  autre "', "dire «~mot~» et «~autre~»"],
		["quotes", "«mot» ou « mot »", "«~mot~» ou «~mot~»"],
		["thousands", "1 200 logements, 12500 visites, 1500 pi²", "1~200 logements, 12~500 visites, 1~500~pi²"],
		["time", "à 14h05 ou 14 h 05", "à 14~h~05 ou 14~h~05"],
		["unit", "3 m, 30cm, 2,5 km, 20°C, 24 h, 5 L", "3~m, 30~cm, 2,5~km, 20~°C, 24~h, 5~L"],
		["ordinal", "le 1 er juillet", "le 1er juillet"],
		["forbidden-character", "A → B, ✓, LOUŸS, 1\u202f200", "A – B, oui, LOUYS, 1~200"],
		["ellipsis", "et puis...", "et puis…"],
	],
	en: [
		["apostrophe", "don't", "don’t"],
		["no-space", "One rule : two ; three ! Four ? 5 %", "One rule: two; three! Four? 5%"],
		["quotes", 'say "word" or «~word~»', "say “word” or “word”"],
		["dollar-place", "1,149.50 $ or 40$ or $ 40", "$1,149.50 or $40 or $40"],
		["thousands", "1 200 units, 12500 visits, 1500 sq ft, $1500", "1,200 units, 12,500 visits, 1,500~sq ft, $1,500"],
		["time", "2:05 pm, 9 AM, 10:30 a.m., 14:05", "2:05~p.m., 9~a.m., 10:30~a.m., 2:05~p.m."],
		["unit", "3 m, 30cm, 54.4 °C, 24 h, {count} min", "3~m, 30~cm, 54.4~°C, 24~h, {count}~min"],
		["forbidden-character", "A → B, ✓, a\u202fb", "A – B, yes, a~b"],
		["ellipsis", "and so on....", "and so on…"],
	],
};

const correct: Record<Locale, string[]> = {
	fr: [
		"Déjà prêt? Oui; bien sûr~: «~oui~», dit-elle.",
		"Le 1er mars 2026, de 2008 à 2010, article 2470 du Code civil, H2L 4G1, 911",
		"289 à 389~$, 9,975~%, 514~555-0142, poste 12, 14~h~05, 8~h",
		"Le signe «~?~» et le signe «~:~»",
		"S’il te plaît, à 14:05, note 3D",
	],
	en: [
		"Ready? Yes: “word”, she said.",
		"March 1, 2026, article 2470, 514-555-0142, 0:45, 9.975%",
		"$1,149.50 at 2:05~p.m. and 9~a.m.",
	],
};

const markup = [
	"{{price:dryer}}",
	"{code}",
	"[mots](page:contact)",
	"`a ? \"b\" 'c' 3m`",
	"https://exemple.example/a?b=1:2;c='%20x",
	"bonjour@airelle.example",
	"tel:+15145550142",
	"\n| a | b |\n| :--- | ---: |\n| ? | ! |\n",
	"\n> [!NOTE]\n> [!QUESTION] Pourquoi?\n",
	'\n```\nl\'air : "mot" ?\n```\n',
	"\n- ? non\n1. : oui\n",
];

describe.each(locales)("typography in %s", (locale) => {
	it.each(corrections[locale])("%s: %s", (rule, wrong, right) => {
		expect(checkTypography(actual(wrong), locale).map((problem) => problem.rule)).toContain(rule);
		expect(fixed(wrong, locale)).toBe(right);
	});

	it.each(correct[locale])("accepts %s", (text) => {
		expect(checkTypography(actual(text), locale)).toEqual([]);
	});

	it.each(markup)("leaves %j alone", (text) => {
		expect(checkTypography(text, locale)).toEqual([]);
		expect(checkTypography(`Texte ${text} suite`, locale)).toEqual([]);
	});

	const pieces = fc.constantFrom(
		...(" ~\u202f\n\t:;!?$%«»“”\"'’.,…→✓Ÿ|>-#*_()[]{}`/@" + "0159hmaLeérx²"),
		..."1 er,h05,p.m., pm,14:05,1200,12500,cm,°C,pi²,sq ft,page:x,{{phone}},[a](page:b),https://,...".split(","),
	);
	const texts = fc.array(pieces, { maxLength: 24 }).map((parts) => actual(parts.join("")));

	it("has no problem left after one fix, and a second fix changes nothing", () => {
		fc.assert(
			fc.property(texts, (text) => {
				const once = fixTypography(text, locale);
				expect(checkTypography(once, locale)).toEqual([]);
				expect(fixTypography(once, locale)).toBe(once);
			}),
			{ numRuns: 2000 },
		);
	});

	it("never changes tokens, links, code and addresses inside untidy text", () => {
		const inline = fc.constantFrom(...markup.filter((piece) => !piece.includes("\n")));
		const untidy = fc.constantFrom(" ", "  ", " ? ", ' "', " : ", " l'air ", " 3 m ");
		fc.assert(
			fc.property(fc.array(fc.tuple(untidy, inline), { maxLength: 6 }), (pairs) => {
				const result = fixTypography(`A${pairs.flat().join("")} B`, locale);
				for (const [, piece] of pairs) expect(result).toContain(piece);
			}),
		);
	});

	it("reports problems in order, without overlap and with the exact text found", () => {
		fc.assert(
			fc.property(texts, (text) => {
				let end = 0;
				for (const { index, length, found, expected } of checkTypography(text, locale)) {
					expect(index).toBeGreaterThanOrEqual(end);
					expect(text.slice(index, index + length)).toBe(found);
					expect(expected).not.toBe(found);
					end = index + length;
				}
			}),
		);
	});
});

describe("a typography problem", () => {
	it("contains the position, the text found and its replacement", () => {
		expect(checkTypography("Prêt ?", "fr")).toEqual([
			{ index: 4, length: 2, found: " ?", expected: "?", rule: "no-space" },
		]);
	});
});
