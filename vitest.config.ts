import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["app/**/*.test.ts", "scripts/**/*.test.ts", "tests/*.test.ts", "tests/contracts/**/*.test.ts"],
		environment: "node",
		// A busy machine is slow, not wrong: the limit only ends what hangs.
		testTimeout: 30_000,
		hookTimeout: 30_000,
		// Files share two processes: starting one for each of them takes as long as the tests. What a test changes for the
		// whole process, it puts back.
		isolate: false,
	},
});
