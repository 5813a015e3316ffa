import { describe, expect, it } from "vitest";
import { createLimiter } from "./limiter.ts";

describe("createLimiter", () => {
	it("runs two tasks at a time, in order, even when one fails", async () => {
		const runLimited = createLimiter(2);
		const started: number[] = [];
		const ends: (() => void)[] = [];
		let running = 0;
		let mostRunning = 0;
		const tasks = [0, 1, 2, 3, 4].map((number) =>
			runLimited(async () => {
				started.push(number);
				mostRunning = Math.max(mostRunning, ++running);
				await new Promise<void>((resolve) => {
					ends[number] = resolve;
				});
				running--;
				if (number === 1) throw new Error("one of them fails");
				return number;
			}),
		);
		for (const number of [0, 1, 2, 3, 4]) {
			expect(started).toContain(number);
			ends[number]?.();
			await tasks[number]?.catch(() => {});
			await new Promise(setImmediate);
		}
		expect(started).toEqual([0, 1, 2, 3, 4]);
		expect(mostRunning).toBe(2);
		const results = await Promise.allSettled(tasks);
		expect(results.map(({ status }) => status)).toEqual([
			"fulfilled",
			"rejected",
			"fulfilled",
			"fulfilled",
			"fulfilled",
		]);
	});

	it("takes turns among those who wait: somebody who has many tasks does not keep others waiting for all of them", async () => {
		const runLimited = createLimiter(1);
		const order: string[] = [];
		const task = (of: string) =>
			runLimited(async () => {
				order.push(of);
				await new Promise(setImmediate);
			}, of);
		await Promise.all([..."aaaabbbbc"].map(task));
		expect(order.join("")).toBe("aabcababb");
	});
});
