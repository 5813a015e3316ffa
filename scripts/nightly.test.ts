import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everyNight, nextTime } from "./nightly.ts";

describe("nextTime", () => {
	it("returns today's time when it is still to come, otherwise tomorrow's", () => {
		expect(nextTime(new Date(2026, 10, 15, 1, 0), "03:30")).toEqual(new Date(2026, 10, 15, 3, 30));
		expect(nextTime(new Date(2026, 10, 15, 3, 30), "03:30")).toEqual(new Date(2026, 10, 16, 3, 30));
		expect(nextTime(new Date(2026, 11, 31, 23, 0), "00:05")).toEqual(new Date(2027, 0, 1, 0, 5));
	});
});

describe("everyNight", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 15, 12, 0) });
		vi.spyOn(console, "log").mockImplementation(() => {});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	it("works at the given time every day", async () => {
		expect(await momentsOf(3, { isDue: false, worked: () => true })).toEqual([
			new Date(2026, 10, 16, 3, 30),
			new Date(2026, 10, 17, 3, 30),
			new Date(2026, 10, 18, 3, 30),
		]);
	});

	it("starts at once when work is due, and retries an hour after a failure", async () => {
		let tries = 0;
		expect(await momentsOf(4, { isDue: true, worked: () => ++tries > 2 })).toEqual([
			new Date(2026, 10, 15, 12, 0),
			new Date(2026, 10, 15, 13, 0),
			new Date(2026, 10, 15, 14, 0),
			new Date(2026, 10, 16, 3, 30),
		]);
	});
});

/** Returns the first times at which the work ran; a nap only moves the fake clock. */
function momentsOf(count: number, { isDue, worked }: { isDue: boolean; worked: () => boolean }): Promise<Date[]> {
	const moments: Date[] = [];
	return new Promise((resolve) => {
		const work = async () => {
			moments.push(new Date());
			if (moments.length < count) return worked();
			resolve(moments);
			return new Promise<never>(() => {});
		};
		const nap = async (ms: number) => void vi.setSystemTime(Date.now() + ms);
		void everyNight({ at: "03:30", isDue, work, nap });
	});
}
