import { isDeepStrictEqual } from "node:util";
import type { DocumentId, Documents } from "./originals.ts";

/** The documents read to produce a result, and whether the same reads would return equal values now. */
export interface Reads {
	readonly documents: ReadonlySet<DocumentId>;
	areCurrent(): boolean;
}

/** A part of a document, and the function that selects it. */
interface Part {
	choose: (document: Documents[DocumentId]) => unknown;
	value: unknown;
}

/** Records reads of `documents` and compares them with the documents that `current` returns later. */
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

/** For responses that contain no content. */
export const noReads: Reads = { documents: new Set(), areCurrent: () => true };
