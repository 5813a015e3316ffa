import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { ChangeRecord } from "../app/.server/files/last-changes.ts";
import { dayInMontreal } from "../app/time/montreal.ts";

const root = resolve(import.meta.dirname, "..");
const recordFile = resolve(root, "content/last-changes.json");

if (import.meta.main) await writeDates();

/**
 * `npm run dates`: sets today's date, for the sitemap, on pages whose text changed since the last run. Loads content
 * through Vite, as the site does.
 */
async function writeDates(): Promise<void> {
	const { module } = await runnerImport<typeof import("../app/.server/files/last-changes.ts")>(
		"/app/.server/files/last-changes.ts",
		{ root, configFile: false, logLevel: "error" },
	);
	const kept = JSON.parse(readFileSync(recordFile, "utf8")) as ChangeRecord;
	const record = module.refreshRecord(kept, module.originalHashes(), dayInMontreal(new Date()));
	for (const [key, { hash, date }] of Object.entries(record)) {
		if (kept[key]?.hash !== hash) console.log(`${key}: ${date}`);
	}
	writeFileSync(recordFile, `${JSON.stringify(record, null, "\t")}\n`);
}
