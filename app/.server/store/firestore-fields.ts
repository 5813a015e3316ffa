import type { Collection } from "#app/model/ports.ts";

/**
 * The fields that queries name, by collection. Firestore leaves a document out of an order by a field that it does not
 * have: each of these is written with every document, null when there is nothing. A query by any other field is refused,
 * here and now, instead of answering less than there is. A field that is added later needs `npm run migrate` to reach
 * the documents that are there; `node scripts/firestore-indexes.ts` makes the file of indexes from this table.
 */
export type QueriedFields = Readonly<Record<Collection, readonly string[]>>;

export const queriedFields: QueriedFields = {
	leads: ["receivedAt", "contentHash", "followToken", "email", "purgeAfter"],
	drafts: ["updatedAt", "email", "purgeAfter"],
	photos: ["owner", "addedAt", "purgeAfter"],
	outbox: ["status", "nextAttemptAt", "leadId", "staff.to", "purgeAfter"],
	consents: ["chosenAt", "purgeAfter"],
	meta: [],
	members: ["uid", "createdAt"],
	staffLinks: ["purpose", "memberId", "purgeAfter"],
	staffSessions: ["memberId", "purgeAfter"],
	audit: ["at", "purgeAfter"],
	incidents: ["noticedOn", "purgeAfter"],
};

/** Queries that compare one field and sort or compare by another: Firestore wants an index for each such pair. */
export const queriedTogether: readonly (readonly [Collection, ...string[]])[] = [
	["outbox", "status", "nextAttemptAt"],
	["photos", "owner", "addedAt"],
];
