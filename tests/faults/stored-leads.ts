import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Collection, Documents } from "#app/model/documents.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";

export function databaseOf(data: string): string {
	return join(data, "airelle.sqlite");
}

/** Reads the database without the store adapter, so that a bug in the adapter cannot hide itself. */
export function readLeads(data: string): Lead[] {
	return read(data, "leads");
}

export function readOutbox(data: string): OutboxEntry[] {
	return read(data, "outbox");
}

/** The ids of the photos with stored bytes, by the lead that owns them. */
export function readPhotoIds(data: string): ReadonlyMap<string, readonly string[]> {
	const database = new DatabaseSync(databaseOf(data), { timeout: 5000 });
	try {
		const photos = database.prepare(
			"SELECT id, data ->> '$.owner' AS owner FROM documents JOIN document_bytes USING (collection, id) WHERE collection = 'photos' AND length(bytes) > 0",
		);
		const rows = photos.all().map((row) => ({ id: String(row.id), owner: String(row.owner) }));
		return new Map(
			[...Map.groupBy(rows, ({ owner }) => owner)].map(([owner, all]) => [owner, all.map(({ id }) => id)]),
		);
	} finally {
		database.close();
	}
}

function read<C extends Collection>(data: string, collection: C): Documents[C][] {
	return readDocuments(data, collection).map((document) => document.data);
}

export function readDocuments<C extends Collection>(data: string, collection: C): { id: string; data: Documents[C] }[] {
	const database = new DatabaseSync(databaseOf(data), { timeout: 5000 });
	try {
		const rows = database.prepare("SELECT id, data FROM documents WHERE collection = ?").all(collection);
		return rows.map((row) => ({ id: String(row.id), data: JSON.parse(String(row.data)) as Documents[C] }));
	} finally {
		database.close();
	}
}

/** Checks the integrity of a killed server's database, on a copy: opening the original would recover its log. */
export function isSoundAfterKill(data: string): Promise<boolean> {
	return withCopy(data, (copy) => {
		const database = new DatabaseSync(databaseOf(copy));
		try {
			return database.prepare("PRAGMA integrity_check").get()?.integrity_check === "ok";
		} finally {
			database.close();
		}
	});
}

/** Reads a copy of the database of a server that is not running, with its log. */
export async function withCopy<Result>(data: string, read: (copy: string) => Result): Promise<Result> {
	const copy = await mkdtemp(join(tmpdir(), "airelle-integrity-"));
	try {
		await copyFile(databaseOf(data), databaseOf(copy));
		await copyFile(`${databaseOf(data)}-wal`, `${databaseOf(copy)}-wal`).catch(() => {});
		return read(copy);
	} finally {
		await rm(copy, { recursive: true, force: true });
	}
}
