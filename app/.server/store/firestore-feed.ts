import type { DocumentData, DocumentReference, QuerySnapshot, Timestamp } from "@google-cloud/firestore";
import type { Change, ChangeListener } from "#app/model/ports.ts";
import type { FirestoreClient } from "./firestore-client.ts";
import { createListeners } from "./listeners.ts";

/**
 * How the servers on one database hear of each other's changes: every commit writes one small entry, in its own
 * transaction, and each server listens to entries as they come. To listen to the collections themselves would mean to
 * read every document of theirs at each start.
 */
export interface ChangeFeed {
	/** Where the entry of a commit of this server goes. */
	begin(commitId: string): DocumentReference;
	entryFor(changes: readonly Change[]): DocumentData;
	/** By whoever comes first, the commit or its entry; the other is not heard again. Answers whether it was news. */
	tell(commitId: string, changes: readonly Change[]): boolean;
	watch(listener: ChangeListener): () => void;
	close(): void;
}

export const feedName = "_changes";

const oneDay = 24 * 60 * 60 * 1000;
/** Clocks differ: rather hear of the last minute twice than miss what came while the server started. */
const lookBack = 60 * 1000;
/** Entries need not show in the order of their times: whoever begins anew hears the latest again, and tells them once. */
const overlap = 10 * 1000;
/** Google's library keeps every document that a listener has seen: begin anew before they are many. */
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

/** Remembers the latest. */
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
