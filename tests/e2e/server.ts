import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";

/** A run starts some eighty servers: from the second one on, each spends an eighth less CPU time to load its code. */
const compiled = join(tmpdir(), "airelle-compiled");

export interface TestServer {
	origin: string;
	port: number;
	/** The server's DATA_DIR. */
	data: string;
	process: ChildProcess;
	/** Standard output and standard error so far. */
	output: () => string;
	/** Sends SIGTERM and resolves with the exit code. */
	stop(): Promise<number | null>;
}

/** Starts a production server on a free port, with a temporary data directory that `stop` deletes. */
export async function startServer(
	env: Readonly<Record<string, string>> = {},
	project = ".",
	...args: string[]
): Promise<TestServer> {
	const port = Number(env.PORT ?? (await freePort()));
	const data = await mkdtemp(join(tmpdir(), "airelle-"));
	const child = spawn("node", ["server.ts", ...args], {
		cwd: project,
		env: {
			...process.env,
			NODE_COMPILE_CACHE: compiled,
			PUBLIC_ORIGIN: "",
			LOCALE_STRATEGY: "",
			PORT: String(port),
			DATA_DIR: data,
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk: Buffer) => {
			output += chunk.toString();
		});
	}
	const origin = `http://localhost:${port}`;
	const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
	const deadline = Date.now() + 30_000;
	while (!(await isReady(origin))) {
		if (child.exitCode !== null || Date.now() > deadline) {
			child.kill("SIGKILL");
			throw new Error(`The server did not start:\n${output}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		origin,
		port,
		data: env.DATA_DIR ?? data,
		process: child,
		output: () => output,
		async stop() {
			child.kill("SIGTERM");
			const code = await exited;
			await rm(data, { recursive: true, force: true });
			return code;
		},
	};
}

async function isReady(origin: string): Promise<boolean> {
	try {
		return (await fetch(`${origin}/readyz`)).ok;
	} catch {
		return false;
	}
}
