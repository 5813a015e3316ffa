import type { ContentEntry, EntryId } from "#app/model/editing/content-entry.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";

/** Compare-and-set write of an entry: fails when the stored version has changed. */
export function entryWrite(id: EntryId, stored: StoredDocument<ContentEntry> | null, data: ContentEntry): Write {
	return stored
		? { kind: "replace", collection: "content", id, version: stored.version, data }
		: { kind: "create", collection: "content", id, data };
}
