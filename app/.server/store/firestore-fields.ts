import type { FieldOf } from "#app/model/document-fields.ts";
import type { Collection } from "#app/model/documents.ts";

/**
 * The fields that queries name, by collection. Firestore leaves a document out of an order by a field that it does not
 * have: each of these is written with every document, null when there is nothing. A query by any other field is refused,
 * here and now, instead of answering less than there is. A field that is added later needs `npm run migrate` to reach
 * the documents that are there; `node scripts/firestore-indexes.ts` makes the file of indexes from this table.
 */
export type QueriedFields = Readonly<Record<Collection, readonly string[]>>;

export const queriedFields = {
	leads: ["receivedAt", "contentHash", "followToken", "email", "purgeAfter"],
	drafts: ["updatedAt", "email", "purgeAfter"],
	photos: ["owner", "addedAt", "purgeAfter"],
	followChecks: ["purgeAfter"],
	outbox: ["status", "createdAt", "nextAttemptAt", "leadId", "staff.to", "purgeAfter"],
	consents: ["chosenAt", "purgeAfter"],
	members: ["uid", "createdAt"],
	staffLinks: ["purpose", "memberId", "purgeAfter"],
	staffSessions: ["memberId", "purgeAfter"],
	signInFailures: ["purgeAfter"],
	secondFactorAttempts: ["purgeAfter"],
	audit: ["at", "purgeAfter"],
	incidents: ["noticedOn", "purgeAfter"],
	content: ["scheduledFor", "updatedAt"],
	revisions: ["entry", "number"],
	pictures: [],
	presence: ["entry"],
	redirectHits: [],
} satisfies { [C in Collection]: readonly FieldOf<C>[] };

/** A query for one value of a field, in the order of another: Firestore wants an index for each such pair and way. */
export type QueriedPair = {
	[C in Collection]: {
		collection: C;
		equal: FieldOf<C>;
		sortedBy: FieldOf<C>;
		direction: "ascending" | "descending";
	};
}[Collection];

export const queriedTogether: readonly QueriedPair[] = [
	{ collection: "outbox", equal: "status", sortedBy: "nextAttemptAt", direction: "ascending" },
	{ collection: "outbox", equal: "status", sortedBy: "createdAt", direction: "ascending" },
	{ collection: "photos", equal: "owner", sortedBy: "addedAt", direction: "ascending" },
	{ collection: "revisions", equal: "entry", sortedBy: "number", direction: "descending" },
];
