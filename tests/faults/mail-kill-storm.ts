import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.ts";
import { atLeast, atMost, exactly, type FaultReport, largest } from "./figures.ts";
import { deliveryFigures } from "./mail-faults.ts";
import { staffAddress, withOutboxWorker } from "./mail-server.ts";
import { startProcess, withServerHome } from "./server-process.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";
import { isSoundAfterKill, readOutbox } from "./stored-leads.ts";

/** More than can be sent between two kills, so that each kill interrupts mails in flight. */
const leadsPerKill = 40;
const slowness = 40;

/** Kills the server repeatedly while it sends mails. */
export async function mailKillStorm({ kills }: { kills: number }): Promise<FaultReport> {
	const smtpPort = await freePort();
	const sink = await startSmtpSink(smtpPort, "up", slowness);
	try {
		const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, STAFF_EMAIL: staffAddress };
		return await withServerHome(env, async (home) => {
			const { data } = home;
			await withOutboxWorker({ data, smtpPort }, ({ receive }) => receive(leadsPerKill * kills));
			const readyTimes: number[] = [];
			let [damaged, underWay] = [0, 0];
			for (let kill = 0; kill < kills; kill++) {
				const server = await startProcess(home);
				readyTimes.push(server.readyMs);
				try {
					await waitForMail(sink, randomInt(1, 30));
				} finally {
					await server.kill();
				}
				if (readOutbox(data).some(isUnderWay)) underWay++;
				if (!(await isSoundAfterKill(data))) damaged++;
			}
			// The claims of a killed worker expire after two minutes; `drain` moves the clock past them.
			await withOutboxWorker({ data, smtpPort }, ({ drain }) => drain());
			const outbox = readOutbox(data);
			return {
				title: `server killed ${kills} times while ${outbox.length} mails go out`,
				figures: [
					atLeast("kills that hit a mail under way", underWay, Math.ceil(kills / 2)),
					...deliveryFigures(outbox, sink.received),
					atLeast("repeats, recognisable", sink.received.length - outbox.length, 0),
					exactly("integrity check failed after a kill", damaged, 0),
					atMost("slowest start to ready, mails waiting", largest(readyTimes), 3000, " ms"),
				],
			};
		});
	} finally {
		await sink.stop();
	}
}

async function waitForMail(sink: SmtpSink, count: number): Promise<void> {
	const [before, deadline] = [sink.received.length, Date.now() + 10_000];
	while (sink.received.length < before + count && Date.now() < deadline) await sleep(5);
	await sleep(randomInt(slowness));
}

function isUnderWay({ status, attempts }: { status: string; attempts: number }): boolean {
	return status === "pending" && attempts > 0;
}
