import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { agedKey, send } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { readLeads } from "../faults/stored-leads.ts";
import type { Target } from "./target.ts";

/** Runs `npm run backup` while visitors send leads, then `npm run restore` into another data folder. */
export async function backupUnderLoad({ origin, data }: Target): Promise<FaultReport> {
	const root = join(import.meta.dirname, "../..");
	const script = (name: string, folder: string, file: string) =>
		promisify(execFile)("node", [join(root, "scripts", `${name}.ts`), file], {
			cwd: root,
			env: { ...process.env, DATA_DIR: folder },
		});
	const copy = join(data, "copy.sqlite");
	const elsewhere = join(data, "elsewhere");
	let over = false;
	const known: string[] = [];
	let failed = 0;
	const visitors = Array.from({ length: 8 }, async (_, index) => {
		for (let turn = 0; !over; turn++) {
			const sent = await send(origin, { key: await agedKey(data), message: `Copie ${index} ${turn}` }).catch(
				() => null,
			);
			if (sent?.reference) known.push(sent.reference);
			else failed++;
		}
	});
	while (known.length < 40) await sleep(50);
	const before = new Set(known);
	await script("backup", data, copy);
	over = true;
	await Promise.all(visitors);
	const started = performance.now();
	await script("restore", elsewhere, copy);
	const restored = (performance.now() - started) / 1000;
	const leads = new Set(readLeads(elsewhere).map(({ reference }) => reference));
	return {
		title: `backup while ${known.length} requests came in, restored elsewhere`,
		figures: [
			exactly("requests that failed meanwhile", failed, 0),
			exactly(
				"acknowledged before the backup and not in it",
				[...before].filter((reference) => !leads.has(reference)).length,
				0,
			),
			atLeast("requests in the restored store", leads.size, 10),
			atMost("restore", restored, 60, " s"),
		],
	};
}
