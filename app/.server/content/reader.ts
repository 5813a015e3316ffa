import type { DocumentId, Documents } from "./originals.ts";
import { createReads, type Reads } from "./reads.ts";

export type { DocumentId, Documents } from "./originals.ts";

/** The single way to read content. It remembers what was read, so that whoever keeps the result knows how long it holds. */
export interface ContentReader {
	/** A whole document: any change of it counts. */
	read<Id extends DocumentId>(id: Id): Documents[Id];
	/** A part of a document: only a change of that part counts. `choose` is asked again whenever the document changes. */
	pick<Id extends DocumentId, Part>(id: Id, choose: (document: Documents[Id]) => Part): Part;
	readonly reads: Reads;
}

/** Reads these documents, such as those of a preview. What was read is compared with what `current` gives. */
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
