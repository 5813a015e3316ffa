import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../scripts/free-port.ts";
import { exactly, type FaultReport } from "./figures.ts";
import { withServer, withServerHome } from "./server-process.ts";
import { type ReceivedMail, startSmtpSink } from "./smtp-sink.ts";
import { databaseOf } from "./stored-leads.ts";
import { eventually } from "./wait.ts";

const owner = "proprietaire@airelle.example";
const timeout = 90_000;

/** While the store is locked no mail can be queued: the alarm to the owner is sent directly over real SMTP. */
export async function ownerMailed(): Promise<FaultReport> {
	const port = await freePort();
	const sink = await startSmtpSink(port);
	try {
		const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, STAFF_EMAIL: owner };
		return await withServerHome(env, (home) =>
			withServer(home, async ({ isAlive }) => {
				const holder = new DatabaseSync(databaseOf(home.data), { timeout: 1000 });
				holder.exec("BEGIN EXCLUSIVE");
				const alarmed = await eventually(() => alarms(sink.received).length > 0, timeout);
				const whileLocked = alarms(sink.received).length;
				holder.exec("ROLLBACK");
				holder.close();
				const reassured = await eventually(() => alarms(sink.received).length > whileLocked, timeout);
				const strangers = sink.received.filter(({ to }) => to !== owner).length;
				return {
					title: "store locked: mail to the owner over real SMTP",
					figures: [
						exactly("mailed while the store is locked", Number(alarmed), 1),
						exactly("mails for one cause", whileLocked, 1),
						exactly("mailed that it works again", Number(reassured), 1),
						exactly("mails to anybody else", strangers, 0),
						exactly("server deaths", isAlive() ? 0 : 1, 0),
					],
				};
			}),
		);
	} finally {
		await sink.stop();
	}
}

function alarms(received: readonly ReceivedMail[]): readonly ReceivedMail[] {
	return received.filter(({ messageId, to }) => to === owner && messageId.startsWith("<alarm-"));
}
