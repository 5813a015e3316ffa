import type { Collection, DocumentStore } from "../model/ports.ts";

const purged: readonly Collection[] = [
	"leads",
	"drafts",
	"photos",
	"outbox",
	"consents",
	"staffLinks",
	"staffSessions",
	"audit",
	"incidents",
];

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
