import { describe, expect, it } from "vitest";
import type { QueuedItem } from "./queue-item.ts";
import { createFallbackStore, createMemoryStore, type QueueStore } from "./queue-store.ts";

const item = { kind: "photo", key: "a", refused: null } as QueuedItem;

describe("createFallbackStore", () => {
	it("moves a file from memory to the disk once the disk has room again", async () => {
		const disk = createMemoryStore(true);
		let isFull = true;
		const put: QueueStore["put"] = (each, file) =>
			isFull ? Promise.reject(new DOMException("full", "QuotaExceededError")) : disk.put(each, file);
		const store = createFallbackStore({ ...disk, put });
		await store.put(item, new Blob(["bytes"]));
		isFull = false;
		await store.put({ ...item, refused: "busy" });
		expect(await store.list()).toEqual([{ ...item, refused: "busy" }]);
		expect(await (await disk.file("a"))?.text()).toBe("bytes");
		expect(await (await store.file("a"))?.text()).toBe("bytes");
	});
});
