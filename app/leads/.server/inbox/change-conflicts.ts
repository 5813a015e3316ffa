import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { LeadChange } from "./lead-change.ts";

/** Whether a form was sent again with the same words: `entry` is the one that its key made before. */
export async function wasSent(
	store: DocumentStore,
	id: string,
	entry: HistoryEntry,
	change: LeadChange,
	by: NamedMember,
): Promise<boolean> {
	if (entry.undone || entry.kind !== change.kind || entry.by.id !== by.id) return false;
	const { text = "", subject = "" } = (await store.get("messages", messageId(id, entry.id)))?.data ?? {};
	return (
		text === ("text" in change ? change.text : "") &&
		subject === ("subject" in change ? change.subject : "") &&
		entry.call === ("outcome" in change ? change.outcome : undefined)
	);
}

/** Changes by others after the revision `seen` that refuse a change, undone ones included. */
export function conflictsOf(change: LeadChange, lead: Lead, seen: number, by: NamedMember): HistoryEntry[] {
	if (change.kind === "note" || change.kind === "customer") return [];
	return lead.desk.history.filter(
		(entry) => entry.revision > seen && entry.by.id !== by.id && isConflict(entry, change),
	);
}

function isConflict({ by, kind }: HistoryEntry, change: LeadChange): boolean {
	// A crew finishes its work hours after it opened the form: only what ends the appointment or its price matters.
	if (change.kind === "appointment" && change.to === "done") {
		return kind === "appointment" || kind === "quote" || kind === "status";
	}
	return (
		by.id !== customerId ||
		kind === change.kind ||
		((kind === "appointment" || kind === "quote") && change.kind === "status")
	);
}
