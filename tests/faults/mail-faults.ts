import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { freePort } from "../../scripts/free-port.ts";
import { atLeast, exactly, type FaultReport, type Figure } from "./figures.ts";
import { withOutboxWorker } from "./mail-server.ts";
import { withServerHome } from "./server-process.ts";
import { type ReceivedMail, type SmtpMood, startSmtpSink } from "./smtp-sink.ts";
import { readOutbox } from "./stored-leads.ts";

const leads = 3;
const mails = 2 * leads;

/** The SMTP server fails in several ways, then recovers: no mail is lost, and repeats have the same Message-ID. */
export async function mailFaults(): Promise<FaultReport[]> {
	const outages: (SmtpMood | "refused")[] = ["refused", "hung", "later", "cut"];
	const reports: FaultReport[] = [];
	for (const outage of outages) reports.push(await recovery(outage));
	return [...reports, await deadLetters()];
}

const titles: Record<SmtpMood | "refused", string> = {
	refused: "SMTP: connection refused, then up",
	hung: "SMTP: no greeting, then up",
	later: "SMTP: 451, then up",
	cut: "SMTP: connection cut after the message, then up",
	never: "SMTP: 550",
	up: "SMTP: up",
};

function recovery(outage: SmtpMood | "refused"): Promise<FaultReport> {
	return withServerHome({}, async ({ data }) => {
		const smtpPort = await freePort();
		let sink = outage === "refused" ? null : await startSmtpSink(smtpPort, outage);
		try {
			return await withOutboxWorker({ data, smtpPort }, async (outbox) => {
				await outbox.receive(leads);
				await outbox.round();
				const during = readOutbox(data);
				sink ??= await startSmtpSink(smtpPort);
				sink.mood = "up";
				await outbox.drain();
				const after = readOutbox(data);
				const repeats = sink.received.length - mails;
				return {
					title: titles[outage],
					figures: [
						exactly("delayed with a reason during the outage", during.filter(isDelayed).length, mails),
						...deliveryFigures(after, sink.received),
						...(outage === "cut" ? [atLeast("repeats, recognisable", repeats, 1)] : []),
					],
				};
			});
		} finally {
			await sink?.stop();
		}
	});
}

function isDelayed({ status, lastError, attempts }: OutboxEntry): boolean {
	return status === "pending" && attempts === 1 && lastError !== null;
}

export function deliveryFigures(outbox: readonly OutboxEntry[], received: readonly ReceivedMail[]): Figure[] {
	const expected = new Set(outbox.map(({ messageId }) => messageId));
	const arrived = Map.groupBy(received, ({ messageId }) => messageId);
	const strangers = [...arrived].filter(
		([messageId, copies]) => !expected.has(messageId) || new Set(copies.map(({ to }) => to)).size > 1,
	);
	return [
		exactly("mails marked sent", outbox.filter(({ status }) => status === "sent").length, expected.size),
		exactly("mails never received", [...expected].filter((messageId) => !arrived.has(messageId)).length, 0),
		exactly("mails with another Message-ID or recipient", strangers.length, 0),
	];
}

/** A mail to a recipient that does not exist is not retried: it becomes a dead letter with its reason. */
function deadLetters(): Promise<FaultReport> {
	return withServerHome({}, async ({ data }) => {
		const smtpPort = await freePort();
		const sink = await startSmtpSink(smtpPort, "never");
		try {
			return await withOutboxWorker({ data, smtpPort }, async (outbox) => {
				await outbox.receive(leads);
				await outbox.round();
				sink.mood = "up";
				await outbox.drain();
				const dead = await outbox.store.query("outbox", {
					where: [{ field: "status", is: "=", value: "dead" }],
				});
				return {
					title: titles.never,
					figures: [
						exactly("dead letters in the store", dead.documents.length, mails),
						exactly("of them with a reason", dead.documents.filter((mail) => mail.data.lastError).length, mails),
						exactly("sent to nevertheless", sink.received.length, 0),
					],
				};
			});
		} finally {
			await sink.stop();
		}
	});
}
