import type { ContentEntry, EntryId } from "../../model/editing/content-entry.ts";
import type { StoredDocument, Write } from "../../model/ports.ts";

/** The write that puts an entry into the store, if nobody changed it since it was read. */
export function entryWrite(id: EntryId, stored: StoredDocument<ContentEntry> | null, data: ContentEntry): Write {
	return stored
		? { kind: "replace", collection: "content", id, version: stored.version, data }
		: { kind: "create", collection: "content", id, data };
}
