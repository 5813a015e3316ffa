import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type AnswersByKind, nothingKnown } from "#app/model/estimate/answers.ts";
import { code, everything, noon, price, someKinds } from "#app/model/estimate/any-answers.testing.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { describeEstimate, optionLabel } from "#app/model/estimate/text.ts";
import type { EstimateFlowWords, OptionWords } from "#app/model/estimate/words.ts";
import { estimateWords as english } from "#content/estimate/en.ts";
import { estimateWords as french } from "#content/estimate/fr.ts";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { textsOf } from "./content/documents.ts";

const words: Readonly<Record<Locale, EstimateFlowWords>> = { fr: french, en: english };

describe.each(locales)("the text of the estimate in %s", (locale) => {
	it("serializes to JSON without loss", () => {
		expect(JSON.parse(JSON.stringify(words[locale]))).toEqual(words[locale]);
	});

	it("names every question that can stay open", () => {
		const unnamed = kinds.flatMap((kind) =>
			openQuestionsOf({ [kind]: nothingKnown(kind) }).filter((name) => !nameOf(kind, name)),
		);
		expect(unnamed).toEqual([]);
	});

	it("names every question about a piece that can stay open", () => {
		const unsaid = { stains: "unknown", fabric: "unknown" } as const;
		const rugs = { pieces: [{ area: null, fibre: "unknown", stains: "unknown" }], place: "unknown" } as const;
		const furniture = {
			pieces: [
				{ piece: "sofa", count: 1, seats: null, ...unsaid },
				{ piece: "mattress", count: 1, size: "unknown", stains: "unknown" },
			],
		} as const;
		const open = [
			...openQuestionsOf({ "oriental-rugs": rugs }).map((name) => nameOf("oriental-rugs", name)),
			...openQuestionsOf({ "furniture-mattresses": furniture }).map((name) => nameOf("furniture-mattresses", name)),
		];
		expect(open).toHaveLength(8);
		expect(open).not.toContain(undefined);
	});

	it("leaves no unfilled blank in an estimate, for any answers", () => {
		fc.assert(
			fc.property(everything, someKinds, code, (answers, chosen, given) => {
				const result = price(answers, chosen, given);
				const { lines, discount, duration, caveats } = describeEstimate(result, words[locale], promotions, locale);
				const texts = [...[...lines, ...(discount ? [discount] : [])].flatMap(Object.values), duration, ...caveats];
				expect(texts.filter((text) => /[{}]|undefined|^,|, ,/.test(String(text)))).toEqual([]);
				expect(lines.filter(({ label, amount }) => !label || !amount)).toEqual([]);
			}),
		);
	});

	it("keeps the answers to a question short, because they are pills", () => {
		const longest = 24;
		const labels = Object.values(words[locale].questions).flatMap((questions) =>
			Object.values(questions as Record<string, { options?: Record<string, OptionWords> }>).flatMap(({ options }) =>
				Object.values(options ?? {}).map(optionLabel),
			),
		);
		expect(labels.filter((label) => label.length > longest)).toEqual([]);
	});

	function nameOf(kind: (typeof kinds)[number], question: string): string | undefined {
		const names: Readonly<Record<string, string | undefined>> = words[locale].panel.openQuestions[kind];
		return names[question];
	}
});

it("the text of the estimate has the same blanks in both languages", () => {
	expect(blanksOf("en")).toEqual(blanksOf("fr"));
});

function openQuestionsOf(services: Partial<AnswersByKind>): string[] {
	const { caveats } = estimate({ services, promotionCode: null }, prices, [], noon);
	return caveats.flatMap((caveat) => /^unknown:[^.]+\.(.+)$/.exec(caveat)?.[1] ?? []);
}

function blanksOf(locale: Locale): Record<string, string[]> {
	const document = { file: `content/estimate/${locale}.ts`, name: "estimate", locale, words: words[locale] };
	const blanks = textsOf(document).map(({ field, text }) => [field, [...text.matchAll(/\{\w+\}/g)].map(String).sort()]);
	return Object.fromEntries(blanks);
}
