import type { ErasureParts } from "../../leads/.server/person.ts";

const purged = [
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
] as const;

/** The daily job: deletes expired documents and the mailer's own copies of their mails. Returns the number deleted. */
export async function purgeExpired({ store, mailer }: ErasureParts, now: Date): Promise<number> {
	let count = 0;
	for (const collection of purged) {
		for (;;) {
			const where = [{ field: "purgeAfter", is: "<=", value: now.toISOString() } as const];
			const { documents } = await store.query(collection, { where, limit: 200 });
			if (documents.length === 0) break;
			await store.commit(documents.map(({ id }) => ({ kind: "delete", collection, id })));
			for (const { data } of documents) if ("messageId" in data) await mailer.forget?.(data.messageId);
			count += documents.length;
		}
	}
	return count;
}
