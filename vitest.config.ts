import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["app/**/*.test.ts", "scripts/**/*.test.ts", "tests/*.test.ts", "tests/contracts/**/*.test.ts"],
		environment: "node",
		// Generous for busy machines: the limit only ends tests that hang.
		testTimeout: 30_000,
		hookTimeout: 30_000,
		// Test files share two processes: starting one process for each file takes as long as the tests. Tests must restore
		// any state of the process that they change.
		isolate: false,
	},
});
