import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

const schema = z.object({ at: z.iso.datetime(), bytes: z.number().int().min(0) });
const failureSchema = z.object({ at: z.iso.datetime(), reason: z.string() });

/** The last backup that was made and verified. */
type BackupRecord = Readonly<z.infer<typeof schema>>;

type BackupFailure = Readonly<z.infer<typeof failureSchema>>;

/** A file next to the database, not in it: restoring a backup would otherwise also restore an outdated record. */
const fileIn = (directory: string) => join(directory, "last-backup.json");
const failureIn = (directory: string) => join(directory, "last-backup-failure.json");

export async function recordBackup(directory: string, record: BackupRecord): Promise<void> {
	await writeJsonFile(fileIn(directory), record);
	await rm(failureIn(directory), { force: true });
}

export async function recordBackupFailure(directory: string, failure: BackupFailure): Promise<void> {
	await writeJsonFile(failureIn(directory), failure);
}

/** Null when there is no record or it cannot be parsed. */
export async function readBackupRecord(directory: string): Promise<BackupRecord | null> {
	return readJsonFile(fileIn(directory), schema);
}

/** Null when the last attempt succeeded. */
export async function readBackupFailure(directory: string): Promise<BackupFailure | null> {
	return readJsonFile(failureIn(directory), failureSchema);
}
