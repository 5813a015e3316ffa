import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Outcome {
	passed: number;
	failed: number;
	/** Each failed test by name, with the start of its error. */
	failures?: readonly string[];
}

if (import.meta.main) finish(add([...looks(), await units()]));

/** Format, lint and types. */
export function looks(): Outcome[] {
	return [step("format and lint", "biome", ["ci", "--error-on-warnings", "."]), step("types", "tsc", ["--noEmit"])];
}

/** Unit, contract and architecture tests. With `held`, their output is printed only when they are done. */
export function units({ held = false } = {}): Promise<Outcome> {
	const args = ["run", "--reporter=default", "--reporter=json"];
	return tests("unit, contract and architecture tests", "vitest", args, readVitest, { held });
}

/** A tool that passes or fails as a whole counts as one test. */
function step(title: string, command: string, args: string[]): Outcome {
	console.log(`\n── ${title}`);
	const { status } = spawnSync(command, args, { stdio: "inherit" });
	return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [title] };
}

/** Runs a test runner and reads its report; a runner that dies without a report counts as one failure. */
export async function tests(
	title: string,
	command: string,
	args: string[],
	read: (report: string) => Outcome,
	{ held = false } = {},
): Promise<Outcome> {
	const report = join(tmpdir(), `airelle-${command}-${process.pid}.json`);
	const own = command === "vitest" ? [`--outputFile.json=${report}`] : [];
	if (!held) console.log(`\n── ${title}`);
	const child = spawn(command, [...args, ...own], {
		stdio: held ? ["ignore", "pipe", "pipe"] : "inherit",
		// Many tests start commands and servers: with the cache, each takes half as long from the second one on.
		env: { ...process.env, E2E_REPORT: report, NODE_COMPILE_CACHE: join(tmpdir(), "airelle-compiled") },
	});
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => printed.push(chunk));
	const status = await new Promise<number | null>((resolve) => {
		child.once("close", resolve);
		child.once("error", () => resolve(null));
	});
	if (held) console.log(`\n── ${title}\n${Buffer.concat(printed)}`);
	try {
		const outcome = read(readFileSync(report, "utf8"));
		if (status === 0 || outcome.failed > 0) return outcome;
		return { ...outcome, failed: outcome.failed + 1, failures: [`${title}: ended with ${status}`] };
	} catch {
		return { passed: 0, failed: 1, failures: [`${title}: no report`] };
	}
}

interface VitestReport {
	numPassedTests: number;
	numTotalTests: number;
	testResults: { name: string; message: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
	status: string;
	fullName: string;
	failureMessages: string[] | null;
}

export function readVitest(report: string): Outcome {
	const { numPassedTests, numTotalTests, testResults } = JSON.parse(report) as VitestReport;
	const failures = testResults.flatMap(({ name, message, assertionResults }) => [
		...(message ? [named(basename(name), message)] : []),
		...assertionResults
			.filter(({ status }) => status !== "passed")
			.map((test) => named(`${basename(name)}: ${test.fullName}`, test.failureMessages?.[0] ?? test.status)),
	]);
	return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
}

interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
	status: string;
	results: { error?: { message?: string } }[];
}

export function readPlaywright(report: string): Outcome {
	const { stats, suites } = JSON.parse(report) as PlaywrightReport;
	// Flaky and skipped tests count as failed.
	const failed = stats.unexpected + stats.flaky + stats.skipped;
	return { passed: stats.expected, failed, failures: (suites ?? []).flatMap(failedJourneys) };
}

function failedJourneys({ specs, suites }: PlaywrightSuite): string[] {
	const own = specs.flatMap(({ title, file, tests }) =>
		tests
			.filter(({ status }) => status !== "expected")
			.map(({ status, results }) => {
				const error = results.find((result) => result.error)?.error?.message;
				return named(`${file}: ${title}`, error ?? status);
			}),
	);
	return [...own, ...(suites ?? []).flatMap(failedJourneys)];
}

/** A failed test and the start of its error, short enough to read many of them. */
function named(test: string, error: string): string {
	const lines = stripVTControlCharacters(error).split("\n").slice(0, 6);
	return [test, ...lines.map((line) => `    ${line}`)].join("\n");
}

export function add(outcomes: readonly Outcome[]): Outcome {
	return outcomes.reduce((a, b) => ({
		passed: a.passed + b.passed,
		failed: a.failed + b.failed,
		failures: [...(a.failures ?? []), ...(b.failures ?? [])],
	}));
}

/** Prints the failed tests, then the last line, readable by people and programs. */
export function finish({ passed, failed, failures = [] }: Outcome): void {
	for (const failure of failures) console.log(`\n✗ ${failure}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}
