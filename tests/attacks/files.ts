import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { createTally } from "./tally.ts";
import { inParallel, type Target, withTarget } from "./target.ts";

const ranges = [
	"bytes=9-1",
	"bytes=0-99999999999999999999",
	"bytes=99999999999999999999-",
	"bytes=-0",
	"bytes=-99999999999999999999",
	"bytes=0-0",
	"bytes=1-",
	"bytes=-5",
	"bytes=0-0,2-3,5-",
	`bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(",")}`,
	"bytes=a-b",
	"bytes=1-2-3",
	"bytes=NaN-Infinity",
	"bytes=0x1-0x2",
	"bytes= 0 - 1 ",
	"bytes",
	"bytes=",
	"bytes=-",
	"items=0-1",
	"bytes=1e3-",
	"bytes=0.5-1.5",
];
const ifRanges = [undefined, '"x"', 'W/"x"', "Sun, 06 Nov 1994 08:49:37 GMT", "not a date"];

/** Regression tests: file requests that once crashed the process, leaked descriptors or hung. */
export async function files({ downloads }: { downloads: number }): Promise<FaultReport[]> {
	return [
		await withTarget({}, oddRanges),
		await withTarget({}, (target) => abandonedDownloads(target, downloads)),
		await vanishedFiles(),
	];
}

async function oddRanges(target: Target): Promise<FaultReport> {
	const tally = createTally();
	const paths = ["/favicon.ico", ...(await linkedFiles(target))];
	let asked = 0;
	for (const path of paths) {
		for (const range of ranges) {
			for (const ifRange of ifRanges) {
				for (const method of ["GET", "HEAD"]) {
					asked++;
					const headers = { Range: range, ...(ifRange === undefined ? {} : { "If-Range": ifRange }) };
					const status = await statusOf(target.port, path, { method, headers });
					tally.note(
						"answers other than 200, 206 or 416",
						![200, 206, 416].includes(status) && `${method} ${path} ${range}: ${status}`,
					);
				}
			}
		}
		if (!target.isAlive()) break;
	}
	return {
		title: `Range headers on ${paths.length} files, ${asked} requests`,
		figures: [...tally.figures("answers other than 200, 206 or 416"), exactly("crashes", target.isAlive() ? 0 : 1, 0)],
	};
}

/** Clients that request a file and disconnect at its first byte, like a phone that loses its network. */
async function abandonedDownloads(target: Target, count: number): Promise<FaultReport> {
	const { pid = 0 } = target.process;
	spawnSync("prlimit", ["--pid", String(pid), "--nofile=1024:1024"]);
	const paths = await linkedFiles(target);
	for (const path of paths) await statusOf(target.port, path);
	const before = await openDescriptors(pid);
	const numbers = Array.from({ length: count }, (_, index) => index);
	await inParallel(numbers, 100, (index) => hangUp(target.port, paths[index % paths.length] ?? "/"));
	await sleep(2_000);
	const after = target.isAlive() ? await openDescriptors(pid) : Number.POSITIVE_INFINITY;
	return {
		title: `${count} abandoned downloads with at most 1,024 descriptors`,
		figures: [
			exactly("crashes", target.isAlive() ? 0 : 1, 0),
			atMost("descriptors more than before", after - before, 20),
			exactly("status of a page afterwards", await statusOf(target.port, "/blogue"), 200),
			exactly("status of a file afterwards", await statusOf(target.port, paths[0] ?? ""), 200),
		],
	};
}

/** Requests a file of an older build that was listed when the server started and deleted since. */
async function vanishedFiles(): Promise<FaultReport> {
	const data = await mkdtemp(join(tmpdir(), "airelle-vanished-"));
	const older = join(data, "assets", "0123456789abcdef", "assets");
	await mkdir(older, { recursive: true });
	for (const name of ["kept.js", "gone.js"]) await writeFile(join(older, name), "export {};");
	try {
		return await withTarget({ DATA_DIR: data }, async (target) => {
			// The server opens the archive of older builds one second after it starts.
			await sleep(1_500);
			const kept = await statusOf(target.port, "/assets/kept.js");
			await rm(join(older, "gone.js"));
			const gone = await statusOf(target.port, "/assets/gone.js");
			const page = await statusOf(target.port, "/blogue");
			return {
				title: "a file deleted after the server listed it",
				figures: [
					exactly("status of a file that is still there", kept, 200),
					exactly("status of the one that vanished", gone, 404),
					exactly("status of a page afterwards", page, 200),
					exactly("crashes", target.isAlive() ? 0 : 1, 0),
				],
			};
		});
	} finally {
		await rm(data, { recursive: true, force: true });
	}
}

/** Up to 12 scripts, styles, fonts and pictures that the home page links to. */
export async function linkedFiles({ origin }: Target): Promise<string[]> {
	const html = await (await fetch(origin)).text();
	const found = html.matchAll(/"(\/(?:assets|pictures)\/[^"\s]+\.\w+)/g);
	return [...new Set([...found].map(([, path = ""]) => path))].slice(0, 12);
}

export async function openDescriptors(pid: number): Promise<number> {
	return (await readdir(`/proc/${pid}/fd`)).length;
}

function hangUp(port: number, path: string): Promise<void> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
		socket.once("data", () => socket.destroy());
		socket.on("error", () => {});
		socket.setTimeout(10_000, () => socket.destroy());
		socket.on("close", () => resolve());
	});
}

/** Returns 0 when the connection breaks. */
export function statusOf(
	port: number,
	path: string,
	{ method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<number> {
	return new Promise((resolve) => {
		const asked = httpRequest(
			{ port, path, method, headers: { Host: "localhost", ...headers }, agent: false },
			(response) => {
				response.resume();
				response.on("end", () => resolve(response.statusCode ?? 0));
				response.on("error", () => resolve(0));
			},
		);
		asked.on("error", () => resolve(0));
		asked.setTimeout(10_000, () => asked.destroy());
		asked.end();
	});
}
