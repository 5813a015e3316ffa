import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DocumentStore } from "#app/model/ports.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { done, refused } from "./outcomes.ts";
import { createSecondFactorAttempts, mostFailures, type SecondFactorAttempts } from "./second-factor-attempts.ts";

const minute = 60_000;
let folder: string;
let store: DocumentStore;
let now: number;
let tried: string[];
let ended: string[];
let attempts: SecondFactorAttempts;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-codes-"));
	store = await openSqliteStore({ path: join(folder, "airelle.sqlite") });
	now = Date.parse("2026-11-17T14:00:00Z");
	[tried, ended] = [[], []];
	attempts = start();
});
afterEach(async () => {
	await store.close();
	await rm(folder, { recursive: true });
});

/** As a server does that has just started. */
function start(): SecondFactorAttempts {
	return createSecondFactorAttempts({
		store,
		secret: "a-secret",
		clock: { now: () => new Date(now) },
		endHalfOpenSessions: async (memberId) => void ended.push(memberId),
	});
}

/** Only 123456 is right. */
function send(code: string, own = attempts, member = "ariane") {
	return own.attempt(member, code, async () => {
		tried.push(code);
		return code === "123456" ? done() : refused("invalid-credential");
	});
}

const wrongCodes = (count: number) => Array.from({ length: count }, (_, index) => String(500_000 + index));

describe("attempts at a second factor", () => {
	it("stop after ten failures, whoever sends them, and end the half-open sessions", async () => {
		const answers = await Promise.all(wrongCodes(60).map((code) => send(code)));
		expect(tried).toHaveLength(mostFailures);
		expect(ended).toEqual(["ariane"]);
		expect(answers.at(-1)).toMatchObject({ code: "too-many-requests", retryAfter: 15 * 60 });
		expect(await send("123456")).toMatchObject({ ok: false, code: "too-many-requests" });
		expect(await send("123456", attempts, "jules")).toMatchObject({ ok: true });
	});

	it("block twice as long after each ten failures, and start over after a right code", async () => {
		for (const code of wrongCodes(10)) await send(code);
		now += 15 * minute;
		for (const code of wrongCodes(9)) await send(code);
		expect(await send("499999")).toMatchObject({ code: "too-many-requests", retryAfter: 30 * 60 });
		now += 30 * minute;
		expect(await send("123456")).toMatchObject({ ok: true });
		for (const code of wrongCodes(9)) await send(code);
		expect(await send("499999")).toMatchObject({ code: "too-many-requests", retryAfter: 15 * 60 });
	});

	it("try a code once, though it is sent six times at once", async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => send("123456")));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(tried).toEqual(["123456"]);
	});

	it("try a code once, though two servers share the store", async () => {
		const [one, other] = [start(), start()];
		const answers = await Promise.all([send("123456", one), send("123456", other), send("123456", one)]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(tried).toEqual(["123456"]);
	});

	it("survive a restart: neither the budget nor a used code comes back", async () => {
		expect(await send("123456")).toMatchObject({ ok: true });
		attempts = start();
		expect(await send("123456")).toMatchObject({ ok: false, code: "invalid-credential" });
		for (const code of wrongCodes(9)) await send(code);
		attempts = start();
		expect(await send("123456")).toMatchObject({ code: "too-many-requests" });
	});

	it("keep no code in the store that could still be used, and forget a member", async () => {
		await send("654321");
		expect(JSON.stringify((await store.query("secondFactorAttempts")).documents)).not.toContain("654321");
		await attempts.forget("ariane");
		expect(await store.count("secondFactorAttempts")).toBe(0);
	});
});
