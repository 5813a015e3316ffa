import { retries } from "#app/.server/store/retries.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerMessage, type LeadMessage, messageId } from "#app/model/leads/lead-message.ts";
import { withLaterWords } from "#app/model/leads/search-words.ts";
import { excerptLength, hasMessagesInside, separateMessages } from "#app/model/leads/separate-messages.ts";
import type { Creation, DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** More than a conversation ever has: the customer's part is limited, and members write by hand. */
const mostMessages = 1000;

/** The conversation of a lead, oldest first. */
export async function messagesOf(
	store: DocumentStore,
	{ id, data: lead }: StoredDocument<Lead>,
): Promise<StoredDocument<LeadMessage>[]> {
	if (hasMessagesInside(lead)) {
		return [...separateMessages(id, lead).messages].map(([name, data]) => ({ id: name, version: 0, data }));
	}
	const { documents } = await store.query("messages", {
		where: [{ field: "lead", is: "=", value: id }],
		orderBy: { field: "at", direction: "descending" },
		limit: mostMessages,
	});
	return documents.toReversed();
}

export function messageWrite(name: string, data: LeadMessage): Creation<"messages"> {
	return { kind: "create", collection: "messages", id: messageId(data.lead, name), data };
}

/** The fields that a message from the customer changes: the lead is unread again and waits for an answer. */
export function withCustomerMessage(
	lead: Lead,
	id: string,
	{ at, text, photos }: { at: string; text: string; photos: readonly string[] },
): { lead: Lead; message: LeadMessage } {
	return {
		message: customerMessage(id, "page", at, text, photos),
		lead: {
			...lead,
			messageCount: lead.messageCount + 1,
			lastMessageAt: at,
			...customerWords(lead, at, text),
			photos: [...lead.photos, ...photos],
			desk: { ...lead.desk, openedAt: null, waitingSince: lead.desk.waitingSince ?? at },
		},
	};
}

/** What lists and the search know of the customer's latest message. */
export function customerWords({ laterWords }: Pick<Lead, "laterWords">, wroteAt: string, text: string): Partial<Lead> {
	return { wroteAt, latestText: text.slice(0, excerptLength), laterWords: withLaterWords(laterWords, text) };
}

/** Reads a lead whose messages are documents, after moving those of an earlier build out of it. */
export async function getLead(store: DocumentStore, id: string): Promise<StoredDocument<Lead> | null> {
	const found = await store.get("leads", id);
	if (!found || !hasMessagesInside(found.data)) return found;
	await separateStoredMessages(store, id);
	return store.get("leads", id);
}

/** Moves the messages of a lead of an earlier build out of it. Returns false when the lead is gone. */
export async function separateStoredMessages(store: DocumentStore, id: string, areaNames = ""): Promise<boolean> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get("leads", id);
		if (!found || !hasMessagesInside(found.data)) return found !== null;
		const { lead, messages } = separateMessages(id, found.data);
		const { ok } = await store.commit([
			{
				kind: "replace",
				collection: "leads",
				id,
				version: found.version,
				data: { ...lead, areaNames: lead.areaNames || areaNames },
			},
			...[...messages].map(([name, data]) => ({ kind: "create", collection: "messages", id: name, data }) as const),
		]);
		if (ok) return true;
	}
}
