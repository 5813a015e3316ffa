import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { agedKey, anyAddress, takeKey } from "../tests/faults/contact-visitor.ts";
import { atMost, exactly, type Figure, largest, tableOf } from "../tests/faults/figures.ts";
import { withServer, withServerHome } from "../tests/faults/server-process.ts";
import { readLeads } from "../tests/faults/stored-leads.ts";
import { add, finish } from "./check.ts";
import { percentile } from "./percentile.ts";

/** `npm run bench:leads`: measures how long a visitor waits for a durable confirmation, alone and under load. */
const alone = 200;
const perSecond = 200;
const seconds = 10;
const connections = 32;
const total = perSecond * seconds;

/** Warm-up submissions before the first figure: they include compilation time. */
const warming = 30;

const figures = await withServerHome({}, (home) =>
	withServer(home, async () => {
		const { origin, data } = home;
		const fresh = () => takeKey(origin);
		const aged = () => agedKey(data);
		await oneByOne(origin, warming, fresh);
		const single = await oneByOne(origin, alone, fresh);
		const crowd = await sustained(origin, await makeMany(aged));
		const leads = readLeads(data);
		return [
			...singleFigures(single),
			...crowdFigures("load test", crowd),
			exactly("leads in the store", leads.length, warming + alone + total),
			// Flagged leads send fewer mails: a load made of them would give figures that are too good.
			exactly(
				"leads of the load test that are not flagged (two mails each)",
				leads.filter(({ spam }) => spam.length === 0).length,
				total,
			),
		];
	}),
);
console.log(
	tableOf({
		title: `durable submissions; load test: ${perSecond}/s for ${seconds} s, ${connections} connections`,
		figures,
	}),
);
finish(add(figures.map(({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }))));

interface Crowd {
	times: readonly number[];
	errors: number;
	/** From the first request to the last response. */
	tookMs: number;
}

async function oneByOne(origin: string, count: number, makeKey: () => Promise<string>): Promise<number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	try {
		for (let index = 0; index < count; index++) {
			const key = await makeKey();
			const started = performance.now();
			if (!(await submit(origin, key, agent))) throw new Error("A lead was refused although the machine was idle.");
			times.push(performance.now() - started);
		}
	} finally {
		agent.destroy();
	}
	return times;
}

async function makeMany(makeKey: () => Promise<string>): Promise<string[]> {
	const keys: string[] = [];
	while (keys.length < total) keys.push(...(await Promise.all(Array.from({ length: 20 }, makeKey))));
	return keys.slice(0, total);
}

/** Sends at a fixed rate regardless of responses: a slow server cannot reduce the load. */
async function sustained(origin: string, keys: readonly string[]): Promise<Crowd> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const times: number[] = [];
	let errors = 0;
	const started = performance.now();
	try {
		const sendings = keys.map(async (key, index) => {
			const due = started + (index * 1000) / perSecond;
			await sleep(Math.max(0, due - performance.now()));
			const kept = await submit(origin, key, agent).catch(() => false);
			if (kept) times.push(performance.now() - due);
			else errors++;
		});
		await Promise.all(sendings);
	} finally {
		agent.destroy();
	}
	return { times, errors, tookMs: performance.now() - started };
}

/** Returns true for a 303 to the thank-you page. */
function submit(origin: string, key: string, agent: Agent): Promise<boolean> {
	const body = new URLSearchParams({ key, name: "Jeanne", email: "j@visiteur.example", message: randomUUID() });
	const headers = {
		"Sec-Fetch-Site": "same-origin",
		"X-Forwarded-For": anyAddress(),
		"Content-Type": "application/x-www-form-urlencoded",
		"Content-Length": Buffer.byteLength(body.toString()),
	};
	return new Promise((resolve, reject) => {
		const sending = request(`${origin}/contactez-nous`, { method: "POST", agent, headers, timeout: 10_000 });
		sending.once("error", reject);
		sending.once("timeout", () => sending.destroy(new Error("no answer")));
		sending.once("response", (response) => {
			response.resume();
			response.once("error", reject);
			response.once("end", () => resolve(response.statusCode === 303));
		});
		sending.end(body.toString());
	});
}

function singleFigures(times: readonly number[]): Figure[] {
	return [
		atMost(`one at a time (too fast: one mail each), ${times.length}: median`, percentile(times, 0.5), 50, " ms"),
		shown("one at a time: p99", percentile(times, 0.99)),
	];
}

function crowdFigures(name: string, { times, errors, tookMs }: Crowd): Figure[] {
	return [
		exactly(`${name}: errors`, errors, 0),
		atMost(`${name}: until the last response`, tookMs, seconds * 1000 + 1000, " ms"),
		shown(`${name}: median`, percentile(times, 0.5)),
		shown(`${name}: p99`, percentile(times, 0.99)),
		shown(`${name}: slowest`, largest(times)),
	];
}

/** A figure without a threshold. */
function shown(name: string, ms: number): Figure {
	return { name, measured: `${ms.toFixed(1)} ms`, mark: "shown", ok: true };
}
