import type { Documents } from "./originals.ts";
import { type ContentReader, createContentReader } from "./reader.ts";

/** The content that visitors see: the original files, with what members published laid over them. */
export interface SiteContent {
	/** Reads the content of this moment. A reader never sees a later publication, so no page mixes two states. */
	reader(): ContentReader;
}

/** Content whose documents can be replaced, such as after a publication. */
export interface ReplaceableContent extends SiteContent {
	readonly documents: Documents;
	/** Puts new documents in place of those with the same ids. Documents that did not change stay the same objects. */
	replace(changes: Partial<Documents>): void;
}

export function createSiteContent(documents: Documents): ReplaceableContent {
	let current = documents;
	return {
		get documents() {
			return current;
		},
		reader: () => createContentReader(current, () => current),
		// A new table each time: readers go on with the one that they began with.
		replace(changes) {
			current = { ...current, ...changes };
		},
	};
}
