import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The configured secret, or the one in the data folder. */
export async function secretOf({ SECRET, DATA_DIR }: Config): Promise<string> {
	return SECRET ?? readSecret(join(DATA_DIR, "secret"));
}

/** Created on first start in the data folder. Reads first: a full or read-only disk must not stop a later start. */
export async function readSecret(path: string): Promise<string> {
	const secret = (await read(path)) ?? (await create(path));
	if (secret.length < 32) throw new Error(`${path} is damaged: remove it, and a new one is made at the next start.`);
	return secret;
}

async function read(path: string): Promise<string | null> {
	try {
		return (await readFile(path, "utf8")).trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/** Writes to a temporary file first: a kill cannot leave a partial secret. Readable only by the server's user. */
async function create(path: string): Promise<string> {
	await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
	const fresh = `${path}-${randomUUID()}`;
	try {
		await writeFile(fresh, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
		// Fails with EEXIST when another process was faster: its secret stays.
		await link(fresh, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		await rm(fresh, { force: true });
	}
	return (await readFile(path, "utf8")).trim();
}
