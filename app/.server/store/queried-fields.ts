import type { FieldOf, ListFieldOf } from "#app/model/document-fields.ts";
import type { Collection } from "#app/model/documents.ts";

/**
 * The fields that queries use, by collection. Firestore omits a document from an ordered query when it lacks the field,
 * so each of these fields is written with every document, as null when it has no value. A query by any other field
 * throws instead of returning an incomplete result. A field added later needs `npm run migrate` to reach existing
 * documents; `node scripts/firestore-indexes.ts` generates the index file from this table.
 */
export type QueriedFields = Readonly<Record<Collection, readonly string[]>>;

export const queriedFields = {
	leads: [
		"receivedAt",
		"contentHash",
		"followToken",
		"emailKey",
		"phoneKey",
		"postalCode",
		"listedUnder",
		"listedAt",
		"purgeAfter",
	],
	messages: ["lead", "at"],
	tasks: ["leadId", "openDueAt", "doneAt", "assignee.id"],
	crews: ["createdAt", "calendarKey"],
	crewDays: ["day"],
	appointments: ["lead", "day", "remindAt", "noteUntil", "proposalUntil"],
	quotes: ["lead", "sentAt"],
	contracts: ["reference", "emailKey", "phoneKey", "acceptance.at", "doneAt", "purgeAfter"],
	jobs: ["lead", "doneAt", "dueOn", "due.on", "publishedAt", "toPublishSince"],
	calendarReads: [],
	instantBookings: ["purgeAfter"],
	drafts: ["updatedAt", "email", "purgeAfter"],
	photos: ["owner", "addedAt", "purgeAfter"],
	followChecks: ["purgeAfter"],
	outbox: ["status", "createdAt", "nextAttemptAt", "leadId", "staff.to", "due.day", "purgeAfter"],
	consents: ["choice", "chosenAt", "purgeAfter"],
	mailAddresses: ["purgeAfter"],
	mailSeries: [],
	imports: ["status", "createdAt", "purgeAfter"],
	importLines: ["purgeAfter"],
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
	traffic: ["day", "purgeAfter"],
	timelineNotes: ["day", "purgeAfter"],
	firstDay: [],
	upgrades: [],
} satisfies { [C in Collection]: readonly (FieldOf<C> | ListFieldOf<C>)[] };

/** One value of a field, ordered by another: Firestore needs a composite index for each such pair and direction. */
type QueriedPair = {
	[C in Collection]: {
		collection: C;
		equal: FieldOf<C>;
		sortedBy: FieldOf<C>;
		direction: "ascending" | "descending";
	};
}[Collection];

/** Lists that are searched by one of their values, with the field that sorts the result, the last first. */
type QueriedList = {
	[C in Collection]: { collection: C; list: ListFieldOf<C>; sortedBy: FieldOf<C> };
}[Collection];

export const queriedLists: readonly QueriedList[] = [
	{ collection: "leads", list: "listedUnder", sortedBy: "listedAt" },
];

export const queriedTogether: readonly QueriedPair[] = [
	{ collection: "outbox", equal: "status", sortedBy: "nextAttemptAt", direction: "ascending" },
	{ collection: "outbox", equal: "status", sortedBy: "createdAt", direction: "ascending" },
	{ collection: "messages", equal: "lead", sortedBy: "at", direction: "descending" },
	{ collection: "photos", equal: "owner", sortedBy: "addedAt", direction: "ascending" },
	{ collection: "tasks", equal: "assignee.id", sortedBy: "openDueAt", direction: "ascending" },
	{ collection: "consents", equal: "choice", sortedBy: "chosenAt", direction: "ascending" },
	{ collection: "revisions", equal: "entry", sortedBy: "number", direction: "descending" },
];
