import { originalEntries, originalOf } from "#app/.server/content/overlay.ts";
import { locales } from "#app/locale/locales.ts";
import {
	type ContentEntry,
	type EntryId,
	type EntryValue,
	isWords,
	kindOf,
	type Scheduled,
} from "#app/model/editing/content-entry.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** The state of an entry for its editor: the stored document merged with the original. */
export interface EntryState {
	id: EntryId;
	/** Null for an article that a member created. */
	original: EntryValue | null;
	/** The content visitors read now. Empty for an article that was never published, or was withdrawn. */
	published: EntryValue;
	/** The content to publish next: the draft, or the published content when there is no draft. */
	draft: EntryValue;
	hasDraft: boolean;
	/** True when the published content differs from the original. */
	isEdited: boolean;
	/** The published English was written for another version of the French than the published one. */
	englishIsStale: boolean;
	revision: number;
	scheduledFor: string | null;
	scheduled: Scheduled | null;
	updatedAt: string | null;
	updatedBy: NamedMember | null;
	/** The stored document, needed for compare-and-set writes. */
	stored: StoredDocument<ContentEntry> | null;
}

export async function readEntryState(store: DocumentStore, id: EntryId): Promise<EntryState | null> {
	const stored = await store.get("content", id);
	const exists = stored !== null || originalEntries().includes(id);
	return exists ? stateOf(id, stored) : null;
}

/** Lists the entries that ship with the site in their order, then the articles that members created. */
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
		scheduledFor: data.scheduledFor,
		scheduled: data.scheduled,
		updatedAt: data.updatedAt || null,
		updatedBy: data.updatedBy,
		stored,
	};
}

/** Fingerprints of the draft, one for each language. A form sends those of the draft that the member sees. */
export function draftMarks({ draft }: Pick<EntryState, "draft">): string[] {
	return locales.map((locale) => fingerprint(draft[locale]));
}

/** False when another member changed the draft that the form was rendered with. */
export function wasSeen(state: Pick<EntryState, "draft">, seen: readonly string[] | undefined): boolean {
	return seen === undefined || draftMarks(state).join() === seen.join();
}

/** Fingerprint of the French that the published English was written for. */
function followed({ englishFollows }: ContentEntry, original: EntryValue | null): string {
	return englishFollows ?? fingerprint(original?.fr);
}

/** The stored form of an entry that was never edited. */
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
