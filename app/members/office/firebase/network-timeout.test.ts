import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authCodeOf } from "./auth-code-of.ts";
import { networkTimeout, withTimeout } from "./network-timeout.ts";

const desk = "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0";
const phone = "Mozilla/5.0 (Linux; Android 15) Chrome/156.0.0.0 Mobile";

describe("networkTimeout and withTimeout", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it("allow 30 seconds on a desktop, 60 on a phone, and 5 offline", () => {
		expect(networkTimeout({ onLine: true, userAgent: desk })).toBe(30_000);
		expect(networkTimeout({ onLine: true, userAgent: phone })).toBe(60_000);
		expect(networkTimeout({ onLine: false, userAgent: phone })).toBe(5_000);
	});

	it("reject with a network failure", async () => {
		const late = withTimeout(new Promise(() => {}), 30_000).catch(authCodeOf);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(await late).toBe("network-request-failed");
	});

	it("pass a result through and leave no timer behind", async () => {
		expect(await withTimeout(Promise.resolve("answer"), 30_000)).toBe("answer");
		expect(vi.getTimerCount()).toBe(0);
	});
});
