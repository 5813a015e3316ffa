import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.ts";

/** The settings and data folder of a production server, which outlive its process: it can be killed and restarted. */
export interface ServerHome {
	origin: string;
	port: number;
	data: string;
	env: Readonly<Record<string, string>>;
	/** The time limit for the server to become ready, in milliseconds. */
	startLimit?: number;
	/** The endpoint that must return 200 for the server to count as started; `/readyz` by default. */
	startedWhen?: "/readyz" | "/healthz";
}

export interface ServerProcess {
	/** From spawn to the first 200 of `startedWhen`. */
	readyMs: number;
	pid: number;
	output: () => string;
	isAlive: () => boolean;
	/** Sends SIGKILL: the server ends without cleanup, as in a power cut. */
	kill(): Promise<void>;
	/** Sends SIGTERM: the server closes the database, which deletes the write-ahead log. */
	stop(): Promise<void>;
}

export async function withServerHome<Result>(
	env: Readonly<Record<string, string>>,
	work: (home: ServerHome) => Promise<Result>,
): Promise<Result> {
	const data = await mkdtemp(join(tmpdir(), "airelle-faults-"));
	const port = await freePort();
	try {
		return await work({ origin: `http://localhost:${port}`, port, data, env });
	} finally {
		await rm(data, { recursive: true, force: true });
	}
}

/** For tests that run one server from start to end. */
export async function withServer<Result>(
	home: ServerHome,
	work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
	const server = await startProcess(home);
	try {
		return await work(server);
	} finally {
		await server.kill();
	}
}

export async function startProcess({
	origin,
	port,
	data,
	env,
	startLimit = 15_000,
	startedWhen = "/readyz",
}: ServerHome): Promise<ServerProcess> {
	const started = performance.now();
	const child = spawn(process.execPath, ["server.ts"], {
		cwd: join(import.meta.dirname, "../.."),
		// One proxy is trusted, so that X-Forwarded-For can simulate clients with many IP addresses.
		env: {
			...process.env,
			PUBLIC_ORIGIN: "",
			LOCALE_STRATEGY: "",
			SMTP_URL: "",
			TRUSTED_PROXIES: "1",
			PORT: String(port),
			DATA_DIR: data,
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		// Keeps only the end of the output, which explains a crash.
		stream.on("data", (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-20_000);
		});
	}
	const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const isAlive = () => child.exitCode === null && child.signalCode === null;
	const kill = async () => {
		child.kill("SIGKILL");
		await exited;
	};
	const stop = async () => {
		child.kill("SIGTERM");
		await exited;
	};
	while (!(await answersOk(origin + startedWhen))) {
		if (isAlive() && performance.now() - started < startLimit) {
			await sleep(20);
			continue;
		}
		const state = isAlive() ? "it is not ready" : `it ended with ${child.exitCode ?? child.signalCode}`;
		await kill();
		throw new Error(
			`The server did not start, ${state} after ${Math.round(performance.now() - started)} ms:\n${output}`,
		);
	}
	return { readyMs: performance.now() - started, pid: child.pid ?? 0, output: () => output, isAlive, kill, stop };
}

async function answersOk(url: string): Promise<boolean> {
	try {
		return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
	} catch {
		return false;
	}
}
