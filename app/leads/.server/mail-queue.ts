import type { OutboxEntry } from "../../model/leads/lead.ts";
import type { Clock, DocumentStore, StoredDocument } from "../../model/ports.ts";

/** What waits to leave, and what never will unless somebody decides. */
export interface MailQueue {
	pending: number;
	/** The next to be attempted, the soonest first. */
	next: readonly QueuedMail[];
	dead: readonly QueuedMail[];
	deadTotal: number;
}

export interface QueuedMail {
	id: string;
	template: OutboxEntry["template"];
	/** Of the request that it is about; null for the others. */
	reference: string | null;
	createdAt: string;
	nextAttemptAt: string;
	attempts: number;
	/** As the mail server said it, without addresses. */
	reason: string | null;
}

const shown = 50;
const shownNext = 5;

export async function readMailQueue(store: DocumentStore): Promise<MailQueue> {
	const withStatus = (value: OutboxEntry["status"]) => [{ field: "status", is: "=", value } as const];
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

/** Gives a dead letter all its attempts back. False when it is none any more. */
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

/** Only a dead letter: what may still leave is not ours to stop. */
export async function deleteMail(id: string, store: DocumentStore): Promise<boolean> {
	const mail = await store.get("outbox", id);
	if (mail?.data.status !== "dead") return false;
	await store.commit([{ kind: "delete", collection: "outbox", id }]);
	return true;
}
