import { parseArgs } from "node:util";
import { ownServer } from "./own-server.ts";

/**
 * `node scripts/healthcheck.ts [--path /healthz] [--wait <seconds> [--process <id>]]`: exits with 0 when the server on
 * this machine is ready, which includes a write to its store; with `/healthz`, when it serves pages. Docker and systemd
 * ask for `/healthz`. Loads no package, because it runs every half minute. Stops waiting when the process is gone.
 */
const { values } = parseArgs({
	options: {
		path: { type: "string", default: "/readyz" },
		wait: { type: "string", default: "0" },
		process: { type: "string" },
	},
});
const url = ownServer(process.env) + values.path;
const deadline = Date.now() + Number(values.wait) * 1000;

let problem = await ask();
while (problem && Date.now() < deadline && isThere(values.process)) {
	await new Promise((resolve) => setTimeout(resolve, 250));
	problem = await ask();
}
if (problem) {
	console.error(`Not ready: ${problem}`);
	process.exitCode = 1;
}

/** Returns null when the server is healthy, otherwise the problem. */
async function ask(): Promise<string | null> {
	try {
		const { status } = await fetch(url, { signal: AbortSignal.timeout(5000) });
		return status === 200 ? null : `${values.path} returned ${status}`;
	} catch (error) {
		const { cause, message } = error as Error;
		return cause instanceof Error ? cause.message : message;
	}
}

function isThere(id: string | undefined): boolean {
	if (!id) return true;
	try {
		return process.kill(Number(id), 0);
	} catch {
		return false;
	}
}
