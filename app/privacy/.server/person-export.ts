import type { PersonRecord } from "#app/leads/.server/person.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** Internal fields and tokens that give access: left out of the copy that a person receives. */
const left: ReadonlySet<string> = new Set(["followToken", "idempotencyKey", "contentHash", "messageId"]);

/** Everything stored about a person as JSON, with photos as base64. */
export async function personAsJson(record: PersonRecord, store: DocumentStore, now: Date): Promise<string> {
	const photos = await Promise.all(record.photos.map(({ id }) => store.get("photos", id)));
	const copy = {
		exportedAt: now.toISOString(),
		requests: record.leads.map(({ id, data }) => ({ id, ...data })),
		messages: record.messages.map(({ data }) => data),
		// Without its id, which gives access to the draft.
		drafts: record.drafts.map(({ data }) => data),
		photos: photos.flatMap((photo) =>
			photo
				? [{ id: photo.id, ...photo.data, type: "image/jpeg", bytes: Buffer.from(photo.data.bytes).toString("base64") }]
				: [],
		),
		tasks: record.tasks.map(({ data }) => data),
		appointments: record.appointments.map(({ id, data }) => ({ id, ...data })),
		jobs: record.jobs.map(({ id, data }) => ({ id, ...data })),
		quotes: record.quotes.map(({ id, data }) => ({ id, ...data })),
		acceptedQuotes: record.contracts.map(({ id, data }) => ({ id, ...data })),
		mails: record.mails.map(({ data }) => data),
		linesToImport: record.importLines.map(({ line }) => line),
		promotions: record.addresses.map(({ email, promotions, earlier }) => ({
			email,
			consents: promotions?.consents ?? (earlier ? [earlier] : []),
			withdrawnAt: promotions?.withdrawnAt ?? null,
		})),
	};
	return JSON.stringify(copy, (key, value: unknown) => (left.has(key) ? undefined : value), "\t");
}
