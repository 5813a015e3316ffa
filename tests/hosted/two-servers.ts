import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import { freePort } from "../../scripts/free-port.ts";
import { agedKey, type Channel, idOfKey, send } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "../faults/figures.ts";
import { deliveryFigures } from "../faults/mail-faults.ts";
import { staffAddress } from "../faults/mail-server.ts";
import type { ServerProcess } from "../faults/server-process.ts";
import { type SmtpSink, startSmtpSink } from "../faults/smtp-sink.ts";
import { type HostedSite, withHostedSite } from "./hosted-site.ts";

interface Storm {
	site: HostedSite;
	over: boolean;
	/** References of acknowledged leads, by idempotency key. */
	acknowledged: Map<string, string>;
	sentAgain: number;
}

/** Longer than the lease that a dead worker holds on a mail. */
const standstill = 180_000;
const slowness = 20;

/** Without kills: every lead sent to any server is stored once and mailed once. */
export async function mailedOnce({ leads }: { leads: number }): Promise<FaultReport> {
	return withMailedSite(async (site, sink) => {
		const servers = await startAll(site);
		try {
			const storm = newStorm(site);
			await Promise.all(
				Array.from({ length: 8 }, async (_, visitor) => {
					for (let sent = visitor; sent < leads; sent += 8) await sendUntilKept(storm, sent % 2 ? "page" : "data");
				}),
			);
			await delivered(site);
			const outbox = await site.read("outbox");
			const claims = servers.map((server) => server.output().match(/"mail sent"/g)?.length ?? 0);
			return {
				title: `${leads} requests to two servers on one Firestore database`,
				figures: [
					...keptFigures(storm, await site.read("leads"), outbox),
					exactly("mails for them", outbox.length, leads * 2),
					exactly("received by the mail server", sink.received.length, leads * 2),
					...deliveryFigures(outbox, sink.received),
					atLeast("mails sent by the server that sent fewer", Math.min(...claims), 1),
				],
			};
		} finally {
			await Promise.all(servers.map((server) => server.kill()));
		}
	});
}

/** Kills servers at random moments, every fifth time both, while clients send leads without pause. */
export async function killedInTurn({ kills, clients }: { kills: number; clients: number }): Promise<FaultReport> {
	return withMailedSite(async (site, sink) => {
		const servers = await startAll(site);
		const storm = newStorm(site);
		const visitors = Array.from({ length: clients }, (_, index) => visit(storm, index % 2 ? "page" : "data"));
		const readyTimes: number[] = [];
		try {
			for (let kill = 0; kill < kills; kill++) {
				await sleep(randomInt(100, 900));
				const chosen = kill % 5 === 4 ? [0, 1] : [randomInt(site.servers)];
				await Promise.all(chosen.map((one) => servers[one]?.kill()));
				for (const one of chosen) {
					const server = await site.start(one);
					servers[one] = server;
					readyTimes.push(server.readyMs);
				}
			}
			storm.over = true;
			await Promise.all(visitors);
			await delivered(site);
			const outbox = await site.read("outbox");
			return {
				title: `two servers on one Firestore database, ${kills} kills, ${clients} clients`,
				figures: [
					atLeast("acknowledged leads", storm.acknowledged.size, kills),
					atLeast("sent again after a cut", storm.sentAgain, 1),
					...keptFigures(storm, await site.read("leads"), outbox),
					...deliveryFigures(outbox, sink.received),
					// At most the mails that a killed server had sent but not yet marked as sent, four at a time.
					atMost("repeats, recognisable", sink.received.length - outbox.length, readyTimes.length * 4),
					atMost("slowest start to ready", largest(readyTimes), 90_000, " ms"),
				],
			};
		} finally {
			storm.over = true;
			await Promise.all(servers.map((server) => server.kill()));
			await Promise.allSettled(visitors);
		}
	});
}

async function withMailedSite(work: (site: HostedSite, sink: SmtpSink) => Promise<FaultReport>): Promise<FaultReport> {
	const smtpPort = await freePort();
	const sink = await startSmtpSink(smtpPort, "up", slowness);
	try {
		const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, STAFF_EMAIL: staffAddress };
		return await withHostedSite({ servers: 2, env }, (site) => work(site, sink));
	} finally {
		await sink.stop();
	}
}

async function startAll(site: HostedSite): Promise<ServerProcess[]> {
	const servers: ServerProcess[] = [];
	for (let one = 0; one < site.servers; one++) servers.push(await site.start(one));
	return servers;
}

function newStorm(site: HostedSite): Storm {
	return { site, over: false, acknowledged: new Map(), sentAgain: 0 };
}

async function visit(storm: Storm, channel: Channel): Promise<void> {
	while (!storm.over) {
		await sendUntilKept(storm, channel);
		await sleep(20);
	}
}

/** Sends the same form again after a cut connection or a gateway error from nginx. */
async function sendUntilKept(storm: Storm, channel: Channel): Promise<void> {
	const { origin, data } = storm.site;
	const [key, message] = [await agedKey(data), `Bonjour, ${randomUUID()}`];
	// A visitor who gives up after 200 tries is not counted: the servers are then gone for good.
	for (let tries = 0; tries < 200; tries++) {
		const answer = await send(origin, { key, message }, channel).catch(() => null);
		if (answer?.reference) {
			storm.acknowledged.set(idOfKey(key), answer.reference);
			return;
		}
		storm.sentAgain++;
		await sleep(100);
	}
}

function keptFigures({ acknowledged }: Storm, leads: readonly Lead[], outbox: readonly OutboxEntry[]) {
	const byKey = Map.groupBy(leads, ({ idempotencyKey }) => idempotencyKey);
	const mails = Map.groupBy(outbox, ({ leadId }) => leadId);
	const missing = [...acknowledged].filter(
		([key, reference]) => !byKey.get(key)?.some((lead) => lead.reference === reference),
	);
	const halfKept = leads.filter(({ idempotencyKey }) => mails.get(idempotencyKey)?.length !== 2);
	const orphans = [...mails.keys()].filter((id) => !byKey.has(id));
	return [
		exactly("acknowledged leads missing", missing.length, 0),
		exactly("duplicates per key", leads.length - byKey.size, 0),
		exactly("leads and mails kept by half", halfKept.length + orphans.length, 0),
	];
}

/** Waits until no mail is pending, or none was sent for a long time. */
async function delivered(site: HostedSite): Promise<void> {
	let waiting = Number.POSITIVE_INFINITY;
	for (let since = Date.now(); waiting > 0 && Date.now() - since < standstill; await sleep(500)) {
		const outbox = await site.read("outbox");
		const now = outbox.filter(({ status }) => status === "pending").length;
		if (now < waiting) since = Date.now();
		waiting = now;
	}
}
