import { describe, expect, it } from "vitest";
import { createRateLimit, householdOf, networkOf } from "./rate-limit.ts";

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

	it("group IPv4 networks by /24 and IPv6 networks by /48, and households by address and by /64", () => {
		expect(networkOf("203.0.113.77")).toBe("203.0.113");
		expect(networkOf("::ffff:203.0.113.77")).toBe("203.0.113");
		expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1");
		expect(networkOf("2001:db8:1:ffff::7")).toBe("2001:db8:1");
		expect(networkOf("2001:db8::6")).toBe("2001:db8:0");
		expect(networkOf("::1")).toBe("0:0:0");
		expect(householdOf("::ffff:203.0.113.77")).toBe("203.0.113.77");
		expect(householdOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
		expect(householdOf("2001:db8::6")).toBe("2001:db8:0:0");
	});
});
