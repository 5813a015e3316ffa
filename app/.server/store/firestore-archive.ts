import type { Query, QuerySnapshot, Timestamp } from "@google-cloud/firestore";
import type { Collection } from "#app/model/documents.ts";
import type { Archive } from "./archive.ts";
import type { FirestoreClient } from "./firestore-client.ts";
import { fromKept, pathOf, toKeptAs, toName } from "./firestore-document.ts";
import type { QueriedFields } from "./queried-fields.ts";
import type { RawDocument } from "./raw-store.ts";

/** Firestore accepts 10 MiB per commit. */
const mostBytes = 5_000_000;

/** Reads the state at `moment`, if given. Firestore keeps past versions for one hour by default. */
export function firestoreArchive(
	{ sdk, database }: FirestoreClient,
	queried: QueriedFields,
	moment: Timestamp | null = null,
): Archive {
	const byId = sdk.FieldPath.documentId();

	function get(query: Query): Promise<QuerySnapshot> {
		if (!moment) return query.get();
		return database.runTransaction((transaction) => transaction.get(query), { readOnly: true, readTime: moment });
	}

	async function writeGroup(collection: Collection, documents: readonly RawDocument[]): Promise<void> {
		const batch = database.batch();
		for (const { id, version, data } of documents) {
			batch.set(database.doc(pathOf(collection, id)), toKeptAs(version, data, queried[collection]));
		}
		await batch.commit();
	}

	return {
		async read(collection, after, limit) {
			const sorted = database.collection(collection).orderBy(byId).limit(limit);
			const page = await get(after === null ? sorted : sorted.startAfter(toName(after)));
			return page.docs.map((one) => fromKept(one.id, one.data()));
		},
		async write(collection, documents) {
			let group: RawDocument[] = [];
			let size = 0;
			for (const document of documents) {
				const own = sizeOf(document);
				if (group.length > 0 && size + own > mostBytes) {
					await writeGroup(collection, group);
					[group, size] = [[], 0];
				}
				group.push(document);
				size += own;
			}
			if (group.length > 0) await writeGroup(collection, group);
		},
		async clear(collection) {
			for (;;) {
				const { docs } = await database.collection(collection).limit(300).select().get();
				if (docs.length === 0) return;
				const batch = database.batch();
				for (const { ref } of docs) batch.delete(ref);
				await batch.commit();
			}
		},
		async count(collection) {
			return (await database.collection(collection).count().get()).data().count;
		},
	};
}

function sizeOf({ data }: RawDocument): number {
	const bytes = Object.values(data).reduce<number>(
		(sum, value) => sum + (value instanceof Uint8Array ? value.length : 0),
		0,
	);
	return bytes + JSON.stringify(data, (_, value) => (value instanceof Uint8Array ? null : value)).length;
}
