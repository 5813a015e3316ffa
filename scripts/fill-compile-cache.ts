import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startArguments } from "./start-arguments.ts";

/**
 * `node scripts/fill-compile-cache.ts`: starts the built site once with empty data, fetches a page and stops it.
 * start.js then writes Node's compile cache beside the build, for later starts where that folder is read-only. Use the
 * same flags and the same user as later: both are part of the cache key.
 */
const data = await mkdtemp(join(tmpdir(), "airelle-compile-"));
const server = spawn(process.execPath, [...startArguments(), "--as-built"], {
	cwd: resolve(import.meta.dirname, ".."),
	env: {
		...process.env,
		PORT: "0",
		HOST: "127.0.0.1",
		DATA_DIR: data,
		PUBLIC_ORIGIN: "",
		STORE: "",
		IDENTITY: "",
		SMTP_URL: "",
	},
	stdio: ["ignore", "pipe", "inherit"],
});
const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
try {
	const origin = await new Promise<string>((resolve, reject) => {
		let printed = "";
		server.stdout.on("data", (chunk: Buffer) => {
			printed += chunk;
			const found = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
			if (found) resolve(`http://127.0.0.1:${found}`);
		});
		void ended.then((code) => reject(new Error(`The site did not start (${code}):\n${printed}`)));
	});
	// `/readyz` exercises the whole server; a page also compiles the code that renders pages.
	for (const path of ["/", "/readyz"]) await (await fetch(origin + path)).arrayBuffer();
	server.kill("SIGTERM");
	const code = await ended;
	if (code !== 0) throw new Error(`The site stopped with exit code ${code} while filling the compile cache.`);
} finally {
	server.kill("SIGKILL");
	await rm(data, { recursive: true, force: true });
}
