import { readBackupFailure, recordBackupFailure } from "#app/.server/backup-record.ts";
import { createAlarms } from "#app/.server/health/alarms.ts";
import { createLog } from "#app/.server/log.ts";
import { mailAddresses } from "#app/.server/mail/mail-addresses.ts";
import { openMailer } from "#app/.server/mail/open-mailer.ts";
import { openStore } from "#app/.server/store/open-store.ts";
import { company as shipped } from "#content/company.ts";
import { readOwnConfig } from "./open-data.ts";
import { ownServer } from "./own-server.ts";
import { readCompany } from "./read-company.ts";

/**
 * `node scripts/backup-failed.ts`: started by systemd when the backup unit fails, including a timeout or a kill that
 * the backup itself could not record. A running server mails the owner; without one, this command does.
 */
const config = readOwnConfig();
const log = createLog();
const { DATA_DIR: directory, origin } = config;
const failure = { at: new Date().toISOString(), reason: "the backup was stopped before it finished" };
if (!(await readBackupFailure(directory))) {
	// A full disk prevents recording the failure: only the mail is left.
	await recordBackupFailure(directory, failure).catch((error: Error) => console.error(error.message));
}
if (!((await readBackupFailure(directory)) && (await isServing()))) {
	const [mailer, clock] = [await openMailer(config), { now: () => new Date() }];
	const company = await openStore(config)
		.then((store) => readCompany(store, config))
		.catch(withoutStore);
	await createAlarms({ mailer, log, clock, directory, company, origin }).report(["backup"], ["backup"]);
	// The SMTP connection pool would keep the process alive.
	process.exit();
}

/** An unreadable store may be why the backup failed: the settings and the address of the site are left. */
function withoutStore(error: unknown) {
	log.error("company not read", error);
	const name = new URL(origin).hostname;
	return { name, addresses: mailAddresses(config, { name, email: shipped.email }) };
}

async function isServing(): Promise<boolean> {
	return fetch(`${ownServer(config)}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
		({ ok }) => ok,
		() => false,
	);
}
