/** Chance that can be repeated: the same seed gives the same corpus (mulberry32). */
export interface Chance {
	/** From 0, below `limit`. */
	below(limit: number): number;
	oneOf<Item>(items: readonly Item[]): Item;
	/** Printable letters and signs that mean something to parsers. */
	text(length: number): string;
	bytes(length: number): Buffer;
}

const signs = "abcXYZ019-._~!$&'()*+,;=:@/?#[]{}|\\^`\"<>% \t";

export function createChance(seed: number): Chance {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		below,
		oneOf: (items) => items[below(items.length)] as (typeof items)[number],
		text: (length) => Array.from({ length }, () => signs[below(signs.length)]).join(""),
		bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
	};
}
