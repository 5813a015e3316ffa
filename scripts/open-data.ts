import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, readConfig } from "../app/.server/config.ts";
import { openStore } from "../app/.server/store/open-store.ts";
import type { DocumentStore } from "../app/model/ports.ts";

/** The owner's settings, as the server would read them. */
export function readOwnConfig(): Config {
	const env = resolve(import.meta.dirname, "..", ".env");
	if (existsSync(env)) process.loadEnvFile(env);
	return readConfig(process.env);
}

/** The store of the owner's data, as the server would open it; both may have it open at once. */
export async function openData(): Promise<{ store: DocumentStore; config: Config }> {
	const config = readOwnConfig();
	return { store: await openStore(config), config };
}
