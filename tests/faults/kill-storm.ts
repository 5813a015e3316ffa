import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { agedKey, type Channel, idOfKey, type SendingAnswer, send, takeKey } from "./contact-visitor.ts";
import { type PreparedEstimate, prepareEstimate, sendEstimate } from "./estimate-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "./figures.ts";
import { killWhileWorking } from "./kill-while-working.ts";
import { type ServerHome, startProcess, withServerHome } from "./server-process.ts";
import { readLeads, readOutbox, readPhotoIds } from "./stored-leads.ts";

interface KillStormFigures {
	kills: number;
	acknowledged: number;
	/** The estimates among the acknowledged leads. */
	estimates: number;
	/** Forms sent again with the same idempotency key after their connection broke. */
	sentAgain: number;
	/** Responses without an acknowledgement; broken connections are not counted. */
	refused: number;
	missing: number;
	duplicates: number;
	/** Leads stored without their mails, or mails without their lead. */
	halfKept: number;
	/** Acknowledged estimates whose photos are incomplete. */
	photosMissing: number;
	damaged: number;
	slowestReadyMs: number;
}

interface Storm {
	home: ServerHome;
	over: boolean;
	/** The acknowledged reference of each idempotency key. */
	acknowledged: Map<string, string>;
	/** The number of photos sent with each estimate, by its acknowledged token. */
	estimates: Map<string, number>;
	sentAgain: number;
	refused: number;
}

/** Visitors send leads continuously while the server is killed at random moments and restarted on the same data. */
export function runKillStorm({ kills, clients }: { kills: number; clients: number }): Promise<KillStormFigures> {
	return withServerHome({}, async (home) => {
		const storm: Storm = { home, over: false, acknowledged: new Map(), estimates: new Map(), sentAgain: 0, refused: 0 };
		const server = await startProcess(home);
		const visitors = Array.from({ length: clients }, (_, index) => {
			const channel = index % 2 === 0 ? "page" : "data";
			return index % 4 < 2 ? visit(storm, channel) : askForEstimates(storm, channel);
		});
		const { damaged, readyTimes } = await killWhileWorking(server, storm, visitors, { kills, pause: [20, 700] });
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

/** Every other form has an aged key: its lead is stored with its mails in the same transaction. */
async function visit(storm: Storm, channel: Channel): Promise<void> {
	const { home } = storm;
	for (let turn = 0; !storm.over; turn++) {
		const key = turn % 2 === 0 ? await agedKey(home.data) : await takeKey(home.origin).catch(() => null);
		if (key) await sendUntilKept(storm, channel, key);
		else await sleep(50);
	}
}

async function sendUntilKept(storm: Storm, channel: Channel, key: string): Promise<void> {
	const message = `Bonjour, ${randomUUID()}`;
	const reference = await untilKept(storm, () => send(storm.home.origin, { key, message }, channel));
	if (reference) storm.acknowledged.set(idOfKey(key), reference);
}

/** Sends all steps of estimates. Every third one has photos, which the lead owns once it is sent. */
async function askForEstimates(storm: Storm, channel: Channel): Promise<void> {
	const { home } = storm;
	for (let turn = 0; !storm.over; turn++) {
		const prepared = await prepare(storm, turn % 3 === 0 ? 2 : 0);
		if (!prepared) continue;
		const fields = { key: await agedKey(home.data), name: `Jeanne ${randomUUID()}` };
		const token = await untilKept(storm, () => sendEstimate(home.origin, prepared, fields, channel));
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

/** Retries the same form until it is acknowledged. */
export async function untilKept(
	storm: Pick<Storm, "over" | "sentAgain" | "refused">,
	sending: () => Promise<SendingAnswer & { isGone?: boolean }>,
): Promise<string | "gone" | null> {
	// A visitor who gives up after the last try is not counted: the server is then gone for good.
	for (let tries = 0; tries < 400; tries++) {
		try {
			const { reference, isGone } = await sending();
			if (reference) return reference;
			if (isGone) return "gone";
			storm.refused++;
		} catch (error) {
			if (!isRefusal(error)) storm.sentAgain++;
		}
		if (storm.over && tries > 100) return null;
		await sleep(50);
	}
	return null;
}

/** True when no server was listening: no byte of the form was sent. */
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
	// A flagged lead may have a mail to the team, but none to the visitor.
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
