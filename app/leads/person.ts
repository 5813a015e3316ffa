import type { Lead, OutboxEntry } from "../model/lead.ts";
import type { DocumentStore, StoredDocument, Write } from "../model/ports.ts";

/** How a person is found: by an address or a number, as they would give it. */
export interface PersonQuery {
	email?: string;
	/** Ten digits. */
	phone?: string;
}

export interface PersonRecord {
	leads: readonly StoredDocument<Lead>[];
	mails: readonly StoredDocument<OutboxEntry>[];
}

/** Everything that is kept about a person. */
export async function findPerson(store: DocumentStore, { email, phone }: PersonQuery): Promise<PersonRecord> {
	const found = new Map<string, StoredDocument<Lead>>();
	for (const [field, value] of [
		["email", email?.trim()],
		["phone", phone],
	] as const) {
		if (!value) continue;
		for (const lead of await allLeads(store)) {
			if (String(lead.data[field] ?? "").toLowerCase() === value.toLowerCase()) found.set(lead.id, lead);
		}
	}
	const mails: StoredDocument<OutboxEntry>[] = [];
	for (const id of found.keys()) {
		const { documents } = await store.query<OutboxEntry>("outbox", {
			where: [{ field: "leadId", is: "=", value: id }],
		});
		mails.push(...documents);
	}
	return { leads: [...found.values()], mails };
}

/** Erases a person everywhere, in one transaction. Answers how many documents went. */
export async function erasePerson(store: DocumentStore, query: PersonQuery): Promise<number> {
	const { leads, mails } = await findPerson(store, query);
	const writes: Write[] = [
		...leads.map(({ id }) => ({ kind: "delete", collection: "leads", id }) as const),
		...mails.map(({ id }) => ({ kind: "delete", collection: "outbox", id }) as const),
	];
	if (writes.length > 0) await store.commit(writes);
	return writes.length;
}

/** Every lead, oldest first, flagged ones included. */
export async function allLeads(store: DocumentStore): Promise<StoredDocument<Lead>[]> {
	const leads: StoredDocument<Lead>[] = [];
	let cursor: string | null = null;
	do {
		const page: { documents: readonly StoredDocument<Lead>[]; cursor: string | null } = await store.query<Lead>(
			"leads",
			{
				orderBy: { field: "receivedAt", direction: "ascending" },
				limit: 500,
				...(cursor && { cursor }),
			},
		);
		leads.push(...page.documents);
		cursor = page.cursor;
	} while (cursor);
	return leads;
}
