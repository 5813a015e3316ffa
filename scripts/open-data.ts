import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "../app/.server/config.ts";
import { openSqliteStore } from "../app/.server/store/sqlite.ts";
import type { DocumentStore } from "../app/model/ports.ts";

/** The owner's settings, as the server would read them. */
export function readOwnConfig(): Config {
	const env = resolve(import.meta.dirname, "..", ".env");
	if (existsSync(env)) process.loadEnvFile(env);
	return readConfig(process.env);
}

/** The store of the owner's data, as the server would open it; both may have it open at once. */
export async function openData(): Promise<{ store: DocumentStore; directory: string }> {
	const { DATA_DIR } = readOwnConfig();
	return { store: await openSqliteStore({ path: join(DATA_DIR, "airelle.sqlite") }), directory: DATA_DIR };
}
