import { originalEntries, originalOf } from "../../.server/content/overlay.ts";
import {
	type Author,
	type ContentEntry,
	type EntryId,
	type EntryValue,
	isWords,
	kindOf,
	type Scheduled,
} from "../../model/editing/content-entry.ts";
import { fingerprint } from "../../model/fingerprint.ts";
import type { DocumentStore, StoredDocument } from "../../model/ports.ts";

/** An entry as its editor sees it: the store's part and the original's put together. */
export interface EntryState {
	id: EntryId;
	/** Null for an article that staff wrote. */
	original: EntryValue | null;
	/** What visitors read now. Empty for an article that never was published, or was taken away. */
	published: EntryValue;
	/** What would be published next: the draft, or what is published when nothing waits. */
	draft: EntryValue;
	hasDraft: boolean;
	/** Whether something else than the original is published. */
	isEdited: boolean;
	/** The English that visitors read was written for another French than they read now. */
	englishIsStale: boolean;
	revision: number;
	publishedAt: string | null;
	scheduledFor: string | null;
	scheduled: Scheduled | null;
	updatedAt: string | null;
	updatedBy: Author | null;
	/** What the store has of it, for whoever changes it. */
	stored: StoredDocument<ContentEntry> | null;
}

/** Null: there is no such entry. */
export async function readEntryState(store: DocumentStore, id: EntryId): Promise<EntryState | null> {
	const stored = await store.get("content", id);
	const exists = stored !== null || originalEntries().includes(id);
	return exists ? stateOf(id, stored) : null;
}

/** Those that shipped in their order, then the articles that staff wrote. */
export async function listEntryStates(store: DocumentStore): Promise<EntryState[]> {
	const stored = new Map<EntryId, StoredDocument<ContentEntry>>();
	let cursor: string | null | undefined;
	do {
		const page = await store.query("content", { ...(cursor && { cursor }) });
		for (const document of page.documents) stored.set(document.id as EntryId, document);
		cursor = page.cursor;
	} while (cursor);
	const ids = [...new Set([...originalEntries(), ...stored.keys()])];
	return ids.map((id) => stateOf(id, stored.get(id) ?? null));
}

export function stateOf(id: EntryId, stored: StoredDocument<ContentEntry> | null): EntryState {
	const original = originalOf(id);
	const data = stored?.data ?? untouched(id);
	const published = data.published ?? original ?? {};
	return {
		id,
		original,
		published,
		draft: data.draft ?? published,
		hasDraft: data.draft !== null,
		isEdited: data.published !== null,
		englishIsStale: isWords(id) && published.en !== undefined && followed(data, original) !== fingerprint(published.fr),
		revision: data.revision,
		publishedAt: data.publishedAt,
		scheduledFor: data.scheduledFor,
		scheduled: data.scheduled,
		updatedAt: data.updatedAt || null,
		updatedBy: data.updatedBy,
		stored,
	};
}

/** Which French the published English was written for. */
function followed({ englishFollows }: ContentEntry, original: EntryValue | null): string {
	return englishFollows ?? fingerprint(original?.fr);
}

/** An entry that nobody touched, as the store would have it. */
export function untouched(id: EntryId): ContentEntry {
	return {
		kind: kindOf(id),
		draft: null,
		published: null,
		englishFollows: null,
		revision: 0,
		publishedAt: null,
		scheduledFor: null,
		scheduled: null,
		updatedAt: "",
		updatedBy: null,
	};
}
