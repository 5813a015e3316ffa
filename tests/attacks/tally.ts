import { exactly, type Figure } from "../faults/figures.ts";

/** Faults by name, the first of each shown: a number alone mends nothing. */
export interface Tally {
	/** Counts a fault when there is one. */
	note(name: string, fault: string | false | null | undefined): void;
	/** Each name given must have been noted no time; in this order. */
	figures(...names: readonly string[]): Figure[];
}

const shown = 5;

export function createTally(): Tally {
	const faults = new Map<string, string[]>();
	return {
		note(name, fault) {
			if (!fault) return;
			const known = faults.get(name) ?? [];
			known.push(fault);
			faults.set(name, known);
			if (known.length <= shown) console.log(`  ${name}: ${fault.slice(0, 500)}`);
		},
		figures(...names) {
			const unnamed = [...faults.keys()].filter((name) => !names.includes(name));
			return [...names, ...unnamed].map((name) => exactly(name, faults.get(name)?.length ?? 0, 0));
		},
	};
}
