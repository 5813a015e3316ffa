import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readBackupRecord, recordBackup, recordBackupFailure } from "#app/.server/backup-record.ts";
import { copiesToRemove, copyName } from "#app/.server/backup-rotation.ts";
import type { Config } from "#app/.server/config.ts";
import { openStore } from "#app/.server/store/open-store.ts";
import { copyDatabase } from "#app/.server/store/sqlite-backup.ts";
import { problems } from "#app/.server/store/sqlite-database.ts";
import { everyNight } from "./nightly.ts";
import { readOwnConfig } from "./open-data.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";

const usage = `npm run backup                  writes a verified backup (a SQLite database) to BACKUP_DIR; servers can keep running
npm run backup -- <file>        writes it to <file>
npm run backup -- --rotate      writes it to BACKUP_DIR, then deletes backups beyond BACKUP_DAILY and BACKUP_WEEKLY
npm run backup -- --nightly     keeps running, and does the same as --rotate every night at BACKUP_AT`;

const oneDay = 24 * 60 * 60 * 1000;
/** Free space to keep after a copy: a full disk would make the server refuse leads. */
const roomToLeave = 256 * 1024 * 1024;

const { values, positionals } = readArguments(
	{
		allowPositionals: true,
		options: { rotate: { type: "boolean", default: false }, nightly: { type: "boolean", default: false } },
	},
	usage,
);
if (positionals.length > 0 && (values.rotate || values.nightly))
	exitWithUsage("--rotate and --nightly write to BACKUP_DIR: leave out the file.", usage);

try {
	if (values.nightly) await stay();
	else await backUp(positionals[0], values.rotate);
} catch (error) {
	complain(error);
	process.exitCode = 1;
}

async function stay(): Promise<never> {
	const { DATA_DIR, BACKUP_AT } = readOwnConfig();
	const last = await readBackupRecord(DATA_DIR);
	const isDue = !last || Date.now() - Date.parse(last.at) > oneDay;
	const work = () =>
		backUp(undefined, true).then(
			() => true,
			(error: unknown) => {
				complain(error);
				return false;
			},
		);
	return everyNight({ at: BACKUP_AT, isDue, work });
}

/** Records the failure of a regular backup: the server's health check reads the record and mails the owner. */
async function backUp(file: string | undefined, thenRotate: boolean): Promise<void> {
	const config = readOwnConfig();
	try {
		await copyAndCheck(config, file, thenRotate);
	} catch (error) {
		const failure = { at: new Date().toISOString(), reason: (error as Error).message };
		const hasData = config.STORE !== "sqlite" || existsSync(databaseOf(config));
		if (file === undefined && hasData) await recordBackupFailure(config.DATA_DIR, failure).catch(complain);
		throw error;
	}
}

async function copyAndCheck(config: Config, file: string | undefined, thenRotate: boolean): Promise<void> {
	const { DATA_DIR, BACKUP_DIR } = config;
	const folder = BACKUP_DIR ?? join(DATA_DIR, "backups");
	const target = resolve(file ?? join(folder, copyName(new Date())));
	if (existsSync(target)) throw new Error(`${target} already exists. Choose another file name.`);
	await (config.STORE === "sqlite" ? copyFile(config, target) : copyHosted(config, target));
	await verify(target);
	const { size } = await stat(target);
	await recordBackup(DATA_DIR, { at: new Date().toISOString(), bytes: size });
	console.log(`Backup saved to ${target} (${Math.ceil(size / 1024)} KB), integrity check passed.`);
	if (thenRotate) await rotate(folder);
}

/**
 * Copies the file without opening a store, so that a server that is starting or failing does not prevent the backup.
 */
async function copyFile(config: Config, target: string): Promise<void> {
	const database = databaseOf(config);
	if (!existsSync(database)) throw new Error(`There is no database at ${database}. Check DATA_DIR.`);
	await refuseWithoutRoom((await stat(database)).size, dirname(target));
	await copyDatabase(database, target);
}

function databaseOf({ DATA_DIR }: Config): string {
	return join(DATA_DIR, "airelle.sqlite");
}

async function copyHosted(config: Config, target: string): Promise<void> {
	// A hosted store does not report its size: the size of the last copy serves as an estimate.
	const last = await readBackupRecord(config.DATA_DIR);
	const store = await openStore(config);
	try {
		// Checks that the store answers before the folder for its copy is created.
		await store.count("leads");
		await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
		await refuseWithoutRoom(last?.bytes ?? 0, dirname(target));
		await store.backup(target);
	} finally {
		await store.close();
	}
}

async function refuseWithoutRoom(bytes: number, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const { bavail, bsize } = await statfs(folder);
	const [free, needed] = [bavail * bsize, bytes + roomToLeave];
	if (free < needed)
		throw new Error(
			`${folder} has ${megabytes(free)} MB free, but a backup needs ${megabytes(needed)} MB. Free some space, or change BACKUP_DIR.`,
		);
}

/** Removes a corrupt copy: otherwise its name would make it look like the newest good one. */
async function verify(path: string): Promise<void> {
	const found = problemsOf(path);
	if (found.length === 0) return;
	await rm(path);
	throw new Error(
		`The database is damaged, so the backup was deleted. Keep all older backups, and restore the newest. ${found.join("; ")}`,
	);
}

function problemsOf(path: string): string[] {
	const copy = new DatabaseSync(path, { readOnly: true });
	try {
		return problems(copy, "integrity_check");
	} catch (error) {
		return [(error as Error).message];
	} finally {
		copy.close();
	}
}

/** Runs only after a sound copy, so that rotation never removes the last good copy in favour of a bad one. */
async function rotate(folder: string): Promise<void> {
	const { BACKUP_DAILY, BACKUP_WEEKLY } = readOwnConfig();
	const names = await readdir(folder);
	const old = copiesToRemove(names, { daily: BACKUP_DAILY, weekly: BACKUP_WEEKLY });
	for (const name of [...old, ...(await abandoned(folder, names))]) {
		await rm(join(folder, name));
		console.log(`Deleted ${join(folder, name)}.`);
	}
}

/** Partial files left behind when a copy was killed. */
async function abandoned(folder: string, names: readonly string[]): Promise<string[]> {
	const partial = names.filter((name) => /^airelle-.*\.partial(?:-journal|-wal|-shm)?$/.test(name));
	const ages = await Promise.all(partial.map(async (name) => Date.now() - (await stat(join(folder, name))).mtimeMs));
	return partial.filter((_, index) => (ages[index] ?? 0) > oneDay);
}

function megabytes(bytes: number): number {
	return Math.ceil(bytes / 1024 / 1024);
}

function complain(error: unknown): void {
	console.error(`No backup was made. ${(error as Error).message}`);
}
