import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { atLeast, atMost, exactly, type FaultReport } from "./figures.ts";
import { duringOutage, type Outage } from "./outage.ts";
import { type ServerHome, withServerHome } from "./server-process.ts";
import { databaseOf } from "./stored-leads.ts";

/** Forms and pages while the store's disk is full or another program holds its lock. */
export async function storeFaults({ lockSeconds }: { lockSeconds: readonly number[] }): Promise<FaultReport[]> {
	const reports = [await onSmallDisk(), await withLimitedPages()];
	for (const seconds of lockSeconds) reports.push(await locked(seconds));
	return reports;
}

/** A real full disk: a tmpfs of 48 MB, filled by another file. Needs root to mount it. */
function onSmallDisk(): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=48m,mode=700", "airelle", home.data]);
		const title = "disk full: tmpfs";
		if (status !== 0) return { title: `${title}, not allowed here (the page limit below stands for it)`, figures: [] };
		try {
			const filler = join(home.data, "filler");
			const outage = { begin: async () => fill(filler), end: async () => rmSync(filler), sendings: 40 };
			return reportOf(title, await duringOutage(home, outage));
		} finally {
			spawnSync("umount", ["-l", home.data]);
		}
	});
}

/** The same error raised by SQLite's page limit, which needs no root. */
function withLimitedPages(): Promise<FaultReport> {
	const preload = pathToFileURL(join(import.meta.dirname, "pages-limited.mjs"));
	return withServerHome({ NODE_OPTIONS: `--import=${preload}` }, async (base) => {
		const marker = join(base.data, "full");
		const home: ServerHome = { ...base, env: { ...base.env, FULL_WHEN: marker } };
		const begin = async () => {
			closeSync(openSync(marker, "w"));
			await sleep(200);
		};
		const end = async () => {
			rmSync(marker);
			await sleep(200);
		};
		return reportOf("disk full: PRAGMA max_page_count", await duringOutage(home, { begin, end, sendings: 40 }));
	});
}

/** Another program, such as a copy tool, holds the write lock. The server waits five seconds, then gives up. */
function locked(seconds: number): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		let holder: DatabaseSync | undefined;
		const begin = async () => {
			holder = new DatabaseSync(databaseOf(home.data), { timeout: 1000 });
			holder.exec("BEGIN EXCLUSIVE");
		};
		const end = async () => {
			holder?.exec("ROLLBACK");
			holder?.close();
		};
		const sendings = 4 * seconds;
		const outage = await duringOutage(home, { begin, end, sendings, everyMs: 250, nothingIsWritten: true });
		return reportOf(`store locked for ${seconds} s`, outage, { mustRefuse: seconds > 6 });
	});
}

function reportOf(title: string, outage: Outage, { mustRefuse = true } = {}): FaultReport {
	return {
		title,
		figures: [
			exactly("false acknowledgements", outage.falseAcknowledgements, 0),
			atLeast("answers 503", outage.refused, mustRefuse ? 1 : 0),
			exactly("503 without the typed words or the phone", outage.refusedBadly, 0),
			exactly("answers neither kept nor 503", outage.otherAnswers, 0),
			exactly("public pages other than 200", outage.pagesFailed, 0),
			atMost("slowest public page", outage.slowestPageMs, 1000, " ms"),
			exactly("refused ones kept when sent again, without a restart", outage.keptLater, outage.refused),
			exactly("leads in the store per key sent", outage.leads, outage.sent),
			exactly("server deaths", outage.deaths, 0),
		],
	};
}

/** Writes to the file until the disk is full. */
export function fill(path: string): void {
	const file = openSync(path, "w");
	try {
		for (const size of [1024 * 1024, 4096, 1]) {
			const block = Buffer.alloc(size, 1);
			while (writeAll(file, block));
		}
	} finally {
		closeSync(file);
	}
}

/** Returns false once the disk is full. */
function writeAll(file: number, block: Buffer): boolean {
	try {
		return writeSync(file, block) === block.length;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
		throw error;
	}
}
