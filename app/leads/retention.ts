import type { OutboxEntry } from "../model/lead.ts";
import type { Collection } from "../model/ports.ts";
import type { ErasureParts } from "./person.ts";

const purged: readonly Collection[] = [
	"leads",
	"drafts",
	"photos",
	"followChecks",
	"outbox",
	"consents",
	"staffLinks",
	"staffSessions",
	"signInFailures",
	"secondFactorAttempts",
	"audit",
	"incidents",
];

/** The daily job: what is past its time goes, a page at a time, and mails that stayed with us. Answers how many documents went. */
export async function purgeExpired({ store, mailer }: ErasureParts, now: Date): Promise<number> {
	let count = 0;
	for (const collection of purged) {
		for (;;) {
			const where = [{ field: "purgeAfter", is: "<=", value: now.toISOString() } as const];
			const { documents } = await store.query(collection, { where, limit: 200 });
			if (documents.length === 0) break;
			await store.commit(documents.map(({ id }) => ({ kind: "delete", collection, id })));
			if (collection === "outbox") {
				for (const { data } of documents) await mailer.forget?.((data as OutboxEntry).messageId);
			}
			count += documents.length;
		}
	}
	return count;
}
