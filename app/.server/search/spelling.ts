import type { QueryWord } from "./query.ts";
import type { ReadWord } from "./reading.ts";

/** A word form of the site's content, in lower case, and how often it occurs. */
interface KnownWord extends Pick<ReadWord, "text" | "folded"> {
	count: number;
	/** A bit for each letter that it has. */
	letters: number;
}

/** A thousand articles have tens of thousands of forms: no query compares them one by one. */
export interface Vocabulary {
	knows(word: QueryWord): boolean;
	/** Words that so few slips of the keyboard may turn into this one; some need more. */
	near(folded: string, slips: number): Iterable<KnownWord>;
}

const shortestMended = 4;

export function vocabularyOf(words: Iterable<ReadWord>): Vocabulary {
	const forms = new Map<string, KnownWord>();
	const stems = new Set<string>();
	for (const { text, folded, stem } of words) {
		const form = text.toLowerCase();
		const known = forms.get(form);
		if (known) known.count++;
		else forms.set(form, { text: form, folded, count: 1, letters: lettersOf(folded) });
		stems.add(stem);
	}
	const byLength = Map.groupBy(forms.values(), ({ folded }) => folded.length);
	const sorted = [...new Set([...forms.values()].map(({ folded }) => folded))].sort();
	return {
		knows({ folded, stem, open }) {
			const next = firstFrom(sorted, folded);
			return stems.has(stem) || next === folded || (open && next.startsWith(folded));
		},
		*near(folded, slips) {
			const letters = lettersOf(folded);
			for (let length = Math.max(shortestMended, folded.length - slips); length <= folded.length + slips; length++) {
				// A slip changes two letters at most.
				for (const known of byLength.get(length) ?? []) if (bitsIn(known.letters ^ letters) <= 2 * slips) yield known;
			}
		},
	};
}

/** The first of the sorted words that is not before this one; empty after the last. */
function firstFrom(sorted: readonly string[], word: string): string {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? "") < word) low = middle + 1;
		else high = middle;
	}
	return sorted[low] ?? "";
}

function lettersOf(folded: string): number {
	let letters = 0;
	for (let at = 0; at < folded.length; at++) letters |= 1 << (folded.charCodeAt(at) & 31);
	return letters;
}

function bitsIn(mask: number): number {
	let count = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/** Returns the query with unknown words replaced by similar known ones, or null when there are none. */
export function mendQuery(query: string, unknown: readonly QueryWord[], vocabulary: Vocabulary): string | null {
	let mended = query;
	for (const { text, folded } of unknown) {
		const near = nearestWord(folded, vocabulary);
		// A word has only letters, digits and marks: nothing in it means something else in a pattern.
		const word = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${text}(?![\\p{L}\\p{N}\\p{M}])`, "giu");
		if (near) mended = mended.replace(word, () => near);
	}
	return mended === query ? null : mended;
}

/** Allows one edit in words of up to 7 letters, two in longer ones; of equally near words the most frequent wins. */
function nearestWord(folded: string, vocabulary: Vocabulary): string | null {
	if (folded.length < shortestMended) return null;
	let slips = folded.length < 8 ? 1 : 2;
	let best: KnownWord | null = null;
	for (const known of vocabulary.near(folded, slips)) {
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
