import type { DatabaseSync } from "node:sqlite";
import type { Archive } from "./archive.ts";
import type { RawDocument } from "./raw-store.ts";
import { splitBytes } from "./split-bytes.ts";
import { documentStatements } from "./sqlite-document.ts";

export function sqliteArchive(database: DatabaseSync): Archive {
	const { read } = documentStatements(database);
	const list = database.prepare(
		"SELECT id FROM documents WHERE collection = ? AND (? IS NULL OR id > ?) ORDER BY id LIMIT ?",
	);
	const total = database.prepare("SELECT count(*) AS total FROM documents WHERE collection = ?");
	const removeAll = database.prepare("DELETE FROM documents WHERE collection = ?");
	const remove = database.prepare("DELETE FROM documents WHERE collection = ? AND id = ?");
	const insert = database.prepare("INSERT INTO documents (collection, id, version, data) VALUES (?, ?, ?, ?)");
	const insertBytes = database.prepare("INSERT INTO document_bytes (collection, id, field, bytes) VALUES (?, ?, ?, ?)");

	function put(collection: string, { id, version, data }: RawDocument): void {
		const { json, bytes } = splitBytes(data);
		remove.run(collection, id);
		insert.run(collection, id, version, json);
		for (const [field, value] of bytes) insertBytes.run(collection, id, field, value);
	}

	return {
		async read(collection, after, limit) {
			const ids = list.all(collection, after, after, limit).map(({ id }) => String(id));
			return ids.flatMap((id) => read(collection, id) ?? []);
		},
		async write(collection, documents) {
			database.exec("BEGIN IMMEDIATE");
			try {
				for (const document of documents) put(collection, document);
				database.exec("COMMIT");
			} catch (error) {
				if (database.isTransaction) database.exec("ROLLBACK");
				throw error;
			}
		},
		async clear(collection) {
			removeAll.run(collection);
		},
		count: async (collection) => Number(total.get(collection)?.total),
	};
}
