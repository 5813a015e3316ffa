import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authCodeOf } from "./auth-code-of.ts";
import { networkTimeout, withTimeout } from "./network-timeout.ts";

const desk = "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0";
const phone = "Mozilla/5.0 (Linux; Android 15) Chrome/156.0.0.0 Mobile";

describe("patience with the network", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it("is 30 seconds at a desk, 60 on a phone, and 5 without a network", () => {
		expect(networkTimeout({ onLine: true, userAgent: desk })).toBe(30_000);
		expect(networkTimeout({ onLine: true, userAgent: phone })).toBe(60_000);
		expect(networkTimeout({ onLine: false, userAgent: phone })).toBe(5_000);
	});

	it("ends as a failure of the network", async () => {
		const late = withTimeout(new Promise(() => {}), 30_000).catch(authCodeOf);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(await late).toBe("network-request-failed");
	});

	it("does not touch an answer that comes, nor leave a timer behind", async () => {
		expect(await withTimeout(Promise.resolve("answer"), 30_000)).toBe("answer");
		expect(vi.getTimerCount()).toBe(0);
	});
});
