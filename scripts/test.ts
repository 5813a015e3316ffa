import { add, check, finish, type Outcome, tests } from "./check.ts";
import { ensureChromium } from "./chromium.ts";

/** `npm test`: all of `npm run check`, then the journeys in a real browser. */
finish(add([check(), journeys()]));

function journeys(): Outcome {
	try {
		ensureChromium();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return { passed: 0, failed: 1 };
	}
	return tests("journeys in a real browser", "playwright", ["test"], readPlaywright);
}

function readPlaywright(report: string): Outcome {
	const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as { stats: Record<string, number> }).stats;
	// A test that needed luck, or did not run, has not passed.
	return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) + (skipped ?? 0) };
}
