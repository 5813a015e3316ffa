import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFileCache } from "./file-folder.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-files-"));
	for (const name of ["a", "b", "c"]) await writeFile(join(folder, name), name.repeat(10));
});
afterAll(() => rm(folder, { recursive: true }));

it("shares concurrent reads, evicts the least recently used file and stays within its byte limit", async () => {
	const cache = createFileCache(20);
	const [a, b, c] = ["a", "b", "c"].map((name) => join(folder, name)) as [string, string, string];
	const [first, second] = [cache.get(a), cache.get(a)];
	expect(first).toBe(second);
	const kept = await first;
	await cache.get(b);
	expect(cache.get(a)).toBe(kept);
	await cache.get(c);
	expect(cache.bytes).toBe(20);
	expect(cache.get(a)).toBe(kept);
	expect(cache.get(b)).toBeInstanceOf(Promise);
	await cache.get(b);
	expect(cache.bytes).toBe(20);
});

it("reads a file again after a failed read", async () => {
	const cache = createFileCache(20);
	const late = join(folder, "late");
	await expect(cache.get(late)).rejects.toThrow("ENOENT");
	await writeFile(late, "here");
	expect((await cache.get(late)).body.toString()).toBe("here");
});
