import { add, check, finish, type Outcome, readPlaywright, tests } from "./check.ts";
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
