import { describe, expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

describe("rate limits", () => {
	it("allow a number of events per name in a window", () => {
		const limit = createRateLimit({ most: 2, windowMs: 1000 });
		expect([0, 1, 2].map((at) => limit.isOver("a", at))).toEqual([false, false, true]);
		expect(limit.isOver("b", 3)).toBe(false);
		expect(limit.isOver("a", 2000)).toBe(false);
	});

	it("count refused events, so that whoever keeps trying stays limited, unless others can use the name", () => {
		const strict = createRateLimit({ most: 2, windowMs: 1000 });
		const ofRecipient = createRateLimit({ most: 2, windowMs: 1000, forgetsRefused: true });
		const tries = [0, 300, 600, 900, 1100];
		expect(tries.map((at) => strict.isOver("a", at))).toEqual([false, false, true, true, true]);
		expect(tries.map((at) => ofRecipient.isOver("a", at))).toEqual([false, false, true, true, false]);
		expect([strict.exceeded, ofRecipient.exceeded]).toEqual([3, 2]);
	});

	it("ignore events in the future, which were counted before the clock was set back", () => {
		const limit = createRateLimit({ most: 1, windowMs: 1000 });
		expect([90_000, 90_001].map((at) => limit.isOver("a", at))).toEqual([false, true]);
		expect(limit.isOver("a", 5)).toBe(false);
	});
});
