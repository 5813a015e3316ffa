import type { Documents } from "./originals.ts";
import { type ContentReader, createContentReader } from "./reader.ts";

/** The content that visitors see: the original files with the published entries applied. */
export interface SiteContent {
	/** Returns a reader of a snapshot of the content. It never sees a later publication, so no page mixes two states. */
	reader(): ContentReader;
}

/** Content whose documents can be replaced, such as after a publication. */
export interface ReplaceableContent extends SiteContent {
	readonly documents: Documents;
	/** Replaces the documents with the same ids. Unchanged documents keep their object identity. */
	replace(changes: Partial<Documents>): void;
}

export function createSiteContent(documents: Documents): ReplaceableContent {
	let current = documents;
	return {
		get documents() {
			return current;
		},
		reader: () => createContentReader(current, () => current),
		// A new object each time: existing readers keep the one that they were created with.
		replace(changes) {
			current = { ...current, ...changes };
		},
	};
}
