import { withStatus } from "#app/.server/mail/outbox-state.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** Pending mails and dead letters. A dead letter stays until a member retries or deletes it. */
export interface MailQueue {
	pending: number;
	/** The next mails to be sent, the soonest first. */
	next: readonly QueuedMail[];
	dead: readonly QueuedMail[];
	deadTotal: number;
}

export interface QueuedMail {
	id: string;
	template: OutboxEntry["template"];
	/** Reference of the lead that the mail is about; null for other mails. */
	reference: string | null;
	createdAt: string;
	nextAttemptAt: string;
	attempts: number;
	/** The mail server's reply, with e-mail addresses removed. */
	reason: string | null;
}

const shown = 50;
const shownNext = 5;

export async function readMailQueue(store: DocumentStore): Promise<MailQueue> {
	const orderBy = { field: "nextAttemptAt", direction: "ascending" } as const;
	const [next, dead] = await Promise.all([
		store.query("outbox", { where: withStatus("pending"), orderBy, limit: shownNext }),
		store.query("outbox", { where: withStatus("dead"), orderBy, limit: shown }),
	]);
	return {
		pending: await store.count("outbox", withStatus("pending")),
		next: await Promise.all(next.documents.map((mail) => summary(mail, store))),
		dead: await Promise.all(dead.documents.map((mail) => summary(mail, store))),
		deadTotal: await store.count("outbox", withStatus("dead")),
	};
}

async function summary({ id, data }: StoredDocument<OutboxEntry>, store: DocumentStore): Promise<QueuedMail> {
	const { template, leadId, createdAt, nextAttemptAt, attempts, lastError } = data;
	const lead = leadId ? await store.get("leads", leadId) : null;
	return {
		id,
		template,
		reference: lead?.data.reference ?? null,
		createdAt,
		nextAttemptAt,
		attempts,
		reason: lastError,
	};
}

/** Makes a dead letter pending again with all its attempts. Returns false when it is no longer dead. */
export async function retryMail(
	id: string,
	{ store, clock }: { store: DocumentStore; clock: Clock },
): Promise<boolean> {
	const mail = await store.get("outbox", id);
	if (mail?.data.status !== "dead") return false;
	const data: OutboxEntry = {
		...mail.data,
		status: "pending",
		attempts: 0,
		nextAttemptAt: clock.now().toISOString(),
	};
	return (await store.commit([{ kind: "replace", collection: "outbox", id, version: mail.version, data }])).ok;
}

/** Deletes a dead letter. Returns false for a pending mail, which may already be on its way. */
export async function deleteMail(id: string, store: DocumentStore): Promise<boolean> {
	const mail = await store.get("outbox", id);
	if (mail?.data.status !== "dead") return false;
	await store.commit([{ kind: "delete", collection: "outbox", id }]);
	return true;
}
