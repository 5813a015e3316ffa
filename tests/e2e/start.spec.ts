import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "./journey.ts";
import { startServer } from "./server.ts";

test("the start prints the site's URL and the data directory", async () => {
	const server = await startServer();
	expect(server.output()).toContain(server.origin);
	await expect.poll(server.output).toMatch(/Data is stored in: {3}\//);
	expect(await server.stop()).toBe(0);
});

test("invalid settings stop the start with a readable list", () => {
	const { status, stderr } = start({ PORT: "eighty", PUBLIC_ORIGIN: "airelle" });
	expect(status).toBe(1);
	expect(stderr).toMatch(/PORT is "eighty"[\s\S]*PUBLIC_ORIGIN is "airelle"/);
	expect(stderr).not.toContain("at ");
});

test("the start fails without changes on the store of a newer version, and says what to do", async ({ launch }) => {
	const DATA_DIR = await mkdtemp(join(tmpdir(), "airelle-newer-"));
	await (await launch({ DATA_DIR })).stop();
	const path = join(DATA_DIR, "airelle.sqlite");
	const database = new DatabaseSync(path);
	database.exec("PRAGMA user_version = 9999; PRAGMA journal_mode = DELETE");
	database.close();
	const { status, stderr } = start({ DATA_DIR });
	expect(status).toBe(1);
	expect(stderr).toMatch(/has schema 9999.*\nNothing was changed\. Start the newer version again, or restore the copy/);
	expect(stderr).not.toContain("    at ");
	const after = new DatabaseSync(path);
	expect(after.prepare("PRAGMA user_version").get()).toEqual({ user_version: 9999 });
	after.close();
});

test("the start fails without changes on a damaged store, and says how to restore a backup", async () => {
	const DATA_DIR = await mkdtemp(join(tmpdir(), "airelle-damaged-"));
	const path = join(DATA_DIR, "airelle.sqlite");
	await writeFile(path, "not a database ".repeat(1000));
	const { status, stderr } = start({ DATA_DIR });
	expect(status).toBe(1);
	expect(stderr).toMatch(/is damaged: [\s\S]*npm run restore -- <backup>/);
	expect(stderr).not.toContain("    at ");
	expect(await readFile(path, "utf8")).toBe("not a database ".repeat(1000));
});

test("the health check succeeds for a ready server and fails once its process is gone", async () => {
	const server = await startServer();
	const check = (...args: string[]) =>
		spawnSync("node", ["scripts/healthcheck.ts", ...args], {
			env: { ...process.env, PORT: String(server.port), HOST: "0.0.0.0" },
			encoding: "utf8",
		});
	expect(check().status).toBe(0);
	const { pid } = server.process;
	await server.stop();
	// The check would wait for an hour if the process still existed.
	const { status, stderr } = check("--wait", "3600", "--process", String(pid));
	expect(status).toBe(1);
	expect(stderr).toContain("Not ready: ");
});

test("requests in flight complete during a graceful shutdown", async () => {
	const server = await startServer();
	const answers = Array.from({ length: 50 }, (_, index) =>
		fetch(`${server.origin}/blogue?i=${index}`).then(({ status }) => status),
	);
	await Promise.any(answers);
	const stopped = server.stop();
	expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
	expect(await stopped).toBe(0);
});

/** Runs a server whose start fails, and returns its status and output. */
function start(env: Readonly<Record<string, string>>) {
	return spawnSync("node", ["server.ts"], { env: { ...process.env, ...env }, encoding: "utf8" });
}
