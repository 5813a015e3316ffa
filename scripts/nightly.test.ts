import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everyNight, nextTime } from "./nightly.ts";

describe("the next night", () => {
	it("is today's when it is still to come, and tomorrow's when it is now or gone", () => {
		expect(nextTime(new Date(2026, 10, 15, 1, 0), "03:30")).toEqual(new Date(2026, 10, 15, 3, 30));
		expect(nextTime(new Date(2026, 10, 15, 3, 30), "03:30")).toEqual(new Date(2026, 10, 16, 3, 30));
		expect(nextTime(new Date(2026, 11, 31, 23, 0), "00:05")).toEqual(new Date(2027, 0, 1, 0, 5));
	});
});

describe("every night", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 15, 12, 0) });
		vi.spyOn(console, "log").mockImplementation(() => {});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	it("works at the hour, day after day", async () => {
		expect(await momentsOf(3, { isDue: false, worked: () => true })).toEqual([
			new Date(2026, 10, 16, 3, 30),
			new Date(2026, 10, 17, 3, 30),
			new Date(2026, 10, 18, 3, 30),
		]);
	});

	it("begins at once when it is due, and tries again an hour after a failure", async () => {
		let tries = 0;
		expect(await momentsOf(4, { isDue: true, worked: () => ++tries > 2 })).toEqual([
			new Date(2026, 10, 15, 12, 0),
			new Date(2026, 10, 15, 13, 0),
			new Date(2026, 10, 15, 14, 0),
			new Date(2026, 10, 16, 3, 30),
		]);
	});
});

/** When the work was done, the first times; a nap takes no time but moves the clock. */
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
