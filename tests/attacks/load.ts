import { execFile } from "node:child_process";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { agedKey, send } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { ask, post } from "./ask.ts";
import { createChance } from "./chance.ts";
import { createTally } from "./tally.ts";
import { inParallel, type Target, usedOf, withTarget } from "./target.ts";

const pages = ["/", "/en", "/blogue", "/services/grand-menage", "/confidentialite", "/en/blog"];

/** Many visitors, endless addresses, slow clients, a stop and a backup in the middle of it. */
export async function load({ queries }: { queries: number }): Promise<FaultReport[]> {
	return [
		await withTarget({}, manyConnections),
		await withTarget({}, (target) => randomQueries(target, queries)),
		await withTarget({}, slowClients),
		await withTarget({}, stopUnderLoad),
		await withTarget({ TRUSTED_PROXIES: "1" }, backupUnderLoad),
	];
}

interface Reading {
	status: number;
	ms: number;
}

/** Over a connection that is kept, as browsers do. */
function read(origin: string, path: string, agent: Agent): Promise<Reading> {
	const started = performance.now();
	return new Promise((resolve) => {
		const asked = request(origin + path, { agent, headers: { "Sec-Fetch-Site": "same-origin" } }, (response) => {
			response.resume();
			response.on("end", () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
			response.on("error", () => resolve({ status: 0, ms: performance.now() - started }));
		});
		asked.on("error", () => resolve({ status: 0, ms: performance.now() - started }));
		asked.end();
	});
}

/** 200 visitors at once, each reading a page every two seconds; then as fast as they can. */
async function manyConnections({ origin }: Target): Promise<FaultReport> {
	const [most, turns, pause] = [200, 6, 2000];
	for (const path of pages) await read(origin, path, new Agent());
	const before = await readAlone(origin);
	const agents = Array.from({ length: most }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
	const readings: Reading[] = [];
	await Promise.all(
		agents.map(async (agent, index) => {
			await sleep((index / most) * pause);
			for (let turn = 0; turn < turns; turn++) {
				const reading = await read(origin, pages[(index + turn) % pages.length] ?? "/", agent);
				readings.push(reading);
				await sleep(Math.max(0, pause - reading.ms));
			}
		}),
	);
	const rush: Reading[] = [];
	await Promise.all(
		agents.map(async (agent) => {
			for (let turn = 0; turn < 50; turn++) rush.push(await read(origin, pages[turn % pages.length] ?? "/", agent));
		}),
	);
	for (const agent of agents) agent.destroy();
	// A shared machine has its moods, before and after; and below a few milliseconds it is the clock that is measured.
	const calm = Math.max(before, await readAlone(origin), 4);
	const all = readings.map(({ ms }) => ms);
	return {
		title: `load: ${most} connections, a page every two seconds each (median ${percentile(all, 0.5).toFixed(1)} ms)`,
		figures: [
			exactly("answers other than 200", readings.filter(({ status }) => status !== 200).length, 0),
			{ ...atMost("p99", percentile(all, 0.99), 5 * calm, " ms"), mark: `≤ 5 × ${calm.toFixed(1)} ms` },
			exactly("answers other than 200 when all rush", rush.filter(({ status }) => status !== 200).length, 0),
		],
	};
}

/** The slowest hundredth of one visitor's pages, in milliseconds. */
async function readAlone(origin: string): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	for (let index = 0; index < 200; index++) {
		times.push((await read(origin, pages[index % pages.length] ?? "/", agent)).ms);
		await sleep(10);
	}
	agent.destroy();
	return percentile(times, 0.99);
}

function percentile(values: readonly number[], share: number): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

/** Addresses that nobody asked for before: none of them may stay. */
async function randomQueries(target: Target, count: number): Promise<FaultReport> {
	const { origin } = target;
	const chance = createChance(99);
	const agent = new Agent({ keepAlive: true, maxSockets: 16 });
	// What is read most often costs least; every kind of address has its share.
	const places = [
		"/sitemap.xml",
		"/robots.txt",
		"/assets/x.js",
		"/contact/",
		"/builds/latest.json",
		"/healthz",
		"/favicon.ico",
	];
	const address = (index: number) => {
		const query = `${encodeURIComponent(chance.text(8))}=${chance.below(2 ** 31)}&${index}`;
		if (index % 100 === 0) return `/${chance.oneOf(["", "blogue", "en", "rien"])}?${query}`;
		if (index % 100 < 4) return `/${chance.below(2 ** 31)}/_payload.json?${query}`;
		if (index % 100 < 6) return `/_suggest?locale=fr&q=${query}`;
		return `${chance.oneOf(places)}?${query}`;
	};
	const work = async (total: number) => {
		let failed = 0;
		const addresses = (function* () {
			for (let index = 0; index < total; index++) yield address(index);
		})();
		await inParallel(addresses, 16, async (path) => {
			const { status } = await read(origin, path, agent);
			if (status >= 500 || status === 0) failed++;
		});
		return failed;
	};
	await work(3000);
	const before = usedOf(await target.memory());
	const failed = await work(count);
	const after = usedOf(await target.memory());
	agent.destroy();
	return {
		title: `${count} random query strings`,
		figures: [
			exactly("answers 5xx or none", failed, 0),
			atMost("memory in use grown, after collection", (after - before) / 2 ** 20, 16, " MB"),
			exactly("crashes", target.isAlive() ? 0 : 1, 0),
		],
	};
}

/** Those who send a byte now and then, and those who do not read: the others must not notice. */
async function slowClients(target: Target): Promise<FaultReport> {
	const { origin, port } = target;
	const tally = createTally();
	const agent = new Agent({ keepAlive: true });
	for (const path of pages) await read(origin, path, agent);
	const alone = Math.round(await readAlone(origin));
	const kinds: Record<string, string> = {
		headers: "GET / HTTP/1.1\r\nHost: localhost\r\nX-a: b\r\n",
		body: "POST /contactez-nous HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=",
		silence: "",
		reading: `${"GET /services/grand-menage HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(30)}`,
	};
	const open: { kind: string; socket: Socket; closed: boolean }[] = [];
	for (let index = 0; index < 300; index++) {
		const kind = Object.keys(kinds)[index % 4] ?? "";
		const socket = connect(port, "127.0.0.1");
		const entry = { kind, socket, closed: false };
		socket
			.on("error", () => {})
			.on("close", () => {
				entry.closed = true;
			});
		if (kind === "reading") socket.pause();
		else socket.resume();
		socket.write(kinds[kind] ?? "");
		open.push(entry);
	}
	const started = performance.now();
	const others: number[] = [];
	const dripping = setInterval(() => {
		for (const { kind, socket } of open) if (kind === "headers" || kind === "body") socket.write("x");
	}, 1000);
	const stillOpen = () => open.filter(({ kind, closed }) => !closed && kind !== "reading");
	while (stillOpen().length > 0 && performance.now() - started < 30_000) {
		const { status, ms } = await read(origin, "/blogue", agent);
		others.push(ms);
		tally.note("other visitors not served", status !== 200 && String(status));
		await sleep(50);
	}
	clearInterval(dripping);
	const held = (performance.now() - started) / 1000;
	for (const { kind } of stillOpen()) tally.note("slow clients that hold their line", kind);
	for (const { socket } of open) socket.destroy();
	agent.destroy();
	const { status } = await read(origin, "/readyz", new Agent());
	return {
		title: "300 slow clients (headers and bodies a byte a second, silence, answers that are not read)",
		figures: [
			...tally.figures("other visitors not served", "slow clients that hold their line"),
			atMost("until the last slow one was put out", held, 25, " s"),
			atMost("slowest hundredth of pages meanwhile", percentile(others, 0.99), Math.max(1000, 5 * alone), " ms"),
			exactly("ready afterwards", status, 200),
		],
	};
}

const person = { name: "Jeanne Tremblay", email: "jeanne@visiteur.example" };

/** Asked to stop while 64 visitors read and write: whoever was accepted is answered. */
async function stopUnderLoad(target: Target): Promise<FaultReport> {
	const { origin, data } = target;
	const tally = createTally();
	let stopping = false;
	let answered = 0;
	let acknowledged = 0;
	const visitors = Array.from({ length: 64 }, async (_, index) => {
		// Once the stop has begun, nobody new comes: the proxy sends them elsewhere. A line each: one that was kept could
		// end between two requests by itself.
		for (let turn = 0; !stopping; turn++) {
			const when = () => (stopping ? "after the signal" : "before it");
			// Every eighth writes, every eighth has a page rendered for them alone.
			const query = index % 8 === 1 ? `?${index}-${turn}` : "";
			const path = `${pages[turn % pages.length]}${query}`;
			const headers = { "Sec-Fetch-Site": "same-origin" };
			const asked =
				index % 8 === 0
					? post(
							origin,
							"/contactez-nous",
							{ ...person, key: await agedKey(data), message: `${index} ${turn}` },
							{ headers },
						)
					: ask({ origin, path, headers });
			await asked.then(
				({ status }) => {
					answered++;
					if (status === 303) acknowledged++;
					tally.note("requests that failed", status !== 200 && status !== 303 && `${path} ${status}, ${when()}`);
				},
				(error: Error) => tally.note("requests that failed", `${path} ${error.message}, ${when()}`),
			);
		}
	});
	while (answered < 400) await sleep(20);
	const started = performance.now();
	const code = target.stop();
	stopping = true;
	await Promise.all(visitors);
	const exit = await code;
	const took = (performance.now() - started) / 1000;
	return {
		title: `SIGTERM under load (${answered} answered, ${acknowledged} of them acknowledged)`,
		figures: [
			...tally.figures("requests that failed"),
			atLeast("requests answered", answered, 50),
			exactly("exit code", exit ?? -1, 0),
			atMost("until it had stopped", took, 10, " s"),
		],
	};
}

/** `npm run backup` while visitors write, then `npm run restore` somewhere else. */
async function backupUnderLoad({ origin, data }: Target): Promise<FaultReport> {
	const root = join(import.meta.dirname, "../..");
	const script = (name: string, folder: string, file: string) =>
		promisify(execFile)("node", [join(root, "scripts", `${name}.ts`), file], {
			cwd: root,
			env: { ...process.env, DATA_DIR: folder },
		});
	const copy = join(data, "copy.sqlite");
	const elsewhere = join(data, "elsewhere");
	let over = false;
	const known: string[] = [];
	let failed = 0;
	const visitors = Array.from({ length: 8 }, async (_, index) => {
		for (let turn = 0; !over; turn++) {
			const sent = await send(origin, { key: await agedKey(data), message: `Copie ${index} ${turn}` }).catch(
				() => null,
			);
			if (sent?.reference) known.push(sent.reference);
			else failed++;
		}
	});
	while (known.length < 40) await sleep(50);
	const before = new Set(known);
	await script("backup", data, copy);
	over = true;
	await Promise.all(visitors);
	const started = performance.now();
	await script("restore", elsewhere, copy);
	const restored = (performance.now() - started) / 1000;
	const leads = new Set(readLeads(elsewhere).map(({ reference }) => reference));
	return {
		title: `backup while ${known.length} requests came in, restored elsewhere`,
		figures: [
			exactly("requests that failed meanwhile", failed, 0),
			exactly(
				"acknowledged before the backup and not in it",
				[...before].filter((reference) => !leads.has(reference)).length,
				0,
			),
			atLeast("requests in the restored store", leads.size, 10),
			atMost("restore", restored, 60, " s"),
		],
	};
}
