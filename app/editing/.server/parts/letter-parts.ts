import type { FactPart } from "#app/model/editing/facts.ts";
import type { Letter } from "#app/model/leads/letter.ts";

/** One letter, identified by its id, which never changes. A letter with a new id is added at the end. */
export function letterPart(id: string): FactPart {
	return {
		entries: ["letters"],
		read: ({ letters }) => letters.find((letter) => letter.id === id),
		write(facts, value) {
			const { letters } = facts;
			const place = letters.findIndex((letter) => letter.id === id);
			const own = value === undefined ? [] : [{ ...(value as Letter), id }];
			return { ...facts, letters: place < 0 ? [...letters, ...own] : letters.toSpliced(place, 1, ...own) };
		},
	};
}

/** All letters by id, for comparison in the history. */
export const lettersPart: FactPart = {
	entries: ["letters"],
	read: ({ letters }) => Object.fromEntries(letters.map((letter) => [letter.id, letter])),
	write: (facts, value) => ({ ...facts, letters: Object.values(value as Record<string, Letter>) }),
};
