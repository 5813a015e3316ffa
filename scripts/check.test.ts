import { expect, test } from "vitest";
import { add, readPlaywright, readVitest } from "./check.ts";

test("a failed unit test is named with the start of its error", () => {
	const report = {
		numPassedTests: 1,
		numTotalTests: 3,
		testResults: [
			{
				name: "/anywhere/tests/price.test.ts",
				message: "",
				assertionResults: [
					{ status: "passed", fullName: "adds", failureMessages: [] },
					{
						status: "failed",
						fullName: "rounds",
						failureMessages: ["expected 2 to be 3\n1\n2\n3\n4\n5\nthe seventh line"],
					},
					{ status: "pending", fullName: "waits", failureMessages: null },
				],
			},
		],
	};
	const outcome = readVitest(JSON.stringify(report));
	expect(outcome).toMatchObject({ passed: 1, failed: 2 });
	expect(outcome.failures).toEqual([
		"price.test.ts: rounds\n    expected 2 to be 3\n    1\n    2\n    3\n    4\n    5",
		"price.test.ts: waits\n    pending",
	]);
});

test("a file of unit tests that cannot be loaded is named", () => {
	const testResults = [{ name: "/anywhere/broken.test.ts", message: "no such module", assertionResults: [] }];
	const report = JSON.stringify({ numPassedTests: 0, numTotalTests: 0, testResults });
	expect(readVitest(report).failures).toEqual(["broken.test.ts\n    no such module"]);
});

test("failed, flaky and skipped journeys count as failed and are named, also in groups", () => {
	const journey = (title: string, status: string, message?: string) => ({
		title,
		file: "quote.spec.ts",
		tests: [{ status, results: message ? [{ error: { message } }] : [{}] }],
	});
	const report = {
		stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
		suites: [
			{
				specs: [journey("opens", "expected"), journey("accepts", "unexpected", "\u001b[31mnot visible\u001b[39m")],
				suites: [{ specs: [journey("prints", "flaky"), journey("sends", "skipped")] }],
			},
		],
	};
	const outcome = add([readPlaywright(JSON.stringify(report)), { passed: 1, failed: 0 }]);
	expect(outcome).toMatchObject({ passed: 2, failed: 3 });
	expect(outcome.failures).toEqual([
		"quote.spec.ts: accepts\n    not visible",
		"quote.spec.ts: prints\n    flaky",
		"quote.spec.ts: sends\n    skipped",
	]);
});
