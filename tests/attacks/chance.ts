/** Seeded random generator (mulberry32): the same seed gives the same corpus. */
export interface Chance {
	/** Returns an integer from 0 to `limit` - 1. */
	below(limit: number): number;
	oneOf<Item>(items: readonly Item[]): Item;
	/** Printable characters, among them those that are special to parsers. */
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
