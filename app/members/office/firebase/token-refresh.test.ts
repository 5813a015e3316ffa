import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepRefreshing } from "./token-refresh.ts";

const minute = 60_000;
const offline = new Error("offline");
const disabled = new Error("disabled");

describe("keepRefreshing", () => {
	let asked: number[];
	let started: number;
	let answers: (() => Promise<number>)[];
	const ended = vi.fn();

	beforeEach(() => {
		vi.useFakeTimers();
		started = Date.now();
		asked = [];
		answers = [];
		ended.mockReset();
	});
	afterEach(() => void vi.useRealTimers());

	const start = () =>
		keepRefreshing({
			expiresAt: started + 60 * minute,
			refresh: () => {
				asked.push((Date.now() - started) / 1000);
				return answers.shift()?.() ?? Promise.resolve(Date.now() + 60 * minute);
			},
			isNetworkFailure: (error) => error === offline,
			onEnd: ended,
		});

	it("refreshes a token five minutes before it expires, repeatedly", async () => {
		start();
		await vi.advanceTimersByTimeAsync(55 * minute - 1);
		expect(asked).toEqual([]);
		await vi.advanceTimersByTimeAsync(56 * minute);
		expect(asked).toEqual([55 * 60, 110 * 60]);
	});

	it("retries after 30 s, doubling to 960 s, while there is no network, then resumes the schedule", async () => {
		answers = Array.from({ length: 8 }, () => () => Promise.reject(offline));
		start();
		await vi.advanceTimersByTimeAsync(55 * minute + 3_810_000);
		const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
		expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
		answers = [() => Promise.reject(offline)];
		await vi.advanceTimersByTimeAsync(55 * minute + 30_000);
		expect(asked.slice(-2).map((at) => at - (asked[8] ?? 0))).toEqual([55 * 60, 55 * 60 + 30]);
		expect(ended).not.toHaveBeenCalled();
	});

	it("stops when the account is disabled", async () => {
		answers = [() => Promise.reject(disabled)];
		start();
		await vi.advanceTimersByTimeAsync(55 * minute);
		expect(ended).toHaveBeenCalledExactlyOnceWith(disabled);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("does nothing after it is stopped, even during a refresh", async () => {
		const answer = Promise.withResolvers<number>();
		answers = [() => answer.promise];
		const stop = start();
		await vi.advanceTimersByTimeAsync(55 * minute);
		stop();
		answer.reject(disabled);
		await vi.advanceTimersByTimeAsync(120 * minute);
		expect(asked).toHaveLength(1);
		expect(ended).not.toHaveBeenCalled();
	});
});
