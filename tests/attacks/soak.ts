import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { createChance } from "./chance.ts";
import { linkedFiles, openDescriptors, statusOf } from "./files.ts";
import { createTally } from "./tally.ts";
import { type Target, usedOf, withTarget } from "./target.ts";

const clients = 24;

/** Long mixed traffic, with clients that read slowly or disconnect: memory and descriptors must not grow. */
export function soak({ minutes }: { minutes: number }): Promise<FaultReport[]> {
	return withTarget({}, async (target) => {
		const tally = createTally();
		const files = await linkedFiles(target);
		const paths = ["/", "/en", "/blogue", "/contactez-nous", "/recherche?q=tapis", "/sitemap.xml", "/rien", ...files];
		await traffic(target, paths, 20_000, tally);
		await sleep(3_000);
		const pid = target.process.pid ?? 0;
		const before = { descriptors: await openDescriptors(pid), memory: usedOf(await target.memory()) };
		await traffic(target, paths, minutes * 60_000, tally);
		// Longer than these clients keep a connection that they do not use.
		await sleep(8_000);
		const grown = (usedOf(await target.memory()) - before.memory) / 2 ** 20;
		return [
			{
				title: `${minutes} minutes of mixed traffic with slow clients`,
				figures: [
					...tally.figures("answers 5xx or none"),
					atMost("descriptors more than before", (await openDescriptors(pid)) - before.descriptors, 20),
					atMost("memory in use grown, after collection", grown, 16, " MB"),
					exactly("crashes", target.isAlive() ? 0 : 1, 0),
				],
			},
		];
	});
}

async function traffic(
	{ port }: Target,
	paths: readonly string[],
	ms: number,
	tally: ReturnType<typeof createTally>,
): Promise<void> {
	const until = performance.now() + ms;
	await Promise.all(
		Array.from({ length: clients }, async (_, seed) => {
			const chance = createChance(seed);
			while (performance.now() < until) {
				const path = chance.oneOf(paths);
				if (seed % 3 === 0) await readSlowly(port, path, { hangUp: chance.below(2) === 0 });
				else {
					const status = await statusOf(port, path);
					tally.note("answers 5xx or none", (status === 0 || status >= 500) && `${path}: ${status}`);
				}
				await sleep(chance.below(100));
			}
		}),
	);
}

/** Reads one chunk per 200 ms; with `hangUp`, disconnects at the first chunk. */
function readSlowly(port: number, path: string, { hangUp }: { hangUp: boolean }): Promise<void> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () =>
			socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
		);
		socket.on("data", () => {
			if (hangUp) socket.destroy();
			socket.pause();
			setTimeout(() => socket.resume(), 200);
		});
		socket.on("error", () => {});
		socket.on("close", () => resolve());
	});
}
