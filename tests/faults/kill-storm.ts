import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { agedKey, type Door, idOfKey, send, takeKey } from "./contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "./figures.ts";
import { type ServerHome, type ServerProcess, startProcess, withServerHome } from "./server-process.ts";
import { isSoundAfterKill, readLeads, readOutbox } from "./stored-leads.ts";

export interface KillStormFigures {
	kills: number;
	acknowledged: number;
	/** Sendings whose connection broke and which were sent again with the same key. */
	sentAgain: number;
	/** Answers that were neither an acknowledgement nor a broken connection. */
	refused: number;
	missing: number;
	duplicates: number;
	/** Leads without their mails, or mails without their lead. */
	halfKept: number;
	damaged: number;
	slowestReadyMs: number;
}

interface Storm {
	home: ServerHome;
	over: boolean;
	/** The reference that each key was acknowledged with. */
	acknowledged: Map<string, string>;
	sentAgain: number;
	refused: number;
}

/** Visitors send without pause while the server is killed at random moments and started again on the same data. */
export function runKillStorm({ kills, clients }: { kills: number; clients: number }): Promise<KillStormFigures> {
	return withServerHome({}, async (home) => {
		const storm: Storm = { home, over: false, acknowledged: new Map(), sentAgain: 0, refused: 0 };
		const readyTimes: number[] = [];
		let damaged = 0;
		let server: ServerProcess = await startProcess(home);
		const visitors = Array.from({ length: clients }, (_, index) => visit(storm, index % 2 === 0 ? "page" : "data"));
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
		const { acknowledged, sentAgain, refused } = storm;
		return {
			kills,
			acknowledged: acknowledged.size,
			sentAgain,
			refused,
			...compare(home.data, acknowledged),
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
	// A visitor who gives up is counted neither way: the server is then gone for good.
	for (let tries = 0; tries < 400; tries++) {
		try {
			const { reference } = await send(storm.home.origin, { key, message }, door);
			if (reference) {
				storm.acknowledged.set(idOfKey(key), reference);
				return;
			}
			storm.refused++;
		} catch (error) {
			if (!isRefusal(error)) storm.sentAgain++;
		}
		if (storm.over && tries > 100) return;
		await sleep(50);
	}
}

/** Nobody listened: nothing had left the browser yet. */
function isRefusal(error: unknown): boolean {
	const { cause } = error as { cause?: { code?: string } };
	return cause?.code === "ECONNREFUSED";
}

function compare(data: string, acknowledged: ReadonlyMap<string, string>) {
	const leads = readLeads(data);
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
		missing: missing.length,
		duplicates: leads.length - byKey.size,
		halfKept: incomplete.length + orphans.length,
	};
}

export async function killStormReport(size: { kills: number; clients: number }): Promise<FaultReport> {
	const figures = await runKillStorm(size);
	return {
		title: `SIGKILL storm during form posts: ${size.kills} kills, ${size.clients} clients, half without JavaScript`,
		figures: [
			atLeast("acknowledged leads", figures.acknowledged, size.kills),
			atLeast("sent again after a cut", figures.sentAgain, 1),
			exactly("acknowledged leads missing", figures.missing, 0),
			exactly("duplicates per key", figures.duplicates, 0),
			exactly("leads and mails kept by half", figures.halfKept, 0),
			exactly("answers other than an acknowledgement", figures.refused, 0),
			exactly("integrity check failed after a kill", figures.damaged, 0),
			atMost("slowest start to ready", figures.slowestReadyMs, 3000, " ms"),
		],
	};
}
