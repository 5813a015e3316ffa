import { chmod, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";
import { createPrivately, UnusableStoreError } from "./store/sqlite-database.ts";
import { isBusy } from "./store/sqlite-errors.ts";

interface DataFolder {
	/** Releases the lock, so that another server can use the folder. */
	release(): void;
}

interface FolderOptions {
	/** False with a hosted store, which several servers share: each has its own folder. */
	exclusive: boolean;
	/** How long to wait for the lock of a server that is stopping, in milliseconds. */
	timeout?: number;
}

/** Makes the folder private, locks it and removes partial files. Only logs disk errors: pages can still be served. */
export async function openDataFolder(
	directory: string,
	log: Log,
	{ exclusive, timeout = 10_000 }: FolderOptions,
): Promise<DataFolder> {
	const report = (error: unknown) => log.error("data folder not prepared", error);
	await mkdir(directory, { recursive: true, mode: 0o700 }).catch(report);
	const release = exclusive ? await lock(directory, { timeout, report }) : () => {};
	for (const folder of [directory, join(directory, "mail")]) await makePrivate(folder).catch(report);
	await removeLeftovers(directory).catch(report);
	return { release };
}

/** Takes an OS lock through SQLite, released however the process ends. Commands take none: they run beside a server. */
async function lock(
	directory: string,
	{ timeout, report }: { timeout: number; report: (error: unknown) => void },
): Promise<() => void> {
	const path = join(directory, "server.lock");
	const deadline = performance.now() + timeout;
	let database: DatabaseSync;
	try {
		createPrivately(path);
		database = new DatabaseSync(path, { timeout: 0 });
	} catch (error) {
		report(error);
		return () => {};
	}
	for (;;) {
		try {
			database.exec("BEGIN EXCLUSIVE");
			return () => database.close();
		} catch (error) {
			if (isBusy(error) && performance.now() < deadline) {
				await sleep(100);
				continue;
			}
			database.close();
			if (isBusy(error)) throw new UnusableStoreError(inUse(directory));
			report(error);
			return () => {};
		}
	}
}

function inUse(directory: string): string {
	return [
		`Another Airelle server uses ${directory}. Two servers on the same data would each miss what the other changes.`,
		"Stop the other one, or set DATA_DIR to another folder.",
	].join("\n");
}

/** Only for a folder that belongs to this user and holds only our files: the configured folder may be a shared one. */
async function makePrivate(directory: string): Promise<void> {
	const found = await stat(directory).catch(() => null);
	if (!found || found.uid !== process.getuid?.() || (found.mode & 0o077) === 0) return;
	const names = await readdir(directory);
	const isOurs = names.every((name) => ownName.test(name)) && names.length > 0;
	if (isOurs) await chmod(directory, found.mode & 0o700);
}

const ownName =
	/^(?:airelle[.-]|secret|server\.lock|mail$|assets$|backups$|last-backup|alarms|migration\.json|incoming-)|\.eml(?:\.|$)/;
/** A killed restore leaves a copy of all personal data. Removing it under a running one only makes that one fail. */
const leftover =
	/^(?:secret-[\da-f-]{36}|(?:last-backup|alarms)[\w-]*\.json\.[\da-f-]{36}\.tmp|incoming-[\dTZ-]+\.sqlite(?:-wal|-shm|-journal)?)$/;
const unfinishedMail = /\.eml\.[\da-f-]{36}\.tmp$/;

/** Partial .eml files contain personal data that erasing a person would not find after the outbox entry is deleted. */
async function removeLeftovers(directory: string): Promise<void> {
	const mail = join(directory, "mail");
	const files = [
		...(await namesIn(directory)).filter((name) => leftover.test(name)).map((name) => join(directory, name)),
		...(await namesIn(mail)).filter((name) => unfinishedMail.test(name)).map((name) => join(mail, name)),
	];
	for (const file of files) await rm(file, { force: true });
}

async function namesIn(directory: string): Promise<string[]> {
	return readdir(directory).catch(() => []);
}
