import { readBackupFailure, recordBackupFailure } from "#app/.server/backup-record.ts";
import { createAlarms } from "#app/.server/health/alarms.ts";
import { createLog } from "#app/.server/log.ts";
import { openMailer } from "#app/.server/mail/open-mailer.ts";
import { readOwnConfig } from "./open-data.ts";

/**
 * `node scripts/backup-failed.ts`: started by systemd when the backup unit fails, including a timeout or a kill that
 * the backup itself could not record. A running server mails the owner; without one, this command does.
 */
const config = readOwnConfig();
const { DATA_DIR: directory, MAIL_FROM: from, STAFF_EMAIL: to, origin, PORT } = config;
const failure = { at: new Date().toISOString(), reason: "the backup was stopped before it finished" };
if (!(await readBackupFailure(directory))) {
	// A full disk prevents recording the failure: only the mail is left.
	await recordBackupFailure(directory, failure).catch((error: Error) => console.error(error.message));
}
if (!((await readBackupFailure(directory)) && (await isServing()))) {
	const [mailer, log, clock] = [await openMailer(config), createLog(), { now: () => new Date() }];
	await createAlarms({ mailer, log, clock, directory, from, to, origin }).report(["backup"]);
	// The SMTP connection pool would keep the process alive.
	process.exit();
}

async function isServing(): Promise<boolean> {
	return fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
		({ ok }) => ok,
		() => false,
	);
}
