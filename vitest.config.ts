import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["app/**/*.test.ts", "scripts/**/*.test.ts", "tests/*.test.ts", "tests/contracts/**/*.test.ts"],
		environment: "node",
		// Generous for busy machines: the limits only end tests that hang. Pictures wait longest, because their encoder leaves
		// the processor to everything else.
		testTimeout: 240_000,
		hookTimeout: 240_000,
		expect: { poll: { timeout: 20_000 } },
		// Test files share two processes: starting one process for each file takes as long as the tests. Tests must restore
		// any state of the process that they change.
		isolate: false,
	},
});
