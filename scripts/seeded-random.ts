export interface SeededRandom {
	/** From 0 to 1, the end excluded. */
	next(): number;
	/** From `from` to `to`, both included. */
	whole(from: number, to: number): number;
	chance(share: number): boolean;
	pick<Value>(values: readonly Value[]): Value;
	weighted<Value>(values: readonly (readonly [Value, number])[]): Value;
	/** With the form of a random UUID. */
	uuid(): string;
}

/** Numbers from 0 to 1, the end excluded: the same ones for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Seeded with the text (FNV-1a), so that demo data can be compared and tested. */
export function seededRandom(text: string): SeededRandom {
	let seed = 0x811c9dc5;
	for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	const next = seededNumbers(seed);
	const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
	return {
		next,
		whole,
		chance: (share) => next() < share,
		pick: (values) => values[whole(0, values.length - 1)] as (typeof values)[number],
		weighted(values) {
			let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
			for (const [value, weight] of values) {
				left -= weight;
				if (left < 0) return value;
			}
			const [last] = values.at(-1) ?? [];
			if (last === undefined) throw new Error("Nothing to choose from");
			return last;
		},
		uuid() {
			const hex = Array.from({ length: 32 }, (_, at) => (at === 12 ? 4 : at === 16 ? whole(8, 11) : whole(0, 15)));
			return hex
				.map((digit) => digit.toString(16))
				.join("")
				.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
		},
	};
}
