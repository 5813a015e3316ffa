import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { agedKey, type Sending, send } from "./contact-visitor.ts";
import { exactly, type FaultReport } from "./figures.ts";
import { type ServerHome, startProcess, withServer, withServerHome } from "./server-process.ts";
import { databaseOf, readLeads } from "./stored-leads.ts";
import { eventually } from "./wait.ts";

const root = join(import.meta.dirname, "../..");

/** The write-ahead log of the open database is deleted, visitors continue to send leads, then the server is killed. */
export function deletedLog(): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const server = await startProcess(home);
		const before = await sendMany(home, 5);
		await rm(`${databaseOf(home.data)}-wal`);
		const after = await sendMany(home, 10);
		const ready = await fetch(`${home.origin}/readyz`);
		await server.kill();
		const kept = await withServer(home, async () => readLeads(home.data).map(({ reference }) => reference));
		const acknowledged = [...before, ...after].flatMap(({ reference }) => reference ?? []);
		return {
			title: "-wal deleted under the server, then a kill",
			figures: [
				exactly("acknowledged", acknowledged.length, 15),
				exactly("acknowledged and lost", acknowledged.filter((reference) => !kept.includes(reference)).length, 0),
				exactly("/readyz, after a new connection", ready.status, 200),
			],
		};
	});
}

/** Database pages are overwritten on disk: the next backup must fail, and `/status` must report it. */
export function backupOfDamage(): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		await (await startProcess(home)).stop();
		return withServer(home, async () => {
			await sendMany(home, 5);
			const bytes = await readFile(databaseOf(home.data));
			await writeFile(databaseOf(home.data), bytes.fill(7, 4096 * 2, 4096 * 8));
			const backup = await run(home, "scripts/backup.ts");
			const page = await eventually(async () => (await fetch(`${home.origin}/status`)).status === 503);
			const copies = await readdir(join(home.data, "backups")).catch(() => []);
			const leads = await run(home, "scripts/leads.ts", "export");
			return {
				title: "pages of the database overwritten, then a backup",
				figures: [
					exactly("the backup's exit code", backup.code, 1),
					exactly("copies that pass for sound", copies.filter((name) => name.endsWith(".sqlite")).length, 0),
					exactly("/status 503", Number(page), 1),
					exactly("stack traces of `npm run leads`", leads.output.includes("    at ") ? 1 : 0, 0),
				],
			};
		});
	});
}

/** A second server on the same data folder refuses to start; after a kill of the first, another one starts at once. */
export function twoServers(): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const first = await startProcess(home);
		const second = await run({ ...home, env: { PORT: "0" } }, "server.ts");
		const alive = first.isAlive() && (await fetch(`${home.origin}/readyz`)).ok;
		await first.kill();
		const unfinished = join(home.data, "mail", `a@b.eml.${randomUUID()}.tmp`);
		await mkdir(join(home.data, "mail"), { recursive: true });
		await writeFile(unfinished, "personal data");
		return withServer(home, async ({ readyMs }) => ({
			title: "two servers on one data folder",
			figures: [
				exactly("exit code of the second", second.code, 1),
				exactly("it says why", Number(second.output.includes("Another Airelle server uses")), 1),
				exactly("the first goes on", Number(alive), 1),
				exactly("after a kill another starts without waiting", Number(readyMs < 9_000), 1),
				exactly("unfinished mails left after its start", Number(existsSync(unfinished)), 0),
			],
		}));
	});
}

async function sendMany({ origin, data }: ServerHome, count: number) {
	const answers = [];
	for (let index = 0; index < count; index++) {
		const sending: Sending = { key: await agedKey(data), message: `Bonjour, ${randomUUID()}` };
		answers.push(await send(origin, sending));
	}
	return answers;
}

async function run({ data, env }: ServerHome, ...args: string[]): Promise<{ code: number; output: string }> {
	try {
		const options = { cwd: root, env: { ...process.env, PUBLIC_ORIGIN: "", DATA_DIR: data, ...env }, timeout: 60_000 };
		const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options);
		return { code: 0, output: stdout + stderr };
	} catch (error) {
		const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
		return { code, output: stdout + stderr };
	}
}
