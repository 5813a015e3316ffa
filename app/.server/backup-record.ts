import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({ at: z.iso.datetime(), bytes: z.number().int().min(0) });

/** The last copy that was made and found sound. */
export type BackupRecord = Readonly<z.infer<typeof schema>>;

/** Beside the database, not in it: a restored copy must not tell of backups that are older than itself. */
const fileIn = (directory: string) => join(directory, "last-backup.json");

export async function recordBackup(directory: string, record: BackupRecord): Promise<void> {
	const partial = `${fileIn(directory)}.${randomUUID()}.tmp`;
	await writeFile(partial, JSON.stringify(record), { mode: 0o600 });
	await rename(partial, fileIn(directory));
}

/** Null when there never was one, or when what is there makes no sense. */
export async function readBackupRecord(directory: string): Promise<BackupRecord | null> {
	try {
		return schema.parse(JSON.parse(await readFile(fileIn(directory), "utf8")));
	} catch {
		return null;
	}
}
