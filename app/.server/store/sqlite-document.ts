import type { DatabaseSync } from "node:sqlite";
import { type Collection, collections } from "#app/model/documents.ts";
import type { CommitRefusal, RawDocument, RawWrite } from "./raw-store.ts";
import { type SplitData, splitBytes } from "./split-bytes.ts";

/** A write in SQLite's format, serialized when `commit` is called: later changes by the caller have no effect. */
export interface Row extends SplitData {
	write: RawWrite;
}

export function toRow(write: RawWrite): Row {
	if (!collections.includes(write.collection)) throw new Error(`There is no collection "${write.collection}".`);
	return { write, ...(write.kind === "delete" ? { json: "", bytes: [] } : splitBytes(write.data)) };
}

/** The statements that read and change one document, prepared once. */
export function documentStatements(database: DatabaseSync) {
	const select = database.prepare("SELECT version, data FROM documents WHERE collection = ? AND id = ?");
	const selectBytes = database.prepare("SELECT field, bytes FROM document_bytes WHERE collection = ? AND id = ?");
	const insert = database.prepare(
		"INSERT INTO documents (collection, id, version, data) VALUES (?, ?, 1, ?) ON CONFLICT DO NOTHING",
	);
	const update = database.prepare(
		"UPDATE documents SET version = version + 1, data = ? WHERE collection = ? AND id = ? AND version = ?",
	);
	const remove = database.prepare("DELETE FROM documents WHERE collection = ? AND id = ?");
	const insertBytes = database.prepare("INSERT INTO document_bytes (collection, id, field, bytes) VALUES (?, ?, ?, ?)");
	const removeBytes = database.prepare("DELETE FROM document_bytes WHERE collection = ? AND id = ?");

	function read(collection: Collection, id: string): RawDocument | null {
		const row = select.get(collection, id);
		if (!row) return null;
		const data = JSON.parse(String(row.data)) as Record<string, unknown>;
		for (const { field, bytes } of selectBytes.all(collection, id)) data[String(field)] = bytes;
		return { id, version: Number(row.version), data };
	}

	/** Returns whether something changed, or the reason why the write is rejected. */
	function apply({ write, json, bytes }: Row): boolean | CommitRefusal {
		const { collection, id } = write;
		if (write.kind === "delete") return remove.run(collection, id).changes > 0;
		if (write.kind === "create") {
			if (insert.run(collection, id, json).changes === 0) return "exists";
		} else {
			if (update.run(json, collection, id, write.version).changes === 0)
				return select.get(collection, id) ? "changed" : "missing";
			removeBytes.run(collection, id);
		}
		for (const [field, value] of bytes) insertBytes.run(collection, id, field, value);
		return true;
	}

	return { read, apply };
}
