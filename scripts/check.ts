import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Outcome {
	passed: number;
	failed: number;
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
	return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
		env: { ...process.env, E2E_REPORT: report },
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
		return status === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: outcome.failed + 1 };
	} catch {
		return { passed: 0, failed: 1 };
	}
}

export function readVitest(report: string): Outcome {
	const { numPassedTests, numTotalTests } = JSON.parse(report) as { numPassedTests: number; numTotalTests: number };
	return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

export function readPlaywright(report: string): Outcome {
	const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as { stats: Record<string, number> }).stats;
	// Flaky and skipped tests count as failed.
	return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) + (skipped ?? 0) };
}

export function add(outcomes: readonly Outcome[]): Outcome {
	return outcomes.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}

/** Prints the last line, readable by people and programs. */
export function finish({ passed, failed }: Outcome): void {
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}
