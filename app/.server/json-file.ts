import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { z } from "zod";

/** Null when there is no file, or none that the schema accepts. */
export async function readJsonFile<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | null> {
	try {
		return schema.parse(JSON.parse(await readFile(path, "utf8")));
	} catch {
		return null;
	}
}

/** Writes to a temporary file and renames it, so that nobody reads half a file. Only the server's user can read it. */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
	const partial = `${path}.${randomUUID()}.tmp`;
	try {
		await writeFile(partial, JSON.stringify(value), { mode: 0o600 });
		await rename(partial, path);
	} catch (error) {
		await rm(partial, { force: true }).catch(() => {});
		throw error;
	}
}
