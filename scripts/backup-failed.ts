import { readBackupFailure, recordBackupFailure } from "#app/.server/backup-record.ts";
import { originals } from "#app/.server/content/originals.ts";
import { openPublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { createAlarms } from "#app/.server/health/alarms.ts";
import { createLog } from "#app/.server/log.ts";
import { openMailer } from "#app/.server/mail/open-mailer.ts";
import { openStore } from "#app/.server/store/open-store.ts";
import { readOwnConfig } from "./open-data.ts";

/**
 * `node scripts/backup-failed.ts`: started by systemd when the backup unit fails, including a timeout or a kill that
 * the backup itself could not record. A running server mails the owner; without one, this command does.
 */
const config = readOwnConfig();
const log = createLog();
const { DATA_DIR: directory, origin, PORT } = config;
const failure = { at: new Date().toISOString(), reason: "the backup was stopped before it finished" };
if (!(await readBackupFailure(directory))) {
	// A full disk prevents recording the failure: only the mail is left.
	await recordBackupFailure(directory, failure).catch((error: Error) => console.error(error.message));
}
if (!((await readBackupFailure(directory)) && (await isServing()))) {
	const [mailer, clock] = [await openMailer(config), { now: () => new Date() }];
	const company = currentCompany(await readContent(), config);
	await createAlarms({ mailer, log, clock, directory, company, origin }).report(["backup"]);
	// The SMTP connection pool would keep the process alive.
	process.exit();
}

/** The original content when the store cannot be read: it may be the reason for the failure. */
async function readContent(): Promise<SiteContent> {
	try {
		const content = await openPublishedContent({ store: await openStore(config), log });
		content.stop();
		return content;
	} catch (error) {
		log.error("content not read", error);
		return createSiteContent(originals);
	}
}

async function isServing(): Promise<boolean> {
	return fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
		({ ok }) => ok,
		() => false,
	);
}
