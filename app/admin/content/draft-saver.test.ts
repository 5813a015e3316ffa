import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftSaver, type SaveState, type SendOutcome } from "./draft-saver.ts";
import type { SaveAnswer } from "./save.ts";

const status = {} as Extract<SaveAnswer, { kind: "saved" }>["status"];
const saved = (base: string): SendOutcome => ({ kind: "saved", base, status });
const conflict: SendOutcome = { kind: "conflict", base: "theirs", value: {}, by: "Jules", at: null };

let told: SaveState[];
let bases: string[];
let answers: (SendOutcome | Promise<SendOutcome>)[];
beforeEach(() => {
	vi.useFakeTimers();
	[told, bases, answers] = [[], [], []];
});
afterEach(() => void vi.useRealTimers());

function saver() {
	return createDraftSaver({
		base: "a",
		send: async (base) => {
			bases.push(base);
			return answers.shift() ?? saved(`${base}'`);
		},
		tell: (state) => void told.push(state),
	});
}

describe("the draft", () => {
	it("is sent once, a while after the last key", async () => {
		const own = saver();
		own.changed();
		await vi.advanceTimersByTimeAsync(900);
		own.changed();
		await vi.advanceTimersByTimeAsync(900);
		expect(bases).toEqual([]);
		await vi.advanceTimersByTimeAsync(100);
		expect([bases, told, own.hasUnsaved]).toEqual([["a"], ["waiting", "waiting", "saving", "saved"], false]);
	});

	it("goes on from what was saved last, one after the other", async () => {
		const own = saver();
		let answer: (outcome: SendOutcome) => void = () => {};
		answers.push(new Promise<SendOutcome>((resolve) => (answer = resolve)));
		own.changed();
		await vi.advanceTimersByTimeAsync(1_000);
		own.changed();
		await vi.advanceTimersByTimeAsync(3_000);
		expect(bases).toEqual(["a"]);
		answer(saved("b"));
		await vi.advanceTimersByTimeAsync(0);
		expect([bases, own.hasUnsaved]).toEqual([["a", "b"], false]);
	});

	it("is tried again while there is no connection", async () => {
		const own = saver();
		answers.push({ kind: "failed" }, { kind: "failed" });
		own.changed();
		expect(await own.flush()).toBe(false);
		expect([told.at(-1), own.hasUnsaved]).toEqual(["failed", true]);
		await vi.advanceTimersByTimeAsync(10_000);
		expect([told.at(-1), bases, own.hasUnsaved]).toEqual(["saved", ["a", "a", "a"], false]);
	});

	it("waits for the member when somebody else was faster", async () => {
		const own = saver();
		answers.push(conflict);
		own.changed();
		expect(await own.flush()).toBe(false);
		own.changed();
		await vi.advanceTimersByTimeAsync(60_000);
		expect([bases, await own.flush(), told.at(-1)]).toEqual([["a"], false, "conflict"]);
		expect(await own.keepMine()).toBe(true);
		expect([bases, own.base]).toEqual([["a", "theirs"], "theirs'"]);
	});

	it("that nobody changed is never sent", async () => {
		expect(await saver().flush()).toBe(true);
		expect(bases).toEqual([]);
	});
});
