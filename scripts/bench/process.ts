import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { startArguments } from "../start-arguments.ts";

export interface Running {
	origin: string;
	/** From the start of the process to the first page, in milliseconds. */
	coldStart: number;
	/** Resident memory of the process, in MB. */
	memory(): number;
	/** CPU time used so far, in milliseconds. Other load on the machine affects it less than wall time. */
	work(): number;
	stop(): Promise<void>;
}

/** Starts a server and waits for its first page. Its log goes to a file, as under a process supervisor. */
export async function startProcess(
	command: string,
	args: readonly string[],
	{ cwd, env, port, log }: { cwd: string; env: Readonly<Record<string, string>>; port: number; log: string },
): Promise<Running> {
	const output = openSync(log, "a");
	const started = performance.now();
	const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", output, output] });
	const origin = `http://127.0.0.1:${port}`;
	try {
		while (!(await answers(origin))) {
			if (child.exitCode !== null) throw new Error(`${command} exited: ${readFileSync(log, "utf8").slice(-2000)}`);
			if (performance.now() - started > 60_000)
				throw new Error(`${command} did not respond on ${origin} within a minute`);
			await sleep(2);
		}
	} catch (error) {
		child.kill("SIGKILL");
		throw error;
	}
	return {
		origin,
		coldStart: performance.now() - started,
		memory: () => memoryOf(child.pid ?? 0),
		work: () => workOf(child.pid ?? 0),
		stop: () => stop(child),
	};
}

/** Starts the built site in this folder, with a new data folder below `scratch`. */
export async function startSite(home: string, scratch: string): Promise<Running> {
	const port = await freePort();
	const data = mkdtempSync(join(scratch, "data-"));
	// Sets PUBLIC_ORIGIN, as on the owner's server.
	const origin = `http://localhost:${port}`;
	const env = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data, PUBLIC_ORIGIN: origin, LOCALE_STRATEGY: "" };
	const args = [...startArguments(home), "--as-built"];
	return startProcess(process.execPath, args, { cwd: home, env, port, log: join(data, "log") });
}

/** The site's origin is `localhost`: browsers must open it by that name, not by the IP address. */
export function onLocalhost({ origin }: Running): string {
	return origin.replace("127.0.0.1", "localhost");
}

function answers(origin: string): Promise<boolean> {
	return new Promise((resolve) => {
		get(`${origin}/`, { headers: { Host: `localhost:${new URL(origin).port}` }, agent: false }, (response) => {
			response.resume().on("end", () => resolve(response.statusCode === 200));
		}).on("error", () => resolve(false));
	});
}

/** Includes child processes: nginx serves in a worker. */
function childrenOf(pid: number): number[] {
	return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
}

/** Linux counts CPU time in hundredths of a second. */
function workOf(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	const own = (Number(fields[11]) + Number(fields[12])) * 10;
	return childrenOf(pid).reduce((sum, child) => sum + workOf(child), own);
}

function memoryOf(pid: number): number {
	const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), Number(resident) / 1024);
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	const ended = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	await Promise.race([ended, sleep(12_000).then(() => child.kill("SIGKILL"))]);
}
