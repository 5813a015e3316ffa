import { type FactId, type FactPart, type Facts, factIds } from "#app/model/editing/facts.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type EntryState, readEntryState } from "./entry-state.ts";

/** All settings in their three states: published, draft and original. */
export interface FactStates {
	states: Readonly<Record<FactId, EntryState>>;
	published: Facts;
	draft: Facts;
	original: Facts;
}

export async function readFactStates(store: DocumentStore): Promise<FactStates> {
	const states = {} as Record<FactId, EntryState>;
	for (const id of factIds) {
		const state = await readEntryState(store, id);
		if (!state) throw new Error(`There is no ${id}`);
		states[id] = state;
	}
	const facts = (of: (state: EntryState) => unknown) =>
		Object.fromEntries(factIds.map((id) => [id, of(states[id])])) as unknown as Facts;
	return {
		states,
		published: facts(({ published }) => published.all),
		draft: facts(({ draft }) => draft.all),
		original: facts(({ original }) => original?.all),
	};
}

export function hasDraft(part: FactPart, { draft, published }: FactStates): boolean {
	return fingerprint(part.read(draft)) !== fingerprint(part.read(published));
}

/** Fingerprint of the draft that a form is rendered from, to detect a conflict when the form is sent. */
export function baseOf(part: FactPart, { draft }: FactStates): string {
	return fingerprint(part.read(draft));
}
