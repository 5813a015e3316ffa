import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftSaver, type SaveState, type SendOutcome } from "./draft-saver.ts";
import type { SaveAnswer } from "./save.ts";

const status = { version: 0 } as Extract<SaveAnswer, { kind: "saved" }>["status"];
const saved = (base: string, version = 0): SendOutcome => ({ kind: "saved", base, status: { ...status, version } });
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

describe("the draft saver", () => {
	it("sends the draft once, after a pause in typing", async () => {
		const own = saver();
		own.changed();
		await vi.advanceTimersByTimeAsync(900);
		own.changed();
		await vi.advanceTimersByTimeAsync(900);
		expect(bases).toEqual([]);
		await vi.advanceTimersByTimeAsync(100);
		expect([bases, told, own.hasUnsaved]).toEqual([["a"], ["waiting", "waiting", "saving", "saved"], false]);
	});

	it("sends one save at a time, each based on the last saved version", async () => {
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

	it("retries while there is no connection", async () => {
		const own = saver();
		answers.push({ kind: "failed" }, { kind: "failed" });
		own.changed();
		expect(await own.flush()).toBe(false);
		expect([told.at(-1), own.hasUnsaved]).toEqual(["failed", true]);
		await vi.advanceTimersByTimeAsync(10_000);
		expect([told.at(-1), bases, own.hasUnsaved]).toEqual(["saved", ["a", "a", "a"], false]);
	});

	it("stops after a conflict until the member decides", async () => {
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

	it("sends the draft once more when it is closed, after the save in flight and based on its result", async () => {
		const own = saver();
		let answer: (outcome: SendOutcome) => void = () => {};
		answers.push(new Promise<SendOutcome>((resolve) => (answer = resolve)));
		own.changed();
		await vi.advanceTimersByTimeAsync(1_000);
		own.changed();
		const closed = own.close();
		answer(saved("b"));
		await closed;
		await vi.advanceTimersByTimeAsync(60_000);
		expect(bases).toEqual(["a", "b"]);
	});

	it("does not overwrite a conflicting version when it is closed", async () => {
		const own = saver();
		answers.push(conflict);
		own.changed();
		await own.flush();
		await own.close();
		expect(bases).toEqual(["a"]);
	});

	it("ignores loaded data older than its last save", async () => {
		const own = saver();
		answers.push(saved("b", 7));
		own.changed();
		expect(own.isBehind({ base: "other", version: 9 })).toBe(false);
		await own.flush();
		expect(own.isBehind({ base: "a", version: 6 })).toBe(false);
		expect(own.isBehind({ base: "b", version: 7 })).toBe(false);
		// Published or restored since.
		expect(own.isBehind({ base: "a", version: 8 })).toBe(true);
	});

	it("sends nothing when nothing changed", async () => {
		expect(await saver().flush()).toBe(true);
		expect(bases).toEqual([]);
	});
});
