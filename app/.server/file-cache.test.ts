import { expect, it, vi } from "vitest";
import { createFileCache } from "./file-cache.ts";

it("shares concurrent calls, evicts the least recently used file and stays within its byte limit", async () => {
	const get = createFileCache(20);
	const make = vi.fn(async () => Buffer.alloc(10));
	const [first, second] = [get("a", make), get("a", make)];
	expect(first).toBe(second);
	const cached = await first;
	await get("b", make);
	expect(await get("a", make)).toBe(cached);
	await get("c", make);
	expect(make).toHaveBeenCalledTimes(3);
	expect(await get("a", make)).toBe(cached);
	await get("b", make);
	expect(make).toHaveBeenCalledTimes(4);
});

it("tries again after a failure and after a file that was missing", async () => {
	const get = createFileCache(20);
	await expect(get("a", () => Promise.reject(new Error("EMFILE")))).rejects.toThrow("EMFILE");
	expect(await get("a", async () => null)).toBeNull();
	expect((await get("a", async () => Buffer.from("here")))?.body.toString()).toBe("here");
});
