import { expect, it } from "vitest";
import { createDiskSpaceCheck } from "./disk-space.ts";

it("keeps the last half gigabyte of the disk for text", async () => {
	const hasSpace = (free: number | null) => createDiskSpaceCheck("/data", async () => free)();
	expect(await hasSpace(600_000_000)).toBe(true);
	expect(await hasSpace(499_000_000)).toBe(false);
	expect(await hasSpace(null)).toBe(true);
});

it("does not look at this server's disk when the store is elsewhere", async () => {
	expect(await createDiskSpaceCheck(null, async () => 0)()).toBe(true);
});
