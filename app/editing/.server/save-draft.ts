import { isDeepStrictEqual } from "node:util";
import type { Author, EntryId, EntryValue, Part } from "../../model/editing/content-entry.ts";
import { fingerprint } from "../../model/fingerprint.ts";
import type { Clock, DocumentStore } from "../../model/ports.ts";
import { type EntryState, readEntryState, untouched } from "./entry-state.ts";
import { entryWrite } from "./write-entry.ts";

export interface DraftChange {
	id: EntryId;
	part: Part;
	value: unknown;
	/** The fingerprint of the part that the member began to change. */
	base: string;
}

export type DraftOutcome =
	| { kind: "saved"; state: EntryState; base: string }
	/** Somebody else changed the same part meanwhile: nothing was kept, and the member decides. */
	| { kind: "conflict"; state: EntryState }
	| { kind: "missing" };

const attempts = 5;

/**
 * Keeps what is being written. It need not be right to be kept. Two members who write different parts do not meet; of two
 * who write the same part the second is told, and nothing is lost.
 */
export async function saveDraft(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	{ id, part, value, base }: DraftChange,
	author: Author | null,
): Promise<DraftOutcome> {
	for (let attempt = 0; attempt < attempts; attempt++) {
		const state = await readEntryState(store, id);
		if (!state) return { kind: "missing" };
		const own = fingerprint(value);
		const kept = fingerprint(state.draft[part]);
		if (kept === own) return { kind: "saved", state, base: own };
		if (kept !== base) return { kind: "conflict", state };
		const draft = withoutSame({ ...state.draft, [part]: value }, state.published);
		const { stored } = state;
		const entry = {
			...(stored?.data ?? untouched(id)),
			draft,
			updatedAt: clock.now().toISOString(),
			updatedBy: author,
		};
		const result = await store.commit([entryWrite(id, stored, entry)]);
		const after = result.ok ? await readEntryState(store, id) : null;
		if (after) return { kind: "saved", state: after, base: own };
	}
	throw new Error(`${id} changes too often to be saved`);
}

/** Null when it says what is published anyway. */
export function withoutSame(draft: EntryValue, published: EntryValue): EntryValue | null {
	return isDeepStrictEqual(draft, published) ? null : draft;
}

/** Back to what visitors read. */
export async function discardDraft(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: EntryId,
	author: Author | null,
): Promise<boolean> {
	return replaceDraft({ store, clock }, id, null, author);
}

/** The whole draft at once: from a revision, or from the original. False when somebody was faster. */
export async function replaceDraft(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: EntryId,
	draft: EntryValue | null,
	author: Author | null,
): Promise<boolean> {
	const state = await readEntryState(store, id);
	if (!state) return false;
	const entry = {
		...(state.stored?.data ?? untouched(id)),
		draft: draft && withoutSame(draft, state.published),
		updatedAt: clock.now().toISOString(),
		updatedBy: author,
	};
	return (await store.commit([entryWrite(id, state.stored, entry)])).ok;
}
