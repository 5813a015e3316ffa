import { describe, expect, it } from "vitest";
import { createPatience } from "./patience.ts";

const here = "192.0.2.7";

function patience() {
	const waits: number[] = [];
	let now = 0;
	const kept = createPatience({
		now: () => now,
		sleep: async (milliseconds) => {
			waits.push(milliseconds);
		},
	});
	const attempt = (name: string, address: string, ok: boolean) =>
		kept.tryAfterDelay(name, address, async () => ({ ok }));
	const pass = (milliseconds: number) => {
		now += milliseconds;
	};
	return { waits, attempt, pass, kept };
}

describe("patience", () => {
	it("knows how many attempts failed in a day, and forgets them after it", async () => {
		const { attempt, pass, kept } = patience();
		await attempt("ariane", here, false);
		await attempt("ariane", here, true);
		pass(20 * 60 * 60 * 1000);
		await attempt("jules", here, false);
		expect(kept.failedInADay()).toBe(2);
		pass(6 * 60 * 60 * 1000);
		expect(kept.failedInADay()).toBe(1);
	});

	it("lets two mistakes pass, then waits longer each time, up to eight seconds", async () => {
		const { attempt, waits } = patience();
		for (let count = 0; count < 9; count++) await attempt("a", here, false);
		expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
	});

	it("never locks: the right password still works, and forgets the mistakes", async () => {
		const { attempt, waits } = patience();
		for (let count = 0; count < 20; count++) await attempt("a", here, false);
		expect(await attempt("a", here, true)).toEqual({ ok: true });
		waits.length = 0;
		await attempt("a", "198.51.100.1", false);
		expect(waits).toEqual([]);
	});

	it("makes the owner of an account that others guess at wait two seconds at most", async () => {
		const { attempt, waits } = patience();
		for (let count = 0; count < 50; count++) await attempt("a", `203.0.${count}.1`, false);
		waits.length = 0;
		await attempt("a", "198.51.100.1", true);
		expect(waits).toEqual([2000]);
	});

	it("slows a network that tries one password on many accounts", async () => {
		const { attempt, waits } = patience();
		for (let count = 0; count < 10; count++) await attempt(`account ${count}`, here, false);
		expect(waits.at(-1)).toBe(2000);
	});

	it("forgets after a quarter of an hour", async () => {
		const { attempt, waits, pass } = patience();
		for (let count = 0; count < 5; count++) await attempt("a", here, false);
		waits.length = 0;
		pass(15 * 60 * 1000);
		await attempt("a", here, false);
		expect(waits).toEqual([]);
	});

	it("takes attempts at one account from one network in turn, and refuses a crowd", async () => {
		const { kept } = patience();
		const order: string[] = [];
		const gate = Promise.withResolvers<void>();
		const slow = (name: string) => async () => {
			order.push(`${name} begins`);
			await gate.promise;
			order.push(`${name} ends`);
			return { ok: false };
		};
		const running = ["one", "two", "three", "four"].map((name) => kept.tryAfterDelay("a", here, slow(name)));
		gate.resolve();
		expect(await Promise.all(running)).toEqual([{ ok: false }, { ok: false }, { ok: false }, null]);
		expect(order).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
	});
});
