import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import { newStore } from "../store/new-store.testing.ts";
import { done, refused } from "./outcomes.ts";
import { createSignInLimits, mostPerNetwork, mostWaitingForNetwork, type SignInLimits } from "./sign-in-limits.ts";

const here = "192.0.2.7";
const minute = 60_000;
let store: DocumentStore;
let now: number;
let waits: number[];
let limits: SignInLimits;

beforeEach(async () => {
	store = await newStore();
	now = Date.parse("2026-11-17T14:00:00Z");
	waits = [];
	limits = start();
});
afterEach(() => store.close());

/** A new instance on the same store, as after a restart. */
function start(): SignInLimits {
	const sleep = async (milliseconds: number) => void waits.push(milliseconds);
	return createSignInLimits({ store, secret: "a-secret", now: () => now, sleep });
}

function attempt(name: string, address: string, ok: boolean) {
	return limits.attempt(name, address, async () => (ok ? done() : refused("invalid-credential")));
}

describe("sign-in limits", () => {
	it("counts the attempts that failed in the last day", async () => {
		await attempt("ariane", here, false);
		await attempt("ariane", here, true);
		now += 20 * 60 * minute;
		await attempt("jules", here, false);
		expect(limits.failedInADay()).toBe(2);
		now += 6 * 60 * minute;
		expect(limits.failedInADay()).toBe(1);
	});

	it("allows two failures without delay, then doubles the delay up to eight seconds", async () => {
		for (let count = 0; count < 9; count++) await attempt("a", here, false);
		expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
	});

	it("never locks an account: the correct password still works and resets the delay", async () => {
		for (let count = 0; count < 20; count++) await attempt("a", here, false);
		expect(await attempt("a", here, true)).toMatchObject({ ok: true });
		waits.length = 0;
		await attempt("a", "198.51.100.1", false);
		expect(waits).toEqual([]);
	});

	it("delays an account's owner by two seconds at most while others guess its password", async () => {
		for (let count = 0; count < 50; count++) await attempt("a", `203.0.${count}.1`, false);
		waits.length = 0;
		await attempt("a", "198.51.100.1", true);
		expect(waits).toEqual([2000]);
	});

	it("delays a network that tries one password on many accounts", async () => {
		for (let count = 0; count < 10; count++) await attempt(`account ${count}`, here, false);
		expect(waits.at(-1)).toBe(2000);
	});

	it("rejects a network's attempts before hashing when too many are concurrent or its budget is spent", async () => {
		let hashed = 0;
		const gate = Promise.withResolvers<void>();
		const wrong = async () => {
			hashed++;
			await gate.promise;
			return refused("invalid-credential");
		};
		const names = Array.from({ length: 40 }, (_, index) => `guess ${index}`);
		const crowd = names.map((name) => limits.attempt(name, here, wrong));
		await crowd.at(-1);
		gate.resolve();
		await Promise.all(crowd);
		expect(hashed).toBe(mostWaitingForNetwork);
		for (const name of names) await limits.attempt(name, here, wrong);
		expect(hashed).toBe(mostPerNetwork);
		const refusal = { code: "too-many-requests", retryAfter: 15 * 60 };
		expect(await limits.attempt("one more", here, wrong)).toMatchObject(refusal);
		expect(await attempt("ariane", "198.51.100.1", true)).toMatchObject({ ok: true });
		now += 15 * minute;
		expect(await attempt("ariane", here, true)).toMatchObject({ ok: true });
	});

	it("does not count attempts rejected because the password queue was full", async () => {
		for (let count = 0; count < 40; count++) await limits.attempt("a", here, async () => refused("too-many-requests"));
		expect(waits).toEqual([]);
		expect(await attempt("a", here, true)).toMatchObject({ ok: true });
	});

	it("forgets failures after 15 minutes", async () => {
		for (let count = 0; count < 5; count++) await attempt("a", here, false);
		waits.length = 0;
		now += 15 * minute;
		await attempt("a", here, false);
		expect(waits).toEqual([]);
	});

	it("forgets failures that a clock which was ahead put into the future", async () => {
		now += 365 * 24 * 60 * minute;
		for (let count = 0; count < mostPerNetwork; count++) await attempt("a", here, false);
		now -= 365 * 24 * 60 * minute;
		waits.length = 0;
		expect(await attempt("a", here, true)).toMatchObject({ ok: true });
		expect([waits, limits.failedInADay()]).toEqual([[], 0]);
	});

	it("keeps counters across restarts, without names or networks in the store", async () => {
		for (let count = 0; count < mostPerNetwork; count++) await attempt("ariane@airelle.example", here, false);
		await limits.close();
		limits = start();
		expect(await attempt("jules", here, true)).toMatchObject({ ok: false, code: "too-many-requests" });
		waits.length = 0;
		await attempt("ariane@airelle.example", "198.51.100.1", true);
		expect(waits).toEqual([2000]);
		const stored = JSON.stringify((await store.query("signInFailures")).documents);
		expect(stored).not.toMatch(/ariane|192\.0\.2/);
	});

	it("writes nothing when the server stops and nothing changed, and lets it stop when nothing can be written", async () => {
		let commits = 0;
		const commit = async () => {
			commits++;
			throw new StoreUnavailableError("readonly");
		};
		limits = createSignInLimits({ store: { ...store, commit }, secret: "a-secret", now: () => now });
		await limits.close();
		expect(commits).toBe(0);
		await attempt("ariane", here, false);
		await limits.close();
		expect(commits).toBeGreaterThan(0);
	});

	it("runs attempts on one account from one network sequentially and rejects more than three at once", async () => {
		const order: string[] = [];
		const gate = Promise.withResolvers<void>();
		const slow = (name: string) => async () => {
			order.push(`${name} begins`);
			await gate.promise;
			order.push(`${name} ends`);
			return refused("invalid-credential");
		};
		const running = ["one", "two", "three", "four"].map((name) => limits.attempt("a", here, slow(name)));
		gate.resolve();
		const codes = (await Promise.all(running)).map(({ code }) => code);
		expect(codes).toEqual(["invalid-credential", "invalid-credential", "invalid-credential", "too-many-requests"]);
		expect(order).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
	});
});
