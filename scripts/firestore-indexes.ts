import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { feedName } from "../app/.server/store/firestore-feed.ts";
import { queriedFields, queriedLists, queriedTogether } from "../app/.server/store/queried-fields.ts";

/** `node scripts/firestore-indexes.ts`: generates Firestore's index file from the table of queried fields. */
export const indexesFile = join(import.meta.dirname, "../deploy/firestore/firestore.indexes.json");

if (import.meta.main) writeFileSync(indexesFile, firestoreIndexes());

export function firestoreIndexes(): string {
	const lists = queriedLists.map(({ collection, list, sortedBy }) => ({
		collectionGroup: collection,
		queryScope: "COLLECTION",
		fields: [
			{ fieldPath: `fields.${list}`, arrayConfig: "CONTAINS" },
			{ fieldPath: `fields.${sortedBy}`, order: "DESCENDING" },
		],
	}));
	const pairs = queriedTogether.map(({ collection, equal, sortedBy, direction }) => ({
		collectionGroup: collection,
		queryScope: "COLLECTION",
		fields: [
			{ fieldPath: `fields.${equal}`, order: "ASCENDING" },
			{ fieldPath: `fields.${sortedBy}`, order: direction.toUpperCase() },
		],
	}));
	// Firestore indexes every field by default: text and photos are never queried there, and an index would double their
	// cost.
	const unindexed = Object.keys(queriedFields).flatMap((collection) =>
		["version", "json", "bytes"].map((fieldPath) => ({ collectionGroup: collection, fieldPath, indexes: [] })),
	);
	const internal = [
		{ collectionGroup: feedName, fieldPath: "changes", indexes: [] },
		{ collectionGroup: feedName, fieldPath: "expireAt", ttl: true, indexes: [] },
		{ collectionGroup: "_probe", fieldPath: "expireAt", ttl: true, indexes: [] },
	];
	return `${JSON.stringify({ indexes: [...pairs, ...lists], fieldOverrides: [...unindexed, ...internal] }, null, "\t")}\n`;
}
