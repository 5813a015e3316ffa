import { describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import { spamFlags } from "./spam-flags.ts";

const secret = "a secret that only tests know";
const now = new Date("2026-11-15T12:00:00Z");
const hour = 60 * 60 * 1000;

function flagsOf(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const limit = () => createRateLimit({ most: 100, windowMs: hour });
	const services = { clock: { now: () => now }, secret, captcha: null, limits: { address: limit(), network: limit() } };
	return spamFlags(form, "contact", { address: "203.0.113.7" } as RequestContext, services as unknown as Services);
}

const openedAgo = (ms: number) => ({ key: issueFormKey(secret, new Date(now.getTime() - ms)) });

describe("spamFlags for the age of a form", () => {
	it.each([
		["ten seconds", 10_000, []],
		["one second", 1000, ["too-fast"]],
		["two days", 48 * hour, ["stale-key"]],
	] as const)("returns the expected flags after %s", async (_, age, flags) => {
		expect(await flagsOf(openedAgo(age))).toEqual(flags);
	});

	it.each([1, 2000, 3 * hour, 400 * 24 * hour])(
		"ignores the age when the clock went back by %i ms while the form was open",
		async (jump) => {
			expect(await flagsOf(openedAgo(-jump))).toEqual([]);
		},
	);
});
