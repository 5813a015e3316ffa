import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({ at: z.iso.datetime(), bytes: z.number().int().min(0) });
const failureSchema = z.object({ at: z.iso.datetime(), reason: z.string() });

/** The last copy that was made and found sound. */
export type BackupRecord = Readonly<z.infer<typeof schema>>;

/** The last attempt, when it failed. */
export type BackupFailure = Readonly<z.infer<typeof failureSchema>>;

/** Beside the database, not in it: a restored copy must not tell of backups that are older than itself. */
const fileIn = (directory: string) => join(directory, "last-backup.json");
const failureIn = (directory: string) => join(directory, "last-backup-failure.json");

export async function recordBackup(directory: string, record: BackupRecord): Promise<void> {
	await write(fileIn(directory), record);
	await rm(failureIn(directory), { force: true });
}

export async function recordBackupFailure(directory: string, failure: BackupFailure): Promise<void> {
	await write(failureIn(directory), failure);
}

/** Null when there never was one, or when what is there makes no sense. */
export async function readBackupRecord(directory: string): Promise<BackupRecord | null> {
	return read(fileIn(directory), schema);
}

/** Null when the last attempt succeeded. */
export async function readBackupFailure(directory: string): Promise<BackupFailure | null> {
	return read(failureIn(directory), failureSchema);
}

async function write(path: string, record: BackupRecord | BackupFailure): Promise<void> {
	const partial = `${path}.${randomUUID()}.tmp`;
	try {
		await writeFile(partial, JSON.stringify(record), { mode: 0o600 });
		await rename(partial, path);
	} catch (error) {
		await rm(partial, { force: true }).catch(() => {});
		throw error;
	}
}

async function read<Record>(path: string, schema: z.ZodType<Record>): Promise<Record | null> {
	try {
		return schema.parse(JSON.parse(await readFile(path, "utf8")));
	} catch {
		return null;
	}
}
