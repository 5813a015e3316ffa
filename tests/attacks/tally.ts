import { exactly, type Figure } from "../faults/figures.ts";

/** Counts faults by name and logs the first five of each, so that they can be reproduced. */
export interface Tally {
	/** Counts the fault unless it is falsy. */
	note(name: string, fault: string | false | null | undefined): void;
	/** One figure for each name in this order, then for other noted names; each demands 0 faults. */
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
