import type { QuestionWord } from "./question.ts";
import type { ReadWord } from "./reading.ts";

/** A word form of the site's content, in lower case, and how often it occurs. */
export interface KnownWord extends Pick<ReadWord, "text" | "folded" | "stem"> {
	count: number;
}

const shortestMended = 4;

export function vocabularyOf(words: Iterable<ReadWord>): KnownWord[] {
	const forms = new Map<string, KnownWord>();
	for (const { text, folded, stem } of words) {
		const form = text.toLowerCase();
		const known = forms.get(form);
		if (known) known.count++;
		else forms.set(form, { text: form, folded, stem, count: 1 });
	}
	return [...forms.values()];
}

/** Returns the query with unknown words replaced by similar known ones, or null when there are none. */
export function mendQuestion(
	question: string,
	unknown: readonly QuestionWord[],
	vocabulary: readonly KnownWord[],
): string | null {
	let mended = question;
	for (const { text, folded } of unknown) {
		const near = nearestWord(folded, vocabulary);
		if (near) mended = mended.replace(text, () => near);
	}
	return mended === question ? null : mended;
}

/** Allows one edit in words of up to 7 letters, two in longer ones; of equally near words the most frequent wins. */
function nearestWord(folded: string, vocabulary: readonly KnownWord[]): string | null {
	if (folded.length < shortestMended) return null;
	let slips = folded.length < 8 ? 1 : 2;
	let best: KnownWord | null = null;
	for (const known of vocabulary) {
		const { length } = known.folded;
		if (Math.abs(length - folded.length) > slips || length < shortestMended) continue;
		const distance = distanceBetween(folded, known.folded, slips);
		if (distance > slips || (distance === slips && best && best.count >= known.count)) continue;
		[best, slips] = [known, distance];
	}
	return best?.text ?? null;
}

/** Edit distance with transpositions (Damerau-Levenshtein); stops as soon as it exceeds `most`. */
function distanceBetween(a: string, b: string, most: number): number {
	let [earlier, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (earlier[j - 2] ?? 0) + 1);
			row.push(cost);
		}
		if (Math.min(...row) > most) return most + 1;
		[earlier, last] = [last, row];
	}
	return last[b.length] ?? 0;
}
