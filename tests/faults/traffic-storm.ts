import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { flushEvery, mostInTurn } from "#app/.server/traffic/traffic-counter.ts";
import { countPath } from "#app/model/traffic/count-path.ts";
import type { DayCounts } from "#app/model/traffic/day-counts.ts";
import { browserHeaders } from "#scripts/bench/browser-headers.ts";
import { anyAddress } from "./contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "./figures.ts";
import { type ServerHome, type ServerProcess, startProcess, withServerHome } from "./server-process.ts";
import { isSoundAfterKill, readDocuments, withCopy } from "./stored-leads.ts";

interface Storm {
	home: ServerHome;
	over: boolean;
	/** Of all servers together, also views whose answer never came. */
	sent: number;
	/** When each view of the running server was answered. */
	answered: number[];
	acknowledged: number;
	refused: number;
}

/** What a killed server may lose: the views since its last write, and the time of one write. */
const mayLose = flushEvery + 1_000;
/** No more than one turn of a server counts: on a busy machine the answers of all of them come in one turn. */
const clients = mostInTurn;
const paths = ["/", "/services", "/prix", "/contactez-nous", "/blogue", "/en/services", "/services/conduits-secheuse"];

/**
 * Visitors load pages and report views continuously while the server is killed and restarted on the same data. Every
 * other kill comes before the first write, the others after it; the last server is stopped as in a deployment.
 */
export async function trafficStorm({ kills }: { kills: number }): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const storm: Storm = { home, over: false, sent: 0, answered: [], acknowledged: 0, refused: 0 };
		const readyTimes: number[] = [];
		let [stored, lost, damaged] = [0, 0, 0];
		const start = async () => {
			const server = await startProcess(home);
			readyTimes.push(server.readyMs);
			return server;
		};
		/** Ends the server, and compares what it has stored with what it must have stored. */
		const end = async (how: () => Promise<void>, lossMs: number) => {
			const due = Date.now() - lossMs;
			await how();
			const safe = storm.answered.filter((at) => at <= due).length;
			storm.answered = [];
			if (!(await isSoundAfterKill(home.data))) damaged++;
			const before = stored;
			stored = (await storedDays(home.data)).reduce((sum, counts) => sum + viewsOf(counts), 0);
			lost += Math.max(0, safe - (stored - before));
			return safe;
		};

		let server: ServerProcess = await start();
		const visitors = Array.from({ length: clients }, () => visit(storm));
		let safe = 0;
		try {
			for (let kill = 0; kill < kills; kill++) {
				await sleep(kill % 2 === 0 ? randomInt(mayLose + 500, mayLose + 2_500) : randomInt(100, flushEvery / 2));
				safe += await end(server.kill, mayLose);
				server = await start();
			}
			await sleep(flushEvery / 2);
			storm.over = true;
			await Promise.all(visitors);
			safe += await end(server.stop, 0);
		} finally {
			storm.over = true;
			await server.kill();
			await Promise.allSettled(visitors);
		}
		const documents = await storedDays(home.data);
		const days = new Set(documents.map(({ day }) => day)).size;
		return {
			title: `SIGKILL storm over counts: ${kills} kills, ${clients} clients that load pages and report views`,
			figures: [
				atLeast("acknowledged views", storm.acknowledged, kills * 50),
				atLeast("of these not lost by any kill", safe, kills * 10),
				exactly(`views lost later than ${mayLose / 1000} s after their answer, or by a stop`, lost, 0),
				atMost("views stored, of those sent", stored, storm.sent),
				exactly("answers other than a page or 204", storm.refused, 0),
				atMost("documents, one for each server and day", documents.length, (kills + 1) * days),
				atMost("largest document", largest(documents.map(sizeOf)), 100_000, " bytes"),
				exactly("integrity check failed after a kill", damaged, 0),
				atMost("slowest start to ready", largest(readyTimes), 3000, " ms"),
			],
		};
	});
}

async function visit(storm: Storm): Promise<void> {
	for (let turn = 0; !storm.over; turn++) {
		const path = paths[randomInt(paths.length)] ?? "/";
		try {
			storm.sent++;
			const { status } = turn % 2 === 0 ? await load(storm.home, path) : await report(storm.home, path);
			if (status === 200 || status === 204) {
				storm.answered.push(Date.now());
				storm.acknowledged++;
			} else storm.refused++;
		} catch {
			await sleep(50);
		}
		await sleep(10);
	}
}

/** A page with a campaign that nobody else names: the lists of a document stay bounded. */
async function load({ origin }: ServerHome, path: string): Promise<Response> {
	const campaign = [...String(randomInt(1_000_000))].map((digit) => "abcdefghij"[Number(digit)]).join("");
	const headers = { ...browserHeaders, Cookie: path.startsWith("/en") ? "" : "locale=%22fr%22" };
	return finished(fetch(`${origin}${path}?utm_campaign=${campaign}`, { headers, redirect: "manual" }));
}

/** What a page reports with `sendBeacon` after a change of page inside the application. */
async function report({ origin }: ServerHome, path: string): Promise<Response> {
	return finished(
		fetch(origin + countPath, {
			method: "POST",
			headers: { ...browserHeaders, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": anyAddress() },
			body: new URLSearchParams({ kind: "view", path, from: "/", locale: "fr", source: "landing=%2F" }),
		}),
	);
}

async function finished(answer: Promise<Response>): Promise<Response> {
	const response = await answer;
	await response.arrayBuffer();
	return response;
}

/** On a copy: the next server has to recover the log itself. */
function storedDays(data: string): Promise<DayCounts[]> {
	return withCopy(data, (copy) => readDocuments(copy, "traffic").map((document) => document.data));
}

function viewsOf({ pages }: DayCounts): number {
	return Object.values(pages).reduce((sum, { views = 0 }) => sum + views, 0);
}

function sizeOf(counts: DayCounts): number {
	return JSON.stringify(counts).length;
}
