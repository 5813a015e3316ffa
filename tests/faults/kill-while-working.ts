import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerHome, type ServerProcess, startProcess } from "./server-process.ts";
import { isSoundAfterKill } from "./stored-leads.ts";

/** Kills a server at random moments, and restarts it on the same data, until `work` is over. Then kills the last one. */
export async function killWhileWorking(
	first: ServerProcess,
	/** `over` tells the workers to end. */
	storm: { home: ServerHome; over: boolean },
	work: readonly Promise<unknown>[],
	/** `pause`: the shortest and the longest time between two kills, in milliseconds. */
	{ kills, pause }: { kills: number; pause: [from: number, to: number] },
): Promise<{ damaged: number; readyTimes: number[] }> {
	const readyTimes: number[] = [];
	let server = first;
	let damaged = 0;
	try {
		for (let kill = 0; kill < kills; kill++) {
			await sleep(randomInt(...pause));
			await server.kill();
			if (!(await isSoundAfterKill(storm.home.data))) damaged++;
			server = await startProcess(storm.home);
			readyTimes.push(server.readyMs);
		}
		storm.over = true;
		await Promise.all(work);
	} finally {
		storm.over = true;
		await server.kill();
		await Promise.allSettled(work);
	}
	return { damaged, readyTimes };
}
