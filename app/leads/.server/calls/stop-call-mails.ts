import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { takeBack } from "../inbox/undo-change.ts";
import { confirmationId, promotionsMailId } from "../receive-lead.ts";

/** Deletes the mails that a call sends while they wait; the lead stays. `late`: they are being sent, or were. */
export async function stopCallMails(store: DocumentStore, lead: string): Promise<"unsent" | "late"> {
	const mails = await callMails(store, lead);
	const writes =
		mails.length > 0 &&
		(await takeBack(
			mails.map(({ id }) => id),
			{ store },
		));
	return writes && (await store.commit(writes)).ok ? "unsent" : "late";
}

/** Whether a mail of a call waits and can be stopped. */
export async function doCallMailsWait(store: DocumentStore, lead: string): Promise<boolean> {
	return (await callMails(store, lead)).some(({ data }) => data.status === "pending" && data.attempts === 0);
}

async function callMails(store: DocumentStore, lead: string): Promise<StoredDocument<OutboxEntry>[]> {
	const ids = [confirmationId(lead), promotionsMailId(lead)];
	return (await Promise.all(ids.map((id) => store.get("outbox", id)))).filter((mail) => mail !== null);
}
