import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { agedKey, send } from "../tests/faults/contact-visitor.ts";
import type { ServerProcess } from "../tests/faults/server-process.ts";
import type { Counted } from "../tests/hosted/firestore-emulator.ts";
import { type HostedSite, withHostedSite } from "../tests/hosted/hosted-site.ts";

/**
 * `npm run bench:hosted`: measures the cost of a page view and of a lead on hosted engines, as the server's CPU time
 * and as documents that Firestore would bill. Neither depends on how busy the machine is. docs/hosted.md computes bills
 * from these figures.
 */
const pages = 2000;
const requests = 60;
const idleSeconds = 60;
const clockTicks = 100;
const paths = ["/", "/en", "/contactez-nous"];
let expected = 0;

interface Cost extends Counted {
	processorMs: number;
}

await withHostedSite({ servers: 1 }, async (site) => {
	const server = await site.start(0);
	try {
		console.log(`start: ${(processorMs(server) / 1000).toFixed(1)} s of CPU time until ready`);
		for (const path of paths) await read(site, path);
		await post(site, 5);
		print(`a page from the cache (of ${pages})`, await costOf(site, server, () => readPages(site)), pages);
		print(
			`a lead with its two mails (of ${requests})`,
			await costOf(site, server, () => post(site, requests)),
			requests,
		);
		print(`an idle minute`, await costOf(site, server, () => sleep(idleSeconds * 1000)), idleSeconds / 60);
	} finally {
		await server.kill();
	}
});

async function readPages(site: HostedSite): Promise<void> {
	for (let done = 0; done < pages; done += 20) {
		await Promise.all(Array.from({ length: 20 }, (_, one) => read(site, one % 2 ? "/" : "/en")));
	}
}

async function read({ origin }: HostedSite, path: string): Promise<void> {
	const answer = await fetch(`${origin}${path}`, { headers: { Cookie: "locale=fr" } });
	await answer.arrayBuffer();
}

/** Waits until the mails are sent and marked as sent in the store. */
async function post(site: HostedSite, count: number): Promise<void> {
	for (let sent = 0; sent < count; sent++) {
		const { reference, status } = await send(site.origin, { key: await agedKey(site.data), message: randomUUID() });
		if (!reference) throw new Error(`A lead was refused with status ${status}.`);
	}
	// Reads the server's disk: a query to the store would be counted too.
	const mails = () => readdirSync(join(site.data, "0", "mail")).length;
	expected += 2 * count;
	while (mails() < expected) await sleep(200);
	await sleep(2000);
}

async function costOf(site: HostedSite, server: ServerProcess, work: () => Promise<unknown>): Promise<Cost> {
	const [before, processorBefore] = [await counts(site), processorMs(server)];
	await work();
	const [after, processorAfter] = [await counts(site), processorMs(server)];
	return {
		processorMs: processorAfter - processorBefore,
		reads: after.reads - before.reads,
		writes: after.writes - before.writes,
		deletes: after.deletes - before.deletes,
	};
}

function counts({ emulator }: HostedSite): Promise<Counted> {
	if (!emulator.counted)
		throw new Error("Only the emulator of this repository counts operations: unset FIRESTORE_EMULATOR_HOST.");
	return emulator.counted();
}

/** CPU time of a process from Linux's `/proc`. */
function processorMs({ pid }: ServerProcess): number {
	const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const fields = rest.split(" ");
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicks;
}

function print(title: string, { processorMs: spent, reads, writes, deletes }: Cost, count: number): void {
	const per = (value: number) => (value / count).toFixed(2).padStart(8);
	console.log(
		`${title.padEnd(44)} ${per(spent)} ms  ${per(reads)} read ${per(writes)} written ${per(deletes)} deleted`,
	);
}
