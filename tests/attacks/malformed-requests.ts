import { createChance } from "./chance.ts";
import type { Maker, MalformedRequest } from "./malformed.ts";
import { malformedBodies } from "./malformed-bodies.ts";
import { malformedHeads } from "./malformed-heads.ts";

/** Yields the same corpus for the same seed, with every kind in equal number. */
export function* malformedRequests(count: number, seed: number, host: string): Generator<MalformedRequest> {
	const chance = createChance(seed);
	const kinds = Object.entries({ ...malformedHeads, ...malformedBodies });
	for (let index = 0; index < count; index++) {
		const [kind, make] = kinds[index % kinds.length] as [string, Maker];
		yield { kind, ...make(chance, host) };
	}
}
