import { expect, it } from "vitest";
import { createPhotoRoom } from "./photo-room.ts";

it("keeps the last half gigabyte of the disk for text", async () => {
	const hasRoom = (free: number | null) => createPhotoRoom("/data", async () => free)();
	expect(await hasRoom(600_000_000)).toBe(true);
	expect(await hasRoom(499_000_000)).toBe(false);
	expect(await hasRoom(null)).toBe(true);
});

it("does not look at this server's disk when the store is elsewhere", async () => {
	expect(await createPhotoRoom(null, async () => 0)()).toBe(true);
});
