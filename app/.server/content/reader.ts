import { type Documents, originals } from "./originals.ts";

export type DocumentId = keyof Documents;

export interface ContentReader {
	/** The single way to read content; the store will lay over it here. */
	read<Id extends DocumentId>(id: Id): Documents[Id];
	/** Every document read so far: when one changes, what was made from it is stale. */
	readonly reads: ReadonlySet<DocumentId>;
}

export function createContentReader(): ContentReader {
	const reads = new Set<DocumentId>();
	return {
		reads,
		read(id) {
			reads.add(id);
			return originals[id];
		},
	};
}
