import { isDeepStrictEqual } from "node:util";
import type { DocumentId, Documents } from "./originals.ts";

/** What was read to make something, and whether it would read the same now. */
export interface Reads {
	readonly documents: ReadonlySet<DocumentId>;
	areCurrent(): boolean;
}

/** A part of a document, and how it was found. */
interface Part {
	choose: (document: Documents[DocumentId]) => unknown;
	value: unknown;
}

/** Records reads of `documents`, and compares them with those that `current` gives later. */
export function createReads(documents: Documents, current: () => Documents) {
	const whole = new Set<DocumentId>();
	const parts = new Map<DocumentId, Part[]>();

	return {
		get documents() {
			return new Set([...whole, ...parts.keys()]);
		},

		addWhole(id: DocumentId): void {
			whole.add(id);
			parts.delete(id);
		},

		addPart(id: DocumentId, part: Part): void {
			if (whole.has(id)) return;
			const known = parts.get(id);
			if (known) known.push(part);
			else parts.set(id, [part]);
		},

		areCurrent(): boolean {
			const now = current();
			const changed = (id: DocumentId) => now[id] !== documents[id];
			if (now === documents) return true;
			if ([...whole].some(changed)) return false;
			return [...parts].every(
				([id, chosen]) =>
					!changed(id) || chosen.every(({ choose, value }) => isDeepStrictEqual(choose(now[id]), value)),
			);
		},
	};
}

/** For answers that no content went into. */
export const noReads: Reads = { documents: new Set(), areCurrent: () => true };
