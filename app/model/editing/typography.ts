import type { Locale } from "#app/locale/locales.ts";
import { maskMarkup } from "./markup-mask.ts";
import { type TypographyRule, type TypographyRuleCode, typographyRules } from "./typography-rules.ts";

export interface Correction {
	index: number;
	length: number;
	expected: string;
}

export interface TypographyProblem extends Correction {
	found: string;
	rule: TypographyRuleCode;
}

/** Finds errors in reading order, in plain text or Markdown. Ignores everything that `maskMarkup` masks. */
export function checkTypography(text: string, locale: Locale): TypographyProblem[] {
	const prose = maskMarkup(text);
	const problems = typographyRules[locale].flatMap((rule) => problemsWith(rule, prose));
	problems.sort((a, b) => a.index - b.index || b.length - a.length);
	return problems.filter(isClearOfThoseBefore());
}

/** One correction can expose another («"mot" ?»). A few passes are enough; the limit prevents an endless loop. */
const mostPasses = 20;

export function fixTypography(text: string, locale: Locale): string {
	let fixed = text;
	for (let pass = 0; pass < mostPasses; pass++) {
		const problems = checkTypography(fixed, locale);
		if (problems.length === 0) break;
		fixed = applyCorrections(fixed, problems);
	}
	return fixed;
}

function problemsWith({ code, pattern, expected }: TypographyRule, prose: string): TypographyProblem[] {
	return [...prose.matchAll(pattern)]
		.map((match) => {
			const [found, ...groups] = match;
			return { index: match.index, length: found.length, found, expected: expected(found, ...groups), rule: code };
		})
		.filter((problem) => problem.found !== problem.expected);
}

function isClearOfThoseBefore() {
	let end = 0;
	return ({ index, length }: TypographyProblem) => {
		if (index < end) return false;
		end = index + length;
		return true;
	};
}

/** Corrections must be in reading order and must not overlap. */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
	return corrections.reduceRight(
		(result, { index, length, expected }) => result.slice(0, index) + expected + result.slice(index + length),
		text,
	);
}
