import { add, finish, looks, type Outcome, readPlaywright, tests, units } from "./check.ts";
import { ensureChromium } from "./chromium.ts";

/**
 * `npm test`: all of `npm run check`, and the browser tests. Unit tests run in parallel with the build that the browser
 * tests start with, because each leaves the CPU idle at times.
 */
finish(add([...looks(), ...(await Promise.all([units({ held: true }), journeys()]))]));

async function journeys(): Promise<Outcome> {
	try {
		ensureChromium();
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return { passed: 0, failed: 1, failures: [reason] };
	}
	return tests("end-to-end tests in a real browser", "playwright", ["test"], readPlaywright);
}
