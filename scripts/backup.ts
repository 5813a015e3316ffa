import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { recordBackup } from "#app/.server/backup-record.ts";
import type { Config } from "#app/.server/config.ts";
import { openStore } from "#app/.server/store/open-store.ts";
import { copyDatabase } from "#app/.server/store/sqlite-backup.ts";
import { problems } from "#app/.server/store/sqlite-database.ts";
import { readOwnConfig } from "./open-data.ts";

/** `npm run backup -- [file]`: copies the data, also while servers run, and checks the copy. It is a SQLite database. */

try {
	const config = readOwnConfig();
	const { DATA_DIR } = config;
	const name = `airelle-${new Date().toISOString().replace(/[:.]/g, "-")}.sqlite`;
	const target = resolve(process.argv[2] ?? join(DATA_DIR, "backups", name));
	if (existsSync(target)) throw new Error(`${target} exists: choose another name.`);
	await (config.STORE === "sqlite" ? copyFile(config, target) : copyHosted(config, target));
	verify(target);
	const { size } = await stat(target);
	await recordBackup(DATA_DIR, { at: new Date().toISOString(), bytes: size });
	console.log(`Copied to ${target} (${Math.ceil(size / 1024)} KB), integrity ok.`);
} catch (error) {
	console.error(`No backup was made. ${(error as Error).message}`);
	process.exitCode = 1;
}

/** Without opening a store: a server that is starting or in trouble does not stand in the way. */
async function copyFile({ DATA_DIR }: Config, target: string): Promise<void> {
	const database = join(DATA_DIR, "airelle.sqlite");
	if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
	await copyDatabase(database, target);
}

async function copyHosted(config: Config, target: string): Promise<void> {
	const store = await openStore(config);
	try {
		await store.backup(target);
	} finally {
		await store.close();
	}
}

function verify(path: string): void {
	const copy = new DatabaseSync(path, { readOnly: true });
	const found = problems(copy, "integrity_check");
	copy.close();
	if (found.length > 0) throw new Error(`The copy ${path} is not sound: ${found.join("; ")}`);
}
