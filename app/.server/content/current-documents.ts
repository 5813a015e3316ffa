import { type Documents, originals } from "./originals.ts";

let current: Documents = originals;

/** Content as it is published at this moment: what ships with the site, with the staff's changes laid over it. */
export function currentDocuments(): Documents {
	return current;
}

/**
 * New documents in place of those before. A new table each time: who began to read goes on reading the old one, so no
 * page is made of two states. Documents that did not change stay the same objects.
 */
export function layOver(changes: Partial<Documents>): void {
	current = { ...current, ...changes };
}
