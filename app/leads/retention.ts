import type { Collection, DocumentStore } from "../model/ports.ts";

const day = 24 * 60 * 60 * 1000;

/** How long each kind of document is kept, as the privacy page says. */
export const retention = {
	leads: (from: Date) => after(from, 730 * day),
	/** Of an estimate that was not sent, from its last change; its photos too. */
	drafts: (from: Date) => after(from, 30 * day),
	mails: (from: Date) => after(from, 365 * day),
	consents: (from: Date) => after(from, 3 * 365 * day),
};

const purged: readonly Collection[] = ["leads", "drafts", "photos", "outbox", "consents"];

/** The daily job: what is past its time goes, a page at a time. Answers how many documents went. */
export async function purgeExpired(store: DocumentStore, now: Date): Promise<number> {
	let count = 0;
	for (const collection of purged) {
		for (;;) {
			const where = [{ field: "purgeAfter", is: "<=", value: now.toISOString() } as const];
			const { documents } = await store.query(collection, { where, limit: 200 });
			if (documents.length === 0) break;
			await store.commit(documents.map(({ id }) => ({ kind: "delete", collection, id })));
			count += documents.length;
		}
	}
	return count;
}

function after(from: Date, milliseconds: number): string {
	return new Date(from.getTime() + milliseconds).toISOString();
}
