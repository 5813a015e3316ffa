import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, ConfigError, readConfig } from "../app/.server/config.ts";
import { openStore } from "../app/.server/store/open-store.ts";
import { UnusableStoreError } from "../app/.server/store/sqlite-database.ts";
import { type DocumentStore, StoreUnavailableError } from "../app/model/ports.ts";

/** Reads the owner's settings as the server does. */
export function readOwnConfig(): Config {
	const env = resolve(import.meta.dirname, "..", ".env");
	if (existsSync(env)) process.loadEnvFile(env);
	return readConfig(process.env);
}

/**
 * Opens the store of the owner's data as the server does; both may have it open at once. Only a command that adds something
 * may create a database: with a wrong DATA_DIR, any other one would find nobody in an empty one. `objection`: why the
 * command refuses these settings, if it does.
 */
export async function openData({
	mayCreate = false,
	objection = (_: Config): string | null => null,
} = {}): Promise<{ store: DocumentStore; config: Config }> {
	process.once("uncaughtException", explain);
	const config = readOwnConfig();
	const refusal = objection(config);
	if (refusal) throw new ConfigError(refusal);
	const database = join(config.DATA_DIR, "airelle.sqlite");
	if (!mayCreate && config.STORE === "sqlite" && !existsSync(database))
		throw new ConfigError(`There is no database at ${database}. Check DATA_DIR.`);
	return { store: await openStore(config), config };
}

/** Prints damaged, locked or wrongly configured data as a message without a stack: it is not a bug of the command. */
function explain(error: unknown): void {
	if (error instanceof ConfigError || error instanceof UnusableStoreError) console.error(error.message);
	else if (error instanceof StoreUnavailableError)
		console.error(`The data cannot be read now: ${error.message}. See "The site is down" in docs/operations.md.`);
	else console.error(error);
	process.exit(1);
}
