import { foldText } from "#app/model/fold.ts";

export interface Word {
	/** As it is written. */
	text: string;
	/** As it is compared: lower case, without accents, ligatures undone. */
	folded: string;
	/** Where it stands in the text. */
	index: number;
}

/** The words of a text. An elision is two words: « l’eau » is `l` and `eau`. */
export function splitWords(text: string): Word[] {
	const words = [];
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
		const folded = fold(word);
		if (folded) words.push({ text: word, folded, index });
	}
	return words;
}

export function fold(word: string): string {
	// Most words need nothing, and the rest is slow.
	if (/^[a-z0-9]+$/.test(word)) return word;
	return foldText(word);
}
