import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { messagesOf } from "./messages.ts";

export interface Note {
	at: string;
	/** The member's name at that time. */
	by: string;
	text: string;
}

/** The team's notes about a lead, oldest first. A lead with its form only has none, and is not read for them. */
export async function notesOf(store: DocumentStore, lead: StoredDocument<Lead>): Promise<Note[]> {
	if (lead.data.messageCount === 1) return [];
	return (await messagesOf(store, lead))
		.filter(({ data: { channel } }) => channel === "note")
		.map(({ data: { at, by, text } }) => ({ at, by: by?.name ?? "", text }));
}
