import { seededNumbers } from "../../scripts/seeded-random.ts";

/** A random generator: the same seed gives the same corpus. */
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
	const next = seededNumbers(seed);
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		below,
		oneOf: (items) => items[below(items.length)] as (typeof items)[number],
		text: (length) => Array.from({ length }, () => signs[below(signs.length)]).join(""),
		bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
	};
}
