import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, ConfigError, readConfig } from "../app/.server/config.ts";
import { openStore } from "../app/.server/store/open-store.ts";
import { UnusableStoreError } from "../app/.server/store/sqlite-database.ts";
import { type DocumentStore, StoreUnavailableError } from "../app/model/ports.ts";

/** The owner's settings, as the server would read them. */
export function readOwnConfig(): Config {
	const env = resolve(import.meta.dirname, "..", ".env");
	if (existsSync(env)) process.loadEnvFile(env);
	return readConfig(process.env);
}

/** The store of the owner's data, as the server would open it; both may have it open at once. */
export async function openData(): Promise<{ store: DocumentStore; config: Config }> {
	process.once("uncaughtException", explain);
	const config = readOwnConfig();
	return { store: await openStore(config), config };
}

/** Damaged, locked or wrongly configured data is not a bug of the command: its message is printed without a stack. */
function explain(error: unknown): void {
	if (error instanceof ConfigError || error instanceof UnusableStoreError) console.error(error.message);
	else if (error instanceof StoreUnavailableError)
		console.error(`The data cannot be read now: ${error.message}. See "The site is down" in docs/operations.md.`);
	else console.error(error);
	process.exit(1);
}
