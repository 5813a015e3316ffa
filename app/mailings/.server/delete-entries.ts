import type { MarketingParts } from "#app/.server/marketing/consents.ts";
import { deletions } from "#app/.server/store/deletions.ts";
import { everything } from "#app/.server/store/everything.ts";
import { mailsOfTasks } from "#app/leads/.server/person.ts";
import { taskDeletions } from "#app/leads/.server/tasks/list-tasks.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, Mailer, StoredDocument, Write } from "#app/model/ports.ts";
import { endedConsents } from "#app/privacy/.server/expire-consents.ts";

interface DeletionParts extends MarketingParts {
	clock: Clock;
	mailer: Pick<Mailer, "forget">;
}

/**
 * Deletes entries of the waiting list with everything that belongs to them, in one commit. The mailer's own copies go
 * first: a server that is killed in between does it again. False when somebody changed an entry meanwhile.
 */
export async function deleteEntries(parts: DeletionParts, entries: readonly StoredDocument<Lead>[]): Promise<boolean> {
	const { store, mailer, clock } = parts;
	const ids = new Set(entries.map(({ id }) => id));
	const mails: StoredDocument<OutboxEntry>[] = await mailsOfTasks(ids, store);
	const writes: Write[] = [];
	for (const entry of entries) {
		const { id } = entry;
		const owned = await everything(store, "photos", { where: [{ field: "owner", is: "=", value: id }] });
		const messages = await everything(store, "messages", { where: [{ field: "lead", is: "=", value: id }] });
		mails.push(...(await everything(store, "outbox", { where: [{ field: "leadId", is: "=", value: id }] })));
		writes.push(
			// Unchanged: refused when somebody has written to it meanwhile.
			{ ...entry, kind: "replace", collection: "leads" },
			...deletions("leads", [entry]),
			...deletions("messages", messages),
			...deletions("photos", owned),
			...deletions("followChecks", [entry]),
			...(await taskDeletions(store, id)),
		);
	}
	writes.push(...deletions("outbox", mails), ...(await draftWrites(store, entries)));
	writes.push(...(await endedConsents(ids, parts, clock.now())));
	for (const { data } of mails) await mailer.forget?.(data.messageId);
	return (await store.commit(writes)).ok;
}

/** The estimate in which somebody asked to be told has their address too. */
async function draftWrites(store: DocumentStore, entries: readonly StoredDocument<Lead>[]): Promise<Write[]> {
	const emails = new Set(entries.flatMap(({ data }) => data.email ?? []));
	const found = await Promise.all(
		[...emails].map((value) => store.query("drafts", { where: [{ field: "email", is: "=", value }], limit: 100 })),
	);
	return found
		.flatMap(({ documents }) => documents)
		.flatMap((draft) => {
			if ("movedTo" in draft.data || !draft.data.waiting) return [];
			return { ...draft, kind: "replace", collection: "drafts", data: { ...draft.data, email: null, waiting: false } };
		});
}
