import type { PersonRecord } from "../../leads/.server/person.ts";
import type { DocumentStore } from "../../model/ports.ts";

/** What only the program needs, or what opens something: no part of what a person is handed over. */
const left: ReadonlySet<string> = new Set(["followToken", "idempotencyKey", "contentHash", "messageId"]);

/** Everything that is kept about a person, in a common format: their photos too, as base64. */
export async function personAsJson(record: PersonRecord, store: DocumentStore, now: Date): Promise<string> {
	const photos = await Promise.all(record.photos.map(({ id }) => store.get("photos", id)));
	const copy = {
		exportedAt: now.toISOString(),
		requests: record.leads.map(({ id, data }) => ({ id, ...data })),
		// The id of a draft is the link that opens it.
		drafts: record.drafts.map(({ data }) => data),
		photos: photos.flatMap((photo) =>
			photo
				? [{ id: photo.id, ...photo.data, type: "image/jpeg", bytes: Buffer.from(photo.data.bytes).toString("base64") }]
				: [],
		),
		mails: record.mails.map(({ data }) => data),
	};
	return JSON.stringify(copy, (key, value: unknown) => (left.has(key) ? undefined : value), "\t");
}
