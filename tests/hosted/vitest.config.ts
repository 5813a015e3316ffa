import { defineConfig } from "vitest/config";

/** Tests that need an emulator: `npm run test:hosted`. */
export default defineConfig({
	test: {
		include: ["tests/hosted/**/*.test.ts"],
		globalSetup: ["tests/hosted/global-setup.ts"],
		environment: "node",
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
