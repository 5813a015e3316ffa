import { defineConfig } from "@playwright/test";
import { testBrowserOptions } from "./scripts/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 4310);

/** End-to-end tests in the installed Chromium against the production server, started as an owner would start it. */
export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	// A journey leaves a core idle half of the time: it waits for mails, undo periods and animations.
	workers: 4,
	fullyParallel: true,
	forbidOnly: true,
	// `npm test` leaves out what repeats another journey in a second language, width or form. The goal is twelve minutes on
	// two cores; thirteen were measured on November 19, 2026. `npm run test:thorough` runs all journeys.
	grepInvert: process.env.THOROUGH ? undefined : /@thorough/,
	retries: 0,
	// Generous for busy machines; costs nothing when an expectation is met at once.
	timeout: 240_000,
	expect: { timeout: 30_000 },
	reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "fr-CA",
		// Tests of animations enable motion themselves.
		contextOptions: { reducedMotion: "reduce" },
		...testBrowserOptions(),
	},
	webServer: {
		command: "node scripts/start.ts",
		port,
		env: {
			PORT: String(port),
			DATA_DIR: `test-results/data-${port}`,
			PUBLIC_ORIGIN: "",
			HOST: "127.0.0.1",
			LOCALE_STRATEGY: "",
		},
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
});
