import { retention } from "../privacy/retention.ts";
import type { Lead } from "./lead.ts";
import type { HistoryEntry } from "./lead-history.ts";

type Contact = Pick<Lead, "lastContactAt" | "purgeAfter">;

/**
 * The fields of a lead that a contact moves: something that the customer sent or answered, or a member's reply, call,
 * appointment or quote that reached them.
 */
export function contactAt(lastContactAt: string): Contact {
	return { lastContactAt, purgeAfter: retention.leads(new Date(lastContactAt)) };
}

/** The last contact without the changes that were undone. An undone change may follow another one. */
export function contactWithoutUndone(lead: Pick<Lead, "lastContactAt">, history: readonly HistoryEntry[]): Contact {
	let last = lead.lastContactAt;
	for (const { at, undone, contactBefore } of history.toReversed()) {
		if (undone && contactBefore && at === last) last = contactBefore;
	}
	return contactAt(last);
}

/** For leads stored before `lastContactAt` existed: the latest of the arrival, the messages and the replies. */
export function derivedContact(lead: {
	receivedAt: string;
	messages: readonly { at: string }[];
	desk: Pick<Lead["desk"], "history">;
}) {
	const replies = lead.desk.history.filter(({ kind, undone }) => kind === "reply" && !undone);
	const moments = [lead.receivedAt, ...lead.messages.map(({ at }) => at), ...replies.map(({ at }) => at)];
	return contactAt(moments.toSorted().at(-1) ?? lead.receivedAt);
}
