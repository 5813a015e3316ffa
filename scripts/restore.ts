import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { flush, leaveWal } from "#app/.server/store/sqlite-backup.ts";
import { createPrivately, isTooNew, problems } from "#app/.server/store/sqlite-database.ts";
import { isBusy, isDamage } from "#app/.server/store/sqlite-errors.ts";
import { readOwnConfig } from "./open-data.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";

const usage = "npm run restore -- <file>    replaces the database with this backup; stop the server first";

const companions = ["-wal", "-shm", "-journal"];
const [backup] = readArguments({ allowPositionals: true }, usage).positionals;
if (!backup) exitWithUsage("Name the backup to restore.", usage);

try {
	const { DATA_DIR, STORE } = readOwnConfig();
	if (STORE === "firestore") {
		throw new Error(
			`With STORE=firestore, run this instead: npm run migrate -- --from sqlite --to firestore --fresh --file ${backup}`,
		);
	}
	mkdirSync(DATA_DIR, { recursive: true });
	await restore(resolve(backup), DATA_DIR);
} catch (error) {
	console.error(`Nothing was restored. ${(error as Error).message}`);
	process.exitCode = 1;
}

async function restore(file: string, folder: string): Promise<void> {
	if (!existsSync(file)) throw new Error(`There is no file ${file}. Check the path.`);
	const database = join(folder, "airelle.sqlite");
	const moment = new Date().toISOString().replace(/[:.]/g, "-");
	const incoming = join(folder, `incoming-${moment}.sqlite`);
	const aside = join(folder, `airelle-before-restore-${moment}.sqlite`);
	let unlock = () => {};
	try {
		takeIn(file, incoming);
		await flush(incoming);
		const present = existsSync(database);
		if (present) unlock = lockAlone(database);
		keepAside(database, aside);
		renameSync(incoming, database);
		await flush(folder);
		console.log(`Restored ${file} to ${database}, integrity check passed.`);
		if (present)
			console.log(`The previous database is kept as ${aside}. Delete it once the site works: it holds personal data.`);
	} finally {
		unlock();
		for (const end of ["", ...companions]) rmSync(incoming + end, { force: true });
	}
}

/** Copies first, then checks the copy, so that the checked file is the one that is put in place. */
function takeIn(file: string, incoming: string): void {
	createPrivately(incoming);
	copyFileSync(file, incoming);
	// A plain copy of a live folder has its latest changes in the write-ahead log.
	if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${incoming}-wal`);
	try {
		const copy = new DatabaseSync(incoming);
		try {
			const found = problems(copy, "integrity_check");
			if (found.length > 0) throw new Error(`${file} is damaged, choose another backup: ${found.join("; ")}`);
			if (isTooNew(copy))
				throw new Error(`${file} was made by a newer version of Airelle. Install that version first.`);
			if (!copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'documents'").get())
				throw new Error(`${file} is not an Airelle database. Choose another backup.`);
		} finally {
			copy.close();
		}
		leaveWal(incoming);
	} catch (error) {
		throw isDamage(error)
			? new Error(`${file} is damaged or not a database, choose another backup: ${(error as Error).message}`)
			: error;
	}
}

/**
 * Leaving WAL mode needs all locks and fails while a running server holds a shared lock. Returns the unlock function.
 */
function lockAlone(path: string): () => void {
	const database = new DatabaseSync(path, { timeout: 500 });
	try {
		database.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
	} catch (error) {
		if (isBusy(error)) {
			database.close();
			throw new Error(`${path} is in use: stop the server first.`);
		}
		// Too damaged to lock, which is why it is being restored. No server starts on it either.
		if (!isDamage(error)) {
			database.close();
			throw error;
		}
	}
	return () => database.close();
}

/** Moves the write-ahead log first: beside another database it would be taken for that database's log. */
function keepAside(database: string, aside: string): void {
	for (const end of companions) if (existsSync(database + end)) renameSync(database + end, aside + end);
	if (!existsSync(database)) return;
	try {
		// Adds a hard link, so that there is always a database under its name.
		linkSync(database, aside);
	} catch {
		renameSync(database, aside);
	}
}
