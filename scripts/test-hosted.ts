import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FaultReport, tableOf } from "../tests/faults/figures.ts";
import { hungStore } from "../tests/hosted/hung-store.ts";
import { killedInTurn, mailedOnce } from "../tests/hosted/two-servers.ts";
import { add, finish, type Outcome, readPlaywright, readVitest, tests } from "./check.ts";
import { ensureChromium } from "./chromium.ts";
import { ensureBuilt } from "./ensure-built.ts";

/**
 * `npm run test:hosted [-- --long]`: tests the site on hosted engines, emulated on this machine. Installs the emulators
 * when they are missing. With FIRESTORE_EMULATOR_HOST, all tests run against that Firestore.
 */
const long = process.argv.includes("--long");
const root = resolve(import.meta.dirname, "..");

install("firestore-emulator");
install("firebase-emulator", "--omit=optional");
await ensureBuilt();
ensureChromium();

const rows: [title: string, outcome: Outcome][] = [
	[
		"contract tests: store, identity, migration",
		await tests("contract tests on emulators", "vitest", contracts(), readVitest),
	],
	[
		"end-to-end tests in Chromium",
		await tests("end-to-end tests on emulators", "playwright", journeys(), readPlaywright),
	],
	["two servers, each mail sent once", await faults(() => mailedOnce({ leads: long ? 200 : 40 }))],
	["two servers, killed in turn", await faults(() => killedInTurn({ kills: long ? 50 : 12, clients: 6 }))],
	["a store that hangs", await faults(() => hungStore({ seconds: long ? 60 : 10, sendings: 12 }))],
];
console.log("\n── results on Firestore and Firebase emulators");
for (const [title, { passed, failed }] of rows) {
	console.log(
		`  ${failed > 0 ? "✗" : "✓"} ${title.padEnd(40)} ${String(passed).padStart(4)} passed ${String(failed).padStart(4)} failed`,
	);
}
finish(add(rows.map(([, outcome]) => outcome)));

function install(tool: string, ...options: string[]): void {
	const folder = join(root, "tools", tool);
	if (existsSync(join(folder, "node_modules"))) return;
	console.log(`Installing ${tool}…`);
	const { status } = spawnSync("npm", ["ci", "--prefix", folder, "--ignore-scripts", ...options], { stdio: "inherit" });
	if (status !== 0) throw new Error(`${tool} could not be installed: see npm's output above.`);
}

function contracts(): string[] {
	const config = join(root, "tests/hosted/vitest.config.ts");
	return ["run", "--config", config, "--root", root, "--reporter=default", "--reporter=json"];
}

function journeys(): string[] {
	return ["test", "--config", join(root, "tests/hosted/playwright.config.ts")];
}

/**
 * An exception counts as one failure; the others still run. A test that returns null does not apply and counts as
 * nothing.
 */
async function faults(test: () => Promise<FaultReport | null>): Promise<Outcome> {
	try {
		const report = await test();
		if (!report) return { passed: 0, failed: 0 };
		console.log(tableOf(report));
		const failed = report.figures.filter(({ ok }) => !ok).length;
		return { passed: report.figures.length - failed, failed };
	} catch (error) {
		console.error(error);
		return { passed: 0, failed: 1 };
	}
}
