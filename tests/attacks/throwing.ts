import { pathToFileURL } from "node:url";
import { exactly, type FaultReport } from "../faults/figures.ts";
import { readExposition } from "../monitor/read-exposition.ts";
import { statusOf } from "./files.ts";
import { createTally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";

export const throwOnDemand = `--import=${pathToFileURL(`${import.meta.dirname}/../faults/throw-on-demand.mjs`)}`;

/** One URL for each stage of the HTTP pipeline that responds. */
const addresses = [
	"/",
	"/blogue",
	"/healthz",
	"/readyz",
	"/metrics",
	"/builds/latest.json",
	"/favicon.ico",
	"/contact/",
	"/sitemap.xml",
	"/blogue/_payload.json",
	"/contactez-nous",
	"/recherche?q=tapis",
	"/admin",
	"/rien",
	"/%",
];
/** `early` faults throw before the headers are sent, `late` ones while the response is being sent. */
const early = ["sync"];
const late = ["timer", "tick", "stream", "emitter", "rejection"];

/** Makes each stage of the HTTP pipeline throw, synchronously and asynchronously. */
export function throwing(): Promise<FaultReport[]> {
	return withTarget({ NODE_OPTIONS: throwOnDemand }, async (target) => [await everyStageThrows(target)]);
}

async function everyStageThrows(target: Target): Promise<FaultReport> {
	const tally = createTally();
	const ask = (path: string, fault: string) => statusOf(target.port, path, { headers: { "X-Fault": fault } });
	let faults = 0;
	for (const path of addresses) {
		const usual = await statusOf(target.port, path);
		for (const fault of [...early, ...late]) {
			faults++;
			const status = await ask(path, fault);
			const right = early.includes(fault) ? status === 500 : [usual, 500, 0].includes(status);
			tally.note("faults with another answer than 500 or the usual one", !right && `${fault} ${path}: ${status}`);
			const next = await statusOf(target.port, path);
			tally.note("requests afterwards that were not served", next !== usual && `${fault} ${path}: ${next}`);
		}
	}
	const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "0", "X-Fault": "body" };
	await statusOf(target.port, "/contactez-nous", { method: "POST", headers: form });
	faults++;
	const lines = target.output().match(/"event":"request failed".*"id":"[\w-]+"/g) ?? [];
	const counted = readExposition(await (await fetch(`${target.origin}/metrics`)).text());
	const errors = counted.get("airelle_request_errors_total") ?? 0;
	return {
		title: `Every stage of the pipeline throws, ${faults} faults`,
		figures: [
			exactly("crashes", target.isAlive() ? 0 : 1, 0),
			...tally.figures(
				"faults with another answer than 500 or the usual one",
				"requests afterwards that were not served",
			),
			exactly("log lines with a request id", lines.length, faults),
			exactly("errors in the metrics", errors, faults),
		],
	};
}
