import { describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { estimateWords as english } from "#content/estimate/en.ts";
import { estimateWords as french } from "#content/estimate/fr.ts";
import { disasterAnswers, ductAnswers, homeAnswers } from "../../../tests/mail/sample-leads.ts";
import { type Answers, answersFor, nothingKnown, startingAnswers } from "./answers.ts";
import { describeAnswers } from "./answers-text.ts";
import { kinds, questionsOf } from "./questions.ts";
import { describeWishes, hasWishes } from "./wishes-text.ts";

const words = { fr: french, en: english };

describe("describeAnswers", () => {
	it("keeps the order of the questions, and leaves out a question that another answer replaces", () => {
		const [ducts, dryer] = describeAnswers(ductAnswers, french, "fr");
		expect(ducts?.answers.map(({ answers }) => answers)).toEqual([
			["Maison"],
			["2"],
			["14"],
			["Fournaise électrique"],
			["Je ne sais pas"],
		]);
		expect(dryer?.answers.map(({ answers }) => answers)).toEqual([["Par le toit"], ["5 à 10\u00a0m"], ["Non"]]);
	});

	it("includes the area when the number of vents is unknown", () => {
		const ventilation = { ...nothingKnown("ventilation-ducts"), area: 1_200 };
		const [ducts] = describeAnswers(
			{ services: { "ventilation-ducts": ventilation }, promotionCode: null },
			english,
			"en",
		);
		expect(ducts?.answers.map(({ answers }) => answers[0])).toContain("1,200\u00a0sq ft");
	});

	it("describes each piece of a list separately", () => {
		const [rugs, furniture, cleaning] = describeAnswers(homeAnswers, french, "fr");
		expect(rugs?.answers[0]?.answers).toEqual([
			"Tapis 1\u00a0: 40\u00a0pi², Fibre\u00a0: Laine, Taches\u00a0: De l’urine",
			"Tapis 2\u00a0: Largeur × Longueur\u00a0: Je ne sais pas, Fibre\u00a0: Soie, Taches\u00a0: Je ne sais pas",
		]);
		expect(furniture?.answers[0]?.answers).toHaveLength(3);
		expect(furniture?.answers[0]?.answers[0]).toContain("2\u00a0× Sofa, Places assises\u00a0: 3");
		expect(cleaning?.answers.at(-1)?.answers).toEqual([french.noneOfThese]);
	});

	it("includes the number of stairs, even when it is zero", () => {
		const stairsOf = (answers: Answers) => {
			const [cleaning] = describeAnswers(answers, french, "fr").filter(({ kind }) => kind === "house-cleaning");
			return cleaning?.answers.find(({ question }) => question === "Combien d’escaliers à nettoyer?")?.answers;
		};
		expect(stairsOf(homeAnswers)).toEqual(["2"]);
		expect(stairsOf({ services: answersFor(kinds, startingAnswers), promotionCode: null })).toEqual(["0"]);
	});

	it.each(locales)("describes unknown answers to every question of every service in %s", (locale) => {
		const nothing: Answers = { services: answersFor(kinds, nothingKnown), promotionCode: null };
		const described = describeAnswers(nothing, words[locale], locale);
		expect(described.map(({ kind }) => kind)).toEqual([...kinds]);
		for (const { kind, answers } of described) {
			expect(answers).toHaveLength(questionsOf(kind).length);
			for (const { question, answers: told } of answers) {
				expect(question).not.toBe("");
				expect(told.join()).not.toMatch(/^$|null|undefined/);
			}
		}
	});

	it("describes the answers about a disaster", () => {
		expect(describeAnswers(disasterAnswers, english, "en")).toMatchObject([{ kind: "post-disaster" }]);
	});
});

describe("describeWishes", () => {
	const wishes = { date: "2026-11-17", part: "afternoon", days: [1, 6] } as const;

	it("names the day, the part of the day and the other days", () => {
		expect(describeWishes(wishes, french, "fr")).toEqual({
			date: "Mardi 17 novembre 2026",
			part: french.visit.part.options.afternoon,
			days: "Lundi, samedi",
		});
		expect(describeWishes(wishes, english, "en")).toMatchObject({
			date: "Tuesday, November 17, 2026",
			days: "Monday, Saturday",
		});
	});

	it("describes wishes that name no day", () => {
		expect(hasWishes(wishes)).toBe(true);
		expect(hasWishes({ date: null, part: "any", days: [] })).toBe(false);
		expect(describeWishes({ date: null, part: "any", days: [] }, french, "fr")).toMatchObject({ date: null, days: "" });
	});
});
