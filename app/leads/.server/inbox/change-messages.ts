import type { Lead } from "#app/model/leads/lead.ts";
import type { DetailsChange } from "#app/model/leads/lead-details.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import { customerMessage, type LeadMessage } from "#app/model/leads/lead-message.ts";
import type { Creation, StoredDocument } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { mailsFor } from "../lead-mails.ts";
import type { LeadParts } from "../lead-parts.ts";
import { mailWrite } from "../mail-write.ts";
import { customerWords } from "../messages.ts";
import type { LeadChange } from "./lead-change.ts";
import { mailOpenQuote } from "./send-quote.ts";
import { undoWindow } from "./undo-token.ts";

/** The message that a change adds to the conversation. A member's words that no mail brings to the customer are a note. */
export function messageFor(
	change: Extract<LeadChange, { text: string }>,
	lead: string,
	{ at, by, mails: [mail] }: HistoryEntry,
): LeadMessage {
	if (by.id === customerId) return customerMessage(lead, "page", at, change.text, []);
	const rest = { lead, at, by, text: change.text, photos: [], subject: "", mail: null };
	if (change.kind === "call") return { ...rest, direction: "out", channel: "call" };
	if (!mail) return { ...rest, direction: "internal", channel: "note" };
	const subject = change.kind === "reply" ? change.subject : "";
	return { ...rest, direction: "out", channel: "mail", subject, mail };
}

export function countedMessage(
	{ messageCount, laterWords }: Lead,
	{ at, text, direction }: LeadMessage,
): Partial<Lead> {
	return {
		messageCount: messageCount + 1,
		lastMessageAt: at,
		...(direction === "in" && customerWords({ laterWords }, at, text)),
	};
}

/** The mails that a change sends, delayed until it can no longer be undone. */
export async function mailsOf(
	change: LeadChange,
	found: StoredDocument<Lead>,
	entryId: string,
	details: DetailsChange | null,
	parts: LeadParts,
): Promise<Creation<"outbox">[]> {
	const { id, data: lead } = found;
	const delay = undoWindow;
	if (details?.after.email && lead.email === null) return mailOpenQuote(parts, found);
	if (change.kind === "reply") {
		return [mailWrite(`${id}-reply-${entryId}`, "lead-reply", id, parts, { delay, entryId })];
	}
	return change.kind === "rescue" ? heldBackMails(found, parts) : [];
}

/** The mails that were not sent because the lead was flagged as spam. */
export async function heldBackMails(
	{ id, data: lead }: StoredDocument<Lead>,
	parts: LeadParts,
): Promise<Creation<"outbox">[]> {
	// Mails that were sent are deleted after this time: nobody knows any more which these were.
	if (retention.mails(new Date(lead.receivedAt)) <= parts.clock.now().toISOString()) return [];
	const heldBack: Creation<"outbox">[] = [];
	for (const template of mailsFor({ ...lead, spam: [] })) {
		const known = await parts.store.get("outbox", `${id}-${template}`);
		if (!known) heldBack.push(mailWrite(`${id}-${template}`, template, id, parts, { delay: undoWindow }));
	}
	return heldBack;
}
