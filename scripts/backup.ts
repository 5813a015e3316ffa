import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { recordBackup } from "#app/.server/backup-record.ts";
import { readConfig } from "#app/.server/config.ts";
import { copyDatabase } from "#app/.server/store/sqlite-backup.ts";
import { problems } from "#app/.server/store/sqlite-database.ts";

/** `npm run backup -- [file]`: copies the database, also while the server runs, and checks the copy. */
const root = resolve(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));

try {
	const { DATA_DIR } = readConfig(process.env);
	const database = join(DATA_DIR, "airelle.sqlite");
	if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
	const name = `airelle-${new Date().toISOString().replace(/[:.]/g, "-")}.sqlite`;
	const target = resolve(process.argv[2] ?? join(DATA_DIR, "backups", name));
	if (existsSync(target)) throw new Error(`${target} exists: choose another name.`);
	await copyDatabase(database, target);
	verify(target);
	const { size } = await stat(target);
	await recordBackup(DATA_DIR, { at: new Date().toISOString(), bytes: size });
	console.log(`Copied to ${target} (${Math.ceil(size / 1024)} KB), integrity ok.`);
} catch (error) {
	console.error(`No backup was made. ${(error as Error).message}`);
	process.exitCode = 1;
}

function verify(path: string): void {
	const copy = new DatabaseSync(path, { readOnly: true });
	const found = problems(copy, "integrity_check");
	copy.close();
	if (found.length > 0) throw new Error(`The copy ${path} is not sound: ${found.join("; ")}`);
}
