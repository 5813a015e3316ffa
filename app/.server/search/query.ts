import type { Locale } from "#app/locale/locales.ts";
import { type ReadWord, readWords } from "./reading.ts";

export interface QueryWord {
	/** As typed by the visitor. */
	text: string;
	folded: string;
	stem: string;
	/** True for the last word, which may be incomplete: it matches as a prefix. */
	open: boolean;
}

const mostWords = 8;
const shortestOpenWord = 2;

const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
	fr: new Set(
		"a ai au aux avec c ce ces cette comment d dans de des du elle en est et il ils j je l la le les leur m ma me mes mon n ne nos notre nous on ou par pas pour qu que quel quelle qui s sa se ses son sur t tu un une vos votre vous y".split(
			" ",
		),
	),
	en: new Set(
		"a an and are at be by can do does for from how i in is it its me my of on or our that the their this to us we what when where which who why with you your".split(
			" ",
		),
	),
};

/** The distinct words of a query without stop words, unless it consists of stop words only. */
export function readQuery(query: string, locale: Locale): QueryWord[] {
	const words = readWords(query, locale);
	const telling = words.filter(({ folded }) => !stopWords[locale].has(folded));
	const last = words.at(-1);
	return distinct(telling.length > 0 ? telling : words)
		.slice(0, mostWords)
		.map(({ text, folded, stem }) => ({
			text,
			folded,
			stem,
			open: folded === last?.folded && folded.length >= shortestOpenWord,
		}));
}

export function isAskedFor(word: Pick<ReadWord, "folded" | "stem">, { folded, stem, open }: QueryWord): boolean {
	return word.stem === stem || word.folded === folded || (open && word.folded.startsWith(folded));
}

function distinct(words: readonly ReadWord[]): ReadWord[] {
	return [...new Map(words.map((word) => [word.folded, word])).values()];
}
