import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({ at: z.iso.datetime(), bytes: z.number().int().min(0) });
const failureSchema = z.object({ at: z.iso.datetime(), reason: z.string() });

/** The last backup that was made and verified. */
type BackupRecord = Readonly<z.infer<typeof schema>>;

type BackupFailure = Readonly<z.infer<typeof failureSchema>>;

/** A file next to the database, not in it: restoring a backup would otherwise also restore an outdated record. */
const fileIn = (directory: string) => join(directory, "last-backup.json");
const failureIn = (directory: string) => join(directory, "last-backup-failure.json");

export async function recordBackup(directory: string, record: BackupRecord): Promise<void> {
	await write(fileIn(directory), record);
	await rm(failureIn(directory), { force: true });
}

export async function recordBackupFailure(directory: string, failure: BackupFailure): Promise<void> {
	await write(failureIn(directory), failure);
}

/** Null when there is no record or it cannot be parsed. */
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
