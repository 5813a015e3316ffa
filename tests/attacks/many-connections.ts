import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../scripts/percentile.ts";
import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { pages, type Reading, read, readAlone } from "./readers.ts";
import type { Target } from "./target.ts";

/** 200 concurrent visitors read a page every two seconds each, then pages as fast as they can. */
export async function manyConnections({ origin }: Target): Promise<FaultReport> {
	const [most, turns, pause] = [200, 6, 2000];
	for (const path of pages) await read(origin, path, new Agent());
	const before = await readAlone(origin);
	const agents = Array.from({ length: most }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
	const readings: Reading[] = [];
	await Promise.all(
		agents.map(async (agent, index) => {
			await sleep((index / most) * pause);
			for (let turn = 0; turn < turns; turn++) {
				const reading = await read(origin, pages[(index + turn) % pages.length] ?? "/", agent);
				readings.push(reading);
				await sleep(Math.max(0, pause - reading.ms));
			}
		}),
	);
	const rush: Reading[] = [];
	await Promise.all(
		agents.map(async (agent) => {
			for (let turn = 0; turn < 50; turn++) rush.push(await read(origin, pages[turn % pages.length] ?? "/", agent));
		}),
	);
	for (const agent of agents) agent.destroy();
	// Speed varies on a shared machine: take the slower baseline of before and after, and at least 4 ms, below which
	// timer noise dominates.
	const calm = Math.max(before, await readAlone(origin), 4);
	const all = readings.map(({ ms }) => ms);
	return {
		title: `load: ${most} connections, a page every two seconds each (median ${percentile(all, 0.5).toFixed(1)} ms)`,
		figures: [
			exactly("answers other than 200", readings.filter(({ status }) => status !== 200).length, 0),
			{ ...atMost("p99", percentile(all, 0.99), 5 * calm, " ms"), mark: `≤ 5 × ${calm.toFixed(1)} ms` },
			exactly("answers other than 200 when all rush", rush.filter(({ status }) => status !== 200).length, 0),
		],
	};
}
