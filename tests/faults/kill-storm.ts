import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { agedKey, type Door, idOfKey, type SendingAnswer, send, takeKey } from "./contact-visitor.ts";
import { type PreparedEstimate, prepareEstimate, sendEstimate } from "./estimate-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "./figures.ts";
import { type ServerHome, type ServerProcess, startProcess, withServerHome } from "./server-process.ts";
import { isSoundAfterKill, readLeads, readOutbox, readPhotoIds } from "./stored-leads.ts";

export interface KillStormFigures {
	kills: number;
	acknowledged: number;
	/** Of these, the estimates. */
	estimates: number;
	/** Sendings whose connection broke and which were sent again with the same key. */
	sentAgain: number;
	/** Answers that were neither an acknowledgement nor a broken connection. */
	refused: number;
	missing: number;
	duplicates: number;
	/** Leads without their mails, or mails without their lead. */
	halfKept: number;
	/** Of acknowledged estimates. */
	photosMissing: number;
	damaged: number;
	slowestReadyMs: number;
}

interface Storm {
	home: ServerHome;
	over: boolean;
	/** The reference that each key was acknowledged with. */
	acknowledged: Map<string, string>;
	/** How many photos were sent with each estimate, by the token that it was acknowledged with. */
	estimates: Map<string, number>;
	sentAgain: number;
	refused: number;
}

/** Visitors send without pause while the server is killed at random moments and started again on the same data. */
export function runKillStorm({ kills, clients }: { kills: number; clients: number }): Promise<KillStormFigures> {
	return withServerHome({}, async (home) => {
		const storm: Storm = { home, over: false, acknowledged: new Map(), estimates: new Map(), sentAgain: 0, refused: 0 };
		const readyTimes: number[] = [];
		let damaged = 0;
		let server: ServerProcess = await startProcess(home);
		const visitors = Array.from({ length: clients }, (_, index) => {
			const door = index % 2 === 0 ? "page" : "data";
			return index % 4 < 2 ? visit(storm, door) : askForEstimates(storm, door);
		});
		try {
			for (let kill = 0; kill < kills; kill++) {
				await sleep(randomInt(20, 700));
				await server.kill();
				if (!(await isSoundAfterKill(home.data))) damaged++;
				server = await startProcess(home);
				readyTimes.push(server.readyMs);
			}
			storm.over = true;
			await Promise.all(visitors);
		} finally {
			storm.over = true;
			await server.kill();
			await Promise.allSettled(visitors);
		}
		const { acknowledged, estimates, sentAgain, refused } = storm;
		return {
			kills,
			acknowledged: acknowledged.size + estimates.size,
			estimates: estimates.size,
			sentAgain,
			refused,
			...compare(home.data, storm),
			damaged,
			slowestReadyMs: largest(readyTimes),
		};
	});
}

/** Every other form was opened a while ago: its lead writes mails too, in the same transaction. */
async function visit(storm: Storm, door: Door): Promise<void> {
	const { home } = storm;
	for (let turn = 0; !storm.over; turn++) {
		const key = turn % 2 === 0 ? await agedKey(home.data) : await takeKey(home.origin).catch(() => null);
		if (key) await sendUntilKept(storm, door, key);
		else await sleep(50);
	}
}

async function sendUntilKept(storm: Storm, door: Door, key: string): Promise<void> {
	const message = `Bonjour, ${randomUUID()}`;
	const reference = await untilKept(storm, () => send(storm.home.origin, { key, message }, door));
	if (reference) storm.acknowledged.set(idOfKey(key), reference);
}

/** All the steps of an estimate. Every third one has photos, which become the lead's when it is sent. */
async function askForEstimates(storm: Storm, door: Door): Promise<void> {
	const { home } = storm;
	for (let turn = 0; !storm.over; turn++) {
		const prepared = await prepare(storm, turn % 3 === 0 ? 2 : 0);
		if (!prepared) continue;
		const fields = { key: await agedKey(home.data), name: `Jeanne ${randomUUID()}` };
		const token = await untilKept(storm, () => sendEstimate(home.origin, prepared, fields, door));
		if (token) storm.estimates.set(token, prepared.photos);
	}
}

async function prepare({ home }: Storm, photos: number): Promise<PreparedEstimate | null> {
	try {
		return await prepareEstimate(home.origin, photos);
	} catch {
		await sleep(50);
		return null;
	}
}

/** Sends the same again until it is acknowledged. */
async function untilKept(storm: Storm, sending: () => Promise<SendingAnswer>): Promise<string | null> {
	// A visitor who gives up is counted neither way: the server is then gone for good.
	for (let tries = 0; tries < 400; tries++) {
		try {
			const { reference } = await sending();
			if (reference) return reference;
			storm.refused++;
		} catch (error) {
			if (!isRefusal(error)) storm.sentAgain++;
		}
		if (storm.over && tries > 100) return null;
		await sleep(50);
	}
	return null;
}

/** Nobody listened: nothing had left the browser yet. */
function isRefusal(error: unknown): boolean {
	const { cause } = error as { cause?: { code?: string } };
	return cause?.code === "ECONNREFUSED";
}

function compare(data: string, { acknowledged, estimates }: Storm) {
	const leads = readLeads(data);
	const byToken = new Map(leads.map((lead) => [lead.followToken, lead]));
	const photos = readPhotoIds(data);
	const lost = [...estimates.keys()].filter((token) => !byToken.has(token));
	const photosMissing = [...estimates].filter(([token, count]) => {
		const lead = byToken.get(token);
		const kept = photos.get(lead?.idempotencyKey ?? "") ?? [];
		return lead && (lead.photos.length !== count || !lead.photos.every((id) => kept.includes(id)));
	});
	const byKey = Map.groupBy(leads, ({ idempotencyKey }) => idempotencyKey);
	const mails = Map.groupBy(readOutbox(data), ({ leadId }) => leadId);
	const missing = [...acknowledged].filter(
		([key, reference]) => !byKey.get(key)?.some((lead) => lead.reference === reference),
	);
	// Of flagged leads, staff may be told, the visitor never.
	const incomplete = leads.filter(({ idempotencyKey, spam }) => {
		const count = mails.get(idempotencyKey)?.length ?? 0;
		return spam.length > 0 ? count > 1 : count !== 2;
	});
	const orphans = [...mails.keys()].filter((leadId) => !byKey.has(leadId));
	return {
		missing: missing.length + lost.length,
		photosMissing: photosMissing.length,
		duplicates: leads.length - byKey.size,
		halfKept: incomplete.length + orphans.length,
	};
}

export async function killStormReport(size: { kills: number; clients: number }): Promise<FaultReport> {
	const figures = await runKillStorm(size);
	return {
		title: `SIGKILL storm: ${size.kills} kills, ${size.clients} clients, half without JavaScript, half ask for estimates`,
		figures: [
			atLeast("acknowledged leads", figures.acknowledged, size.kills),
			atLeast("of these estimates", figures.estimates, size.kills),
			atLeast("sent again after a cut", figures.sentAgain, 1),
			exactly("acknowledged leads missing", figures.missing, 0),
			exactly("duplicates per key or draft", figures.duplicates, 0),
			exactly("estimates with photos missing", figures.photosMissing, 0),
			exactly("leads and mails kept by half", figures.halfKept, 0),
			exactly("answers other than an acknowledgement", figures.refused, 0),
			exactly("integrity check failed after a kill", figures.damaged, 0),
			atMost("slowest start to ready", figures.slowestReadyMs, 3000, " ms"),
		],
	};
}
