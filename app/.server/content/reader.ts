import type { DocumentId, Documents } from "./originals.ts";
import { createReads, type Reads } from "./reads.ts";

export type { DocumentId, Documents } from "./originals.ts";

/** The only access to content. Records what was read, so that caches can invalidate their entries when it changes. */
export interface ContentReader {
	/** Reads a whole document: any change of it invalidates the result. */
	read<Id extends DocumentId>(id: Id): Documents[Id];
	/** Reads a part: only a change of it invalidates the result. `choose` runs again when the document has changed. */
	pick<Id extends DocumentId, Part>(id: Id, choose: (document: Documents[Id]) => Part): Part;
	readonly reads: Reads;
}

/** Reads `documents`, such as those of a preview. Recorded reads are compared with what `current` returns. */
export function createContentReader(documents: Documents, current: () => Documents): ContentReader {
	const reads = createReads(documents, current);
	return {
		reads,
		read(id) {
			reads.addWhole(id);
			return documents[id];
		},
		pick(id, choose) {
			const value = choose(documents[id]);
			reads.addPart(id, { choose: choose as (document: Documents[DocumentId]) => unknown, value });
			return value;
		},
	};
}
