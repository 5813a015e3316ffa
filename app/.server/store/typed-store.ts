import type { Collection, Documents, WithoutBytes } from "#app/model/documents.ts";
import { jobListing } from "#app/model/jobs/job.ts";
import { listingOf } from "#app/model/leads/lead-listing.ts";
import { upgradeLead } from "#app/model/leads/upgrade-lead.ts";
import type { DocumentStore, Query, QueryPage, StoredDocument, Write } from "#app/model/ports.ts";
import { queriedFields } from "./queried-fields.ts";
import type { RawDocument, RawStore } from "./raw-store.ts";
import { upgradeEntry, upgradeRevision } from "./upgrade-content.ts";

/** Adds fields that older documents lack. Without an upgrade, a collection's type fits every document ever written. */
const upgrades: Partial<Record<Collection, (data: never, id: never) => object | Promise<object>>> = {
	leads: upgradeLead,
	content: upgradeEntry,
	revisions: upgradeRevision,
};

/** The store that the application uses: each collection's documents have the type that `Documents` gives it. */
export function typedStore(raw: RawStore): DocumentStore {
	return {
		...raw,
		async get<C extends Collection>(collection: C, id: string) {
			const found = await raw.get(collection, id);
			return found && toDocument<Documents[C]>(collection, found);
		},
		async query<C extends Collection>(collection: C, query?: Query<C>) {
			refuseUnlisted(collection, query?.where, query?.orderBy);
			const { documents, cursor } = await raw.query(collection, query);
			if (!upgrades[collection]) return { documents: documents as QueryPage<C>["documents"], cursor };
			const read = documents.map((each) => toDocument<WithoutBytes<Documents[C]>>(collection, each));
			return { documents: await Promise.all(read), cursor };
		},
		async count(collection, where) {
			refuseUnlisted(collection, where);
			return raw.count(collection, where);
		},
		commit: (writes) => raw.commit(writes.map(withListing)),
	};
}

/** Firestore answers no other query; SQLite would, and hide the mistake. */
function refuseUnlisted(
	collection: Collection,
	where: readonly { field: string }[] = [],
	orderBy?: { field: string },
): void {
	const known: readonly string[] = queriedFields[collection];
	for (const { field } of orderBy ? [...where, orderBy] : where)
		if (!known.includes(field)) throw new Error(`Documents of ${collection} are not queried by "${field}".`);
}

/** Adds the fields by which leads and jobs are listed, so that no write can forget them. */
function withListing(write: Write): Write {
	if (write.kind === "delete") return write;
	if (write.collection === "leads") return { ...write, data: { ...write.data, ...listingOf(write.data) } };
	if (write.collection === "jobs") return { ...write, data: { ...write.data, ...jobListing(write.data) } };
	return write;
}

/** The only cast from stored JSON: the compiler checks writes, and `upgrades` completes older documents. */
async function toDocument<Data>(
	collection: Collection,
	{ id, version, data }: RawDocument,
): Promise<StoredDocument<Data>> {
	const upgrade = upgrades[collection];
	return { id, version, data: (upgrade ? await upgrade(data as never, id as never) : data) as Data };
}
