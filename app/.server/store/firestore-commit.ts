import type { DocumentReference, Transaction } from "@google-cloud/firestore";
import { collections } from "#app/model/documents.ts";
import type { Change, CommitResult } from "#app/model/ports.ts";
import type { FirestoreClient } from "./firestore-client.ts";
import { type KeptDocument, pathOf, toKept } from "./firestore-document.ts";
import type { QueriedFields } from "./queried-fields.ts";
import type { CommitRefusal, RawWrite } from "./raw-store.ts";

/** A write in Firestore's format, serialized when `commit` is called: later changes by the caller have no effect. */
export interface PlannedWrite {
	write: RawWrite;
	path: string;
	kept: Omit<KeptDocument, "version"> | null;
}

export interface Applied {
	result: CommitResult;
	changes: readonly Change[];
}

/** Firestore's limit of 1 MiB per document, less the size of names and numbers. */
const mostBytes = 1_040_000;

/** The state of one document while the writes of a commit are applied in memory. */
interface State {
	/** Null when the document does not exist. */
	version: number | null;
	kept: Omit<KeptDocument, "version"> | null;
}

export function plan(writes: readonly RawWrite[], queried: QueriedFields): PlannedWrite[] {
	return writes.map((write) => {
		if (!collections.includes(write.collection)) throw new Error(`There is no collection "${write.collection}".`);
		const kept = write.kind === "delete" ? null : toKept(write.data, queried[write.collection]);
		// Firestore itself rejects this only during the commit; emulators accept it and would hide the problem.
		if (kept && sizeOf(kept) > mostBytes)
			throw new RangeError(`A document of ${write.collection} is larger than Firestore takes.`);
		return { write, path: pathOf(write.collection, write.id), kept };
	});
}

/** Reads the current versions, applies the writes in memory and writes the resulting states: all of them or none. */
export async function applyInTransaction(
	transaction: Transaction,
	{ database }: FirestoreClient,
	planned: readonly PlannedWrite[],
): Promise<Applied> {
	const references = new Map(planned.map(({ path }) => [path, database.doc(path)]));
	const before = await versionsOf(transaction, references);
	const after = new Map<string, State>([...before].map(([path, version]) => [path, { version, kept: null }]));
	const changes: Change[] = [];
	for (const one of planned) {
		const { kind, collection, id } = one.write;
		const outcome = step(one, after.get(one.path) ?? { version: null, kept: null });
		if (typeof outcome === "string") return { result: { ok: false, collection, id, reason: outcome }, changes: [] };
		if (!outcome) continue;
		after.set(one.path, outcome);
		changes.push({ collection, id, kind });
	}
	for (const [path, reference] of references) {
		writeState(transaction, reference, before.get(path) ?? null, after.get(path));
	}
	return { result: { ok: true }, changes };
}

/** Returns the document's next state, null when nothing changes, or the reason why the write is rejected. */
function step({ write, kept }: PlannedWrite, { version }: State): State | null | CommitRefusal {
	if (write.kind === "delete") return version === null ? null : { version: null, kept: null };
	if (write.kind === "create") return version === null ? { version: 1, kept } : "exists";
	if (version === null) return "missing";
	return version === write.version ? { version: version + 1, kept } : "changed";
}

/** Reads only the versions: the bytes of a photo need no transfer when it is deleted. */
async function versionsOf(
	transaction: Transaction,
	references: ReadonlyMap<string, DocumentReference>,
): Promise<Map<string, number | null>> {
	const snapshots = await transaction.getAll(...references.values(), { fieldMask: ["version"] });
	const paths = [...references.keys()];
	return new Map(
		snapshots.map((snapshot, at) => [paths[at] ?? "", snapshot.exists ? Number(snapshot.get("version")) : null]),
	);
}

function writeState(
	transaction: Transaction,
	reference: DocumentReference,
	before: number | null,
	after: State | undefined,
): void {
	const { version = null, kept = null } = after ?? {};
	if (version === null) {
		if (before !== null) transaction.delete(reference);
	} else if (kept) {
		const document: KeptDocument = { version, ...kept };
		if (before === null) transaction.create(reference, document);
		else transaction.set(reference, document);
	}
}

/** Keys that serialize commits to the same documents. */
export function keysOf(planned: readonly PlannedWrite[]): string[] {
	return [...new Set(planned.map(({ path }) => path))];
}

function sizeOf({ json, bytes }: Omit<KeptDocument, "version">): number {
	const attached = Object.values(bytes).reduce((sum, { length }) => sum + length, 0);
	return Buffer.byteLength(json) + attached;
}
