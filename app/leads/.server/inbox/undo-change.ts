import { contactWithoutUndone } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type Handler, type HistoryEntry, sameState, stateOf, withState } from "#app/model/leads/lead-history.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { Write } from "#app/model/ports.ts";
import { separateStoredMessages } from "../messages.ts";
import type { LeadParts } from "../receive-lead.ts";

/** `late`: the mail was sent. `changed`: a later change touched the same fields. */
export type UndoOutcome = { kind: "undone"; lead: Lead } | { kind: "late" | "changed" | "missing" };

/** The member's own last change of state, which the history offers to undo: still in effect, and without mails. */
export function undoableEntry(lead: Lead, by: Pick<Handler, "id">): HistoryEntry | undefined {
	const last = lead.desk.history.findLast(changedState);
	const mine = last?.by.id === by.id && last.mails.length === 0;
	return mine && sameState(stateOf(lead), last.after) ? last : undefined;
}

function changedState({ undone, before, after }: HistoryEntry): boolean {
	return !undone && !sameState(before, after);
}

/** Restores the state before a change and deletes its mails from the outbox, in one transaction. */
export async function undoChange(parts: LeadParts, id: string, entryId: string, by: Handler): Promise<UndoOutcome> {
	for (;;) {
		await separateStoredMessages(parts.store, id);
		const found = await parts.store.get("leads", id);
		const desk = found?.data.desk;
		const entry = desk?.history.find((candidate) => candidate.id === entryId);
		if (!found || !desk || !entry || entry.undone || entry.by.id !== by.id) return { kind: "missing" };
		// Two later changes may have led back to the same state.
		const changedLater = desk.history.slice(desk.history.indexOf(entry) + 1).some(changedState);
		if (changedLater || !sameState(stateOf(found.data), entry.after)) return { kind: "changed" };
		const mails = await takeBack(entry.mails, parts);
		if (!mails) return { kind: "late" };

		const revision = desk.revision + 1;
		const undone = { ...entry, undone: true, revision, mails: [] };
		const history = desk.history.map((candidate) => (candidate.id === entryId ? undone : candidate));
		// A customer who wrote after the change still waits.
		const wroteLater = (desk.waitingSince ?? "") > entry.at;
		const before = wroteLater ? { ...entry.before, waitingSince: desk.waitingSince } : entry.before;
		const restored = withState(found.data, before, { history, revision });
		const message = await parts.store.get("messages", messageId(id, entryId));
		const messageCount = found.data.messageCount - (message ? 1 : 0);
		const data = { ...restored, messageCount, ...contactWithoutUndone(found.data, history) };
		const result = await parts.store.commit([
			{ kind: "replace", collection: "leads", id, version: found.version, data },
			...(message ? [{ kind: "delete", collection: "messages", id: message.id } as const] : []),
			...mails,
		]);
		if (result.ok) return { kind: "undone", lead: data };
		if (result.collection === "outbox") return { kind: "late" };
	}
}

/** Null when a mail is being sent. The replacement before each deletion fails if a worker claims the mail meanwhile. */
async function takeBack(ids: readonly string[], { store }: LeadParts): Promise<Write[] | null> {
	const writes: Write[] = [];
	for (const id of ids) {
		const mail = await store.get("outbox", id);
		if (mail?.data.status !== "pending" || mail.data.attempts > 0) return null;
		writes.push({ kind: "replace", collection: "outbox", id, version: mail.version, data: mail.data });
		writes.push({ kind: "delete", collection: "outbox", id });
	}
	return writes;
}
