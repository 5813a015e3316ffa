import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";

interface DatabaseCheck {
	/** False when the last check found damage. */
	isSound(): boolean;
	/** Checks now; concurrent calls share one check. */
	run(): Promise<void>;
	stop(): Promise<void>;
}

const threeHours = 3 * 60 * 60 * 1000;

/** Runs in a worker thread, so the check does not block the event loop. A string, because the build is one bundle. */
const workerCode = `
	const { parentPort, workerData } = require("node:worker_threads");
	const { DatabaseSync } = require("node:sqlite");
	const damaged = new Set([11, 26]);
	let found;
	try {
		const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 });
		try {
			found = database.prepare("PRAGMA quick_check(5)").all().flatMap(Object.values).map(String).filter((line) => line !== "ok");
		} finally {
			database.close();
		}
	} catch (error) {
		// A file that cannot be read now says nothing about its content: the store's own probe tells.
		found = damaged.has(error.errcode & 0xff) ? [error.message] : null;
	}
	parentPort.postMessage(found);
`;

/**
 * Runs `quick_check` on the live database every few hours. Without it, damaged pages go unnoticed until they are read,
 * while nightly backups of the damaged file replace intact ones. The database is also checked at startup.
 */
export function createDatabaseCheck({
	path,
	log,
	every = threeHours,
}: {
	path: string;
	log: Log;
	every?: number;
}): DatabaseCheck {
	let sound = true;
	let running: { worker: Worker; done: Promise<void> } | null = null;

	function start(): { worker: Worker; done: Promise<void> } {
		const worker = new Worker(workerCode, { eval: true, workerData: path });
		worker.unref();
		const done = new Promise<void>((resolve) => {
			worker.once("message", (found: string[] | null) => {
				if (found) sound = found.length === 0;
				if (found && found.length > 0) log.error("database damaged", found.join("; "));
			});
			worker.once("error", (error) => log.error("database check failed", error));
			worker.once("exit", () => {
				running = null;
				resolve();
			});
		});
		return { worker, done };
	}

	function run(): Promise<void> {
		running ??= start();
		return running.done;
	}

	const timer = setInterval(() => void run(), every).unref();
	return {
		isSound: () => sound,
		run,
		async stop() {
			clearInterval(timer);
			await running?.worker.terminate();
		},
	};
}
