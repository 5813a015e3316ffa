import { isDeepStrictEqual } from "node:util";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { EntryId, EntryValue, Part } from "#app/model/editing/content-entry.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { type EntryState, readEntryState, untouched, wasSeen } from "./entry-state.ts";

export interface DraftChange {
	id: EntryId;
	part: Part;
	value: unknown;
	/** Fingerprint of the part when the member started editing. */
	base: string;
}

export type DraftOutcome =
	| { kind: "saved"; state: EntryState; base: string }
	| { kind: "conflict"; state: EntryState }
	| { kind: "missing" };

const attempts = 5;

/** A draft may be invalid. If two members edit the same part, the second save is a conflict and overwrites nothing. */
export async function saveDraft(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	{ id, part, value, base }: DraftChange,
	author: NamedMember | null,
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
		const result = await store.commit([upsertWrite("content", id, stored, entry)]);
		const after = result.ok ? await readEntryState(store, id) : null;
		if (after) return { kind: "saved", state: after, base: own };
	}
	throw new Error(`${id} changes too often to be saved`);
}

/** Returns null when the draft equals the published content. */
export function withoutSame(draft: EntryValue, published: EntryValue): EntryValue | null {
	return isDeepStrictEqual(draft, published) ? null : draft;
}

export async function discardDraft(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: EntryId,
	author: NamedMember | null,
	seen?: readonly string[],
): Promise<boolean> {
	return replaceDraft({ store, clock }, id, null, author, seen);
}

/**
 * Replaces the whole draft with a revision or the original. Returns false when another member changed it first. `seen`:
 * `draftMarks` of the draft that the member saw.
 */
export async function replaceDraft(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: EntryId,
	draft: EntryValue | null,
	author: NamedMember | null,
	seen?: readonly string[],
): Promise<boolean> {
	const state = await readEntryState(store, id);
	if (!state || !wasSeen(state, seen)) return false;
	const entry = {
		...(state.stored?.data ?? untouched(id)),
		draft: draft && withoutSame(draft, state.published),
		updatedAt: clock.now().toISOString(),
		updatedBy: author,
	};
	return (await store.commit([upsertWrite("content", id, state.stored, entry)])).ok;
}
