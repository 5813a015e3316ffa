import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { phoneLink } from "#app/locale/format.ts";
import { company } from "#content/company.ts";
import { formWords } from "#content/messages/forms.ts";
import { agedKey, send } from "./contact-visitor.ts";
import { exactly, type FaultReport, type Figure, notMeasured } from "./figures.ts";
import { type ServerHome, startProcess, withServer, withServerHome } from "./server-process.ts";
import { fill } from "./store-faults.ts";
import { readLeads } from "./stored-leads.ts";
import { eventually } from "./wait.ts";

/** How the previous server ended: stopped, without a write-ahead log, or killed, with a log that still holds leads. */
const endings = ["stopped", "killed"] as const;

const faults = {
	"a full disk": {
		begin: (data: string) => fill(join(data, "filler")),
		end: (data: string) => rmSync(join(data, "filler")),
	},
	"a read-only disk": {
		begin: (data: string) => remount(data, "ro"),
		end: (data: string) => remount(data, "rw"),
	},
} as const;

/** Starts the server on data that is readable but not writable. Needs root to mount a small tmpfs. */
export async function startOnBadDisk(): Promise<FaultReport[]> {
	const reports: FaultReport[] = [];
	for (const fault of Object.keys(faults) as (keyof typeof faults)[]) {
		for (const ending of endings) {
			const title = `start on ${fault}, after a server that was ${ending}`;
			reports.push({ title, figures: await withServerHome({}, (home) => tryStart(home, fault, ending)) });
		}
	}
	return reports;
}

async function tryStart(home: ServerHome, fault: keyof typeof faults, ending: (typeof endings)[number]) {
	const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=700", "airelle", home.data]);
	if (status !== 0) return [notMeasured("this machine does not let us mount a disk")];
	try {
		const before = await startProcess(home);
		await sendOne(home);
		// The server copies the files of the build into the data folder one second after it starts.
		await eventually(() => readdirSync(join(home.data, "assets")).some((name) => !name.startsWith("partial-")));
		await (ending === "stopped" ? before.stop() : before.kill());
		faults[fault].begin(home.data);
		const files = namesIn(home.data);
		return await withServer({ ...home, startedWhen: "/healthz" }, async (server) => {
			const figures = await duringFault(home, files);
			faults[fault].end(home.data);
			return [...figures, ...(await afterFault(home)), exactly("server deaths", server.isAlive() ? 0 : 1, 0)];
		});
	} finally {
		spawnSync("umount", ["-l", home.data]);
	}
}

async function duringFault(home: ServerHome, files: readonly string[]): Promise<Figure[]> {
	const { status, body, reference } = await sendOne(home);
	const [, notice = ""] = body.split(formWords.fr.failures.unavailable);
	return [
		exactly("/healthz", await statusOf(home, "/healthz"), 200),
		exactly("/readyz", await statusOf(home, "/readyz"), 503),
		exactly("/status", await statusOf(home, "/status"), 503),
		exactly("home page", await statusOf(home, "/"), 200),
		exactly("contact page, English", await statusOf(home, "/en/contact"), 200),
		exactly("a form", status, 503),
		exactly("its answer without words or phone", notice.slice(0, 400).includes(phoneLink(company.phone)) ? 0 : 1, 0),
		exactly("acknowledged nevertheless", reference ? 1 : 0, 0),
		exactly(
			"stray files",
			namesIn(home.data).filter((name) => !files.includes(name) && !ownNames.test(name)).length,
			0,
		),
	];
}

async function afterFault(home: ServerHome): Promise<Figure[]> {
	const recovered = await eventually(async () => (await statusOf(home, "/readyz")) === 200);
	const { reference } = await sendOne(home);
	return [
		exactly("ready again without a restart", Number(recovered), 1),
		exactly("a form is kept then", reference ? 1 : 0, 1),
		exactly("leads in the store", readLeads(home.data).length, 2),
	];
}

/** Files of SQLite, and the server's lock file. */
const ownNames = /^(?:airelle\.sqlite-(?:wal|shm)|server\.lock(?:-journal)?)$/;

function namesIn(folder: string): string[] {
	return readdirSync(folder);
}

async function statusOf({ origin }: ServerHome, path: string): Promise<number> {
	const response = await fetch(origin + path, { headers: { Cookie: "locale=fr" } });
	await response.arrayBuffer();
	return response.status;
}

async function sendOne({ origin, data }: ServerHome) {
	const key = await agedKey(data);
	return send(origin, { key, message: `Bonjour, ${key}` });
}

function remount(folder: string, mode: "ro" | "rw"): void {
	const { status, stderr } = spawnSync("mount", ["-o", `remount,${mode}`, folder], { encoding: "utf8" });
	if (status !== 0) throw new Error(stderr);
}
