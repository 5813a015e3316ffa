import { foldText } from "#app/model/text/fold.ts";

export interface Word {
	/** As written in the text. */
	text: string;
	/** For comparison: lower case, without accents, ligatures split. */
	folded: string;
	/** Offset in the text. */
	index: number;
}

/** Splits a text into words. An elision becomes two words: « l’eau » gives `l` and `eau`. */
export function splitWords(text: string): Word[] {
	const words = [];
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
		const folded = fold(word);
		if (folded) words.push({ text: word, folded, index });
	}
	return words;
}

export function fold(word: string): string {
	// Fast path: most words need no folding, and `foldText` is slow.
	if (/^[a-z0-9]+$/.test(word)) return word;
	return foldText(word);
}
