import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Collection, collections } from "#app/model/documents.ts";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import { copyToSqlite } from "./firestore-backup.ts";
import { type FirestoreClient, type FirestoreSettings, openFirestoreClient } from "./firestore-client.ts";
import { type Applied, applyInTransaction, keysOf, type PlannedWrite, plan } from "./firestore-commit.ts";
import { canBeId, fromKept, pathOf } from "./firestore-document.ts";
import { isOvertaken, within } from "./firestore-errors.ts";
import { createChangeFeed } from "./firestore-feed.ts";
import { firestoreQueries } from "./firestore-query.ts";
import { type QueriedFields, queriedFields } from "./queried-fields.ts";
import type { RawCondition, RawDocument, RawPage, RawQuery, RawStore, RawWrite } from "./raw-store.ts";
import { createTurnsByKey } from "./turns-by-key.ts";
import { typedStore } from "./typed-store.ts";

interface FirestoreOptions extends FirestoreSettings {
	queried?: QueriedFields;
	/** How long an operation waits for Firestore, in milliseconds. */
	timeout?: number;
}

/** How long `close` waits for abandoned operations: terminating the client during one would cause a late error. */
const closeLimit = 3000;
const oneDay = 24 * 60 * 60 * 1000;

/** Documents in a Firestore database, which any number of servers may share. */
export async function openFirestoreStore(options: FirestoreOptions): Promise<DocumentStore> {
	return typedStore(await openRawFirestoreStore(options));
}

export async function openRawFirestoreStore(options: FirestoreOptions): Promise<RawStore> {
	return firestoreStoreOn(await openFirestoreClient(options), options);
}

export function firestoreStoreOn(
	client: FirestoreClient,
	{ queried = queriedFields, timeout = 8000 }: Omit<FirestoreOptions, keyof FirestoreSettings>,
): RawStore {
	const { sdk, database } = client;
	const queries = firestoreQueries(client, queried);
	const feed = createChangeFeed(client);
	const inTurn = createTurnsByKey();
	const pending = new Set<Promise<unknown>>();
	const unfinished = new Set<Promise<unknown>>();
	const ownProbe = database.collection("_probe").doc(randomUUID());
	let probing: Promise<void> | null = null;
	let closing: Promise<void> | null = null;

	/** Tracks the work in `unfinished`, because the library keeps retrying after the caller has timed out. */
	function reach<Result>(work: Promise<Result>): Promise<Result> {
		unfinished.add(work);
		const done = () => void unfinished.delete(work);
		work.then(done, done);
		return within(timeout, work);
	}

	/** Tracks the operation in `pending`, so that `close` waits for it. */
	async function run<Result>(work: () => Promise<Result>): Promise<Result> {
		if (closing) throw new StoreUnavailableError("the store is closed");
		const own = work();
		pending.add(own);
		try {
			return await own;
		} finally {
			pending.delete(own);
		}
	}

	function get(collection: Collection, id: string): Promise<RawDocument | null> {
		return run(async () => {
			if (!collections.includes(collection)) throw new Error(`There is no collection "${collection}".`);
			if (!canBeId(id)) return null;
			const found = await reach(database.doc(pathOf(collection, id)).get());
			const kept = found.data();
			return kept ? fromKept(found.id, kept) : null;
		});
	}

	function query(collection: Collection, asked: RawQuery = {}): Promise<RawPage> {
		return run(async () => {
			const snapshot = await reach(queries.select(collection, asked).get());
			return queries.toPage(asked, snapshot);
		});
	}

	function count(collection: Collection, where?: readonly RawCondition[]): Promise<number> {
		return run(async () => {
			const snapshot = await reach(queries.matching(collection, where).count().get());
			return snapshot.data().count;
		});
	}

	function commit(writes: readonly RawWrite[]) {
		return run(async () => {
			const planned = plan(writes, queried);
			if (planned.length === 0) return { ok: true } as const;
			return inTurn(keysOf(planned), () => commitOnce(planned));
		});
	}

	/**
	 * The commit's id is also the id of its feed entry, and serves as an idempotency key: when a response is lost and the
	 * library retries, the entry is found, and the commit is neither applied twice nor reported as a conflict.
	 */
	async function commitOnce(planned: readonly PlannedWrite[]) {
		const commitId = randomUUID();
		const entry = feed.begin(commitId);
		let attempts = 0;
		let abandoned = false;

		function refuseAbandoned(): void {
			if (abandoned) throw new StoreUnavailableError("Firestore does not answer");
		}

		async function attempt(): Promise<Applied> {
			return database.runTransaction(async (transaction) => {
				refuseAbandoned();
				const known = attempts++ > 0 ? await transaction.get(entry) : null;
				if (known?.exists) return { result: { ok: true }, changes: known.get("changes") };
				const applied = await applyInTransaction(transaction, client, planned);
				// Its reads wait for Firestore to come back, long after the caller was told that nothing was saved.
				refuseAbandoned();
				if (applied.changes.length > 0) transaction.create(entry, feed.entryFor(applied.changes));
				return applied;
			});
		}

		async function settle(): Promise<Applied> {
			for (;;) {
				try {
					return await attempt();
				} catch (error) {
					if (!isOvertaken(error)) throw error;
				}
			}
		}

		try {
			const { result, changes } = await reach(settle());
			if (changes.length > 0) feed.tell(commitId, changes);
			return result;
		} catch (error) {
			abandoned = true;
			throw error;
		}
	}

	/** Calls during a probe share its result: each probe costs a write. */
	function probe(): Promise<void> {
		probing ??= run(async () => {
			const token = randomBytes(16).toString("hex");
			const expireAt = sdk.Timestamp.fromMillis(Date.now() + oneDay);
			await reach(ownProbe.set({ token, expireAt }));
			const found = await reach(ownProbe.get());
			if (found.get("token") !== token) throw new StoreUnavailableError("the database forgets");
		}).finally(() => {
			probing = null;
		});
		return probing;
	}

	function close(): Promise<void> {
		closing ??= Promise.allSettled(pending).then(async () => {
			feed.close();
			await Promise.race([Promise.allSettled(unfinished), wait(closeLimit, undefined, { ref: false })]);
			await database.terminate();
		});
		return closing;
	}

	const backup = (path: string) => run(() => copyToSqlite(client, queried, path));
	return {
		get,
		query,
		count,
		commit,
		probe,
		backup,
		close,
		watch: feed.watch,
		reportsOtherServers: true,
		foreignCommits: async () => null,
	};
}
