import { createHash } from "node:crypto";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { CheckedFile } from "#app/model/customers/check-file.ts";
import {
	type CustomerImport,
	type ImportPart,
	type ImportStatus,
	isExpired,
	partId,
	problemPartId,
} from "#app/model/customers/customer-import.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import type { ImportParts } from "./import-parts.ts";
import { withoutImported } from "./without-imported.ts";

/** A commit that imports a part writes up to three documents for each line, and Firestore takes 500. */
export const linesInPart = 100;
/** In UTF-16 units of JSON: even with three bytes each, far below the 1 MiB of a document in Firestore. */
const longestPart = 250_000;
/** Parts that are stored in one commit: together below the 10 MiB that Firestore takes. */
const partsInCommit = 8;

type StoredImport =
	| { kind: "stored"; id: string }
	/** The same file was checked or imported before, and not undone. */
	| { kind: "known"; id: string; status: ImportStatus };

/**
 * Stores a checked file: its parts first, then the import that names them. Cut off in between, the parts are purged after a
 * day. The id is the hash of the file, so that of two members who send it at once one gets the other's import. A check
 * that has expired is replaced.
 */
export async function storeImport(
	parts: ImportParts,
	file: { name: string; bytes: Uint8Array },
	checked: CheckedFile,
	by: NamedMember,
): Promise<StoredImport> {
	const hash = createHash("sha256").update(file.bytes).digest("hex");
	const now = parts.clock.now();
	const { id, known } = await freeId(parts.store, hash);
	if (known && !isExpired(known.data, now)) return { kind: "known", id, status: known.data.status };
	const purgeAfter = retention.importLines(now);
	const lines = await withoutImported(parts.store, checked.lines);
	const lineParts = inParts(lines);
	const problemParts = inParts(checked.problems);
	const empty = { import: id, lines: [], problems: [], purgeAfter };
	await putParts(parts.store, [
		...lineParts.map((part, index) => [partId(id, index + 1), { ...empty, lines: part }] as const),
		...problemParts.map((problems, index) => [problemPartId(id, index + 1), { ...empty, problems }] as const),
	]);
	const data: CustomerImport = {
		file: file.name,
		hash,
		status: "checked",
		createdAt: now.toISOString(),
		by: namedMember(by),
		counts: {
			lines: lines.length,
			jobs: lines.filter(({ amount }) => amount !== null).length,
			consents: lines.filter(({ consent }) => consent !== null).length,
			problems: checked.problems.length,
			known: checked.lines.length - lines.length,
		},
		ignored: checked.ignored,
		parts: lineParts.length,
		problemParts: problemParts.length,
		lastLine: lines.at(-1)?.line ?? 0,
		run: null,
		undo: null,
		purgeAfter,
	};
	const { ok } = await parts.store.commit([upsertWrite("imports", id, known, data)]);
	// Another member was faster, or an old check was purged at this moment.
	return ok ? { kind: "stored", id } : storeImport(parts, file, checked, by);
}

/** The first id of this file that no import has; an import that was undone may be repeated. */
async function freeId(
	store: DocumentStore,
	hash: string,
): Promise<{ id: string; known: StoredDocument<CustomerImport> | null }> {
	for (let turn = 1; ; turn++) {
		const id = turn === 1 ? hash.slice(0, 16) : `${hash.slice(0, 16)}-${turn}`;
		const known = await store.get("imports", id);
		if (known?.data.status !== "undone") return { id, known };
	}
}

function inParts<Line>(lines: readonly Line[]): Line[][] {
	const parts: Line[][] = [];
	let length = 0;
	for (const line of lines) {
		const own = JSON.stringify(line).length;
		const last = parts.at(-1);
		if (last && last.length < linesInPart && length + own <= longestPart) {
			last.push(line);
			length += own;
		} else {
			parts.push([line]);
			length = own;
		}
	}
	return parts;
}

/** Overwrites what an upload of the same file left when it was cut off. */
async function putParts(store: DocumentStore, parts: readonly (readonly [id: string, data: ImportPart])[]) {
	for (let at = 0; at < parts.length; ) {
		const some = parts.slice(at, at + partsInCommit);
		const writes = some.map(async ([id, data]) => {
			const found = await store.get("importLines", id);
			return upsertWrite("importLines", id, found, data);
		});
		if ((await store.commit(await Promise.all(writes))).ok) at += partsInCommit;
	}
}
