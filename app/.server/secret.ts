import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The owner's, or the one that is kept with the data. */
export async function secretOf({ SECRET, DATA_DIR }: Config): Promise<string> {
	if (SECRET) return SECRET;
	await mkdir(DATA_DIR, { recursive: true });
	return readSecret(join(DATA_DIR, "secret"));
}

/** Made at the first start and kept with the data; readable by the server alone. A kill in between leaves none, not half. */
export async function readSecret(path: string): Promise<string> {
	const fresh = `${path}-${randomUUID()}`;
	await writeFile(fresh, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
	try {
		// Fails when there is one: the first stays.
		await link(fresh, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		await unlink(fresh);
	}
	const secret = (await readFile(path, "utf8")).trim();
	if (secret.length < 32) throw new Error(`${path} is damaged: remove it, and a new one is made at the next start.`);
	return secret;
}
