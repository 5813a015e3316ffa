import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DocumentStore } from "#app/model/ports.ts";
import { newStore } from "../store/new-store.testing.ts";
import { done, refused } from "./outcomes.ts";
import { createSecondFactorAttempts, mostFailures, type SecondFactorAttempts } from "./second-factor-attempts.ts";

const minute = 60_000;
let store: DocumentStore;
let now: number;
let tried: string[];
let ended: string[];
let attempts: SecondFactorAttempts;

beforeEach(async () => {
	store = await newStore();
	now = Date.parse("2026-11-17T14:00:00Z");
	[tried, ended] = [[], []];
	attempts = start();
});
afterEach(() => store.close());

/** A new instance on the same store, as after a restart. */
function start(): SecondFactorAttempts {
	return createSecondFactorAttempts({
		store,
		secret: "a-secret",
		clock: { now: () => new Date(now) },
		endHalfOpenSessions: async (memberId) => void ended.push(memberId),
	});
}

/** Only the code 123456 is correct. */
function send(code: string, own = attempts, member = "ariane") {
	return own.attempt(member, code, async () => {
		tried.push(code);
		return code === "123456" ? done() : refused("invalid-credential");
	});
}

const wrongCodes = (count: number) => Array.from({ length: count }, (_, index) => String(500_000 + index));

describe("second-factor attempts", () => {
	it("blocks a member after ten failures and ends their half-open sessions", async () => {
		const answers = await Promise.all(wrongCodes(60).map((code) => send(code)));
		expect(tried).toHaveLength(mostFailures);
		expect(ended).toEqual(["ariane"]);
		expect(answers.at(-1)).toMatchObject({ code: "too-many-requests", retryAfter: 15 * 60 });
		expect(await send("123456")).toMatchObject({ ok: false, code: "too-many-requests" });
		expect(await send("123456", attempts, "jules")).toMatchObject({ ok: true });
	});

	it("doubles the block after each ten failures and resets it after a correct code", async () => {
		for (const code of wrongCodes(10)) await send(code);
		now += 15 * minute;
		for (const code of wrongCodes(9)) await send(code);
		expect(await send("499999")).toMatchObject({ code: "too-many-requests", retryAfter: 30 * 60 });
		now += 30 * minute;
		expect(await send("123456")).toMatchObject({ ok: true });
		for (const code of wrongCodes(9)) await send(code);
		expect(await send("499999")).toMatchObject({ code: "too-many-requests", retryAfter: 15 * 60 });
	});

	it("ignores a block that ends later than the longest one: the clock was set back since", async () => {
		now += 365 * 24 * 60 * minute;
		for (const code of wrongCodes(10)) await send(code);
		expect(await send("123456")).toMatchObject({ code: "too-many-requests" });
		now -= 365 * 24 * 60 * minute;
		expect(await send("123456")).toMatchObject({ ok: true });
	});

	it("verifies a code once when it is sent six times at once", async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => send("123456")));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(tried).toEqual(["123456"]);
	});

	it("verifies a code once when two servers share the store", async () => {
		const [one, other] = [start(), start()];
		const answers = await Promise.all([send("123456", one), send("123456", other), send("123456", one)]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(tried).toEqual(["123456"]);
	});

	it("keeps the failure count and used codes across restarts", async () => {
		expect(await send("123456")).toMatchObject({ ok: true });
		attempts = start();
		expect(await send("123456")).toMatchObject({ ok: false, code: "invalid-credential" });
		for (const code of wrongCodes(9)) await send(code);
		attempts = start();
		expect(await send("123456")).toMatchObject({ code: "too-many-requests" });
	});

	it("stores no plain codes and deletes a member's record", async () => {
		await send("654321");
		expect(JSON.stringify((await store.query("secondFactorAttempts")).documents)).not.toContain("654321");
		await attempts.forget("ariane");
		expect(await store.count("secondFactorAttempts")).toBe(0);
	});
});
