import type { DocumentData, DocumentReference, QuerySnapshot, Timestamp } from "@google-cloud/firestore";
import type { Change, ChangeListener } from "#app/model/ports.ts";
import type { FirestoreClient } from "./firestore-client.ts";
import { createListeners } from "./listeners.ts";

/**
 * Tells servers of each other's changes: each commit writes a small entry in its transaction, and servers listen to new
 * entries. Listening to the collections themselves would read all of their documents at every start.
 */
interface ChangeFeed {
	/** Registers a commit of this server and returns the reference for its entry. */
	begin(commitId: string): DocumentReference;
	entryFor(changes: readonly Change[]): DocumentData;
	/** Notifies once per commit: called after it and when its entry arrives, and the second call returns false. */
	tell(commitId: string, changes: readonly Change[]): boolean;
	watch(listener: ChangeListener): () => void;
	close(): void;
}

export const feedName = "_changes";

const oneDay = 24 * 60 * 60 * 1000;
/** Clocks differ: receiving the last minute twice is better than missing changes made while the server started. */
const lookBack = 60 * 1000;
/** Entries can arrive out of order: a restarted listener reads the latest again, and `tell` ignores duplicates. */
const overlap = 10 * 1000;
/** Google's library keeps every document that a listener received in memory: restart it after this many. */
const mostHeard = 500;
const mostRemembered = 2000;
const firstPause = 1000;
const longestPause = 30_000;

export function createChangeFeed({ sdk, database }: FirestoreClient): ChangeFeed {
	const collection = database.collection(feedName);
	const listeners = createListeners();
	const ours = createMemory();
	const told = createMemory();
	let since: Timestamp = sdk.Timestamp.fromMillis(Date.now() - lookBack);
	let stopListening: (() => void) | null = null;
	let retry: NodeJS.Timeout | null = null;
	let pause = firstPause;
	let closed = false;

	function tell(commitId: string, changes: readonly Change[]): boolean {
		if (told.has(commitId)) return false;
		told.add(commitId);
		listeners.tell(changes, ours.has(commitId) ? "here" : "elsewhere");
		return true;
	}

	function listen(): void {
		stopListening?.();
		let heard = 0;
		const entries = collection.where("at", ">=", since).orderBy("at");
		stopListening = entries.onSnapshot(
			(snapshot) => {
				pause = firstPause;
				heard += hear(snapshot);
				if (heard >= mostHeard) listen();
			},
			() => {
				stopListening = null;
				if (closed) return;
				retry = setTimeout(listen, pause);
				pause = Math.min(pause * 2, longestPause);
			},
		);
	}

	function hear(snapshot: QuerySnapshot): number {
		const added = snapshot.docChanges().filter(({ type }) => type === "added");
		let news = 0;
		for (const { doc } of added) {
			since = sdk.Timestamp.fromMillis((doc.get("at") as Timestamp).toMillis() - overlap);
			if (tell(doc.id, doc.get("changes") as Change[])) news++;
		}
		return news;
	}

	return {
		begin(commitId) {
			ours.add(commitId);
			return collection.doc(commitId);
		},
		entryFor: (changes) => ({
			at: sdk.FieldValue.serverTimestamp(),
			expireAt: sdk.Timestamp.fromMillis(Date.now() + oneDay),
			changes,
		}),
		tell,
		watch(listener) {
			if (!stopListening && !retry && !closed) listen();
			return listeners.add(listener);
		},
		close() {
			closed = true;
			if (retry) clearTimeout(retry);
			stopListening?.();
		},
	};
}

/** A set of ids that evicts the oldest beyond `mostRemembered`. */
function createMemory() {
	const remembered = new Set<string>();
	return {
		has: (id: string) => remembered.has(id),
		add(id: string): void {
			remembered.add(id);
			const [oldest] = remembered;
			if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
		},
	};
}
