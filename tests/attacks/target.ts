import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startServer, type TestServer } from "../e2e/server.ts";

/** In bytes. */
interface Memory {
	heapUsed: number;
	/** Buffers, such as cached pages. */
	external: number;
	/** Includes memory that the allocator has not returned to the system. */
	rss: number;
}

export function usedOf({ heapUsed, external }: Memory): number {
	return heapUsed + external;
}

/** A production server that reports its memory usage. */
export interface Target extends TestServer {
	/** Memory usage after a full garbage collection. */
	memory(): Promise<Memory>;
	isAlive(): boolean;
}

const heapAccess = pathToFileURL(`${import.meta.dirname}/heap-access.mjs`);

export async function withTarget<Result>(
	env: Readonly<Record<string, string>>,
	work: (target: Target) => Promise<Result>,
): Promise<Result> {
	const server = await startServer({ NODE_OPTIONS: `--expose-gc --import=${heapAccess}`, SMTP_URL: "", ...env });
	const isAlive = () => server.process.exitCode === null && server.process.signalCode === null;
	try {
		return await work({ ...server, isAlive, memory: () => memoryOf(server) });
	} finally {
		if (isAlive()) await server.stop();
	}
}

async function memoryOf(server: TestServer): Promise<Memory> {
	const said = () => [...server.output().matchAll(/^heap (\{.*\})$/gm)];
	const before = said().length;
	server.process.kill("SIGUSR2");
	for (;;) {
		const answers = said();
		if (answers.length > before) return JSON.parse(answers.at(-1)?.[1] ?? "{}");
		if (server.process.exitCode !== null) throw new Error("The server is gone");
		await sleep(20);
	}
}

/** Runs `work` on every item, at most `width` at a time. */
export async function inParallel<Item>(
	items: Iterable<Item>,
	width: number,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const iterator = items[Symbol.iterator]();
	await Promise.all(
		Array.from({ length: width }, async () => {
			for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
		}),
	);
}
