import { defineConfig } from "@playwright/test";
import { testBrowserOptions } from "../../scripts/chromium.ts";

/** Browser tests on emulators: `npm run test:hosted`. */
export default defineConfig({
	testDir: "journeys",
	outputDir: "../../test-results/hosted",
	workers: 1,
	forbidOnly: true,
	retries: 0,
	timeout: 180_000,
	reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
	use: { locale: "fr-CA", contextOptions: { reducedMotion: "reduce" }, ...testBrowserOptions() },
});
