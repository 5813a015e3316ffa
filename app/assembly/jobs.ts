import type { Log } from "#app/.server/log.ts";
import type { Services } from "#app/.server/services.ts";
import { mergeOldDays } from "#app/.server/traffic/read-traffic.ts";
import { runImportJobs } from "#app/customers/.server/import/import-jobs.ts";
import { publishDue } from "#app/editing/.server/schedule.ts";
import { runAppointmentJobs } from "#app/leads/.server/appointments/appointment-jobs.ts";
import { handOverTasks } from "#app/leads/.server/tasks/hand-over.ts";
import { createTaskMailer } from "#app/leads/.server/tasks/mail-due-tasks.ts";
import { relistLeads, upgradeLeads } from "#app/leads/.server/upgrade-leads.ts";
import { createMailings } from "#app/mailings/.server/mailings.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import { purgeAndReport } from "#app/privacy/.server/retention.ts";

const oneDay = 24 * 60 * 60 * 1000;
/** The interval between checks, and so the maximum delay of a scheduled publication. */
const scheduleEvery = 5_000;
const soon = 5_000;
const oneMinute = 60_000;

/**
 * Starts the work that no request asks for. Once for each process: `npm run dev` makes a new site after each change of a
 * source, and goes on with these jobs.
 */
export async function startJobs(services: Services, log: Log): Promise<{ nextPurgeAt: () => Date }> {
	await upgradeLeads(services).catch((error: unknown) => log.error("upgrade of leads failed", error));
	const nextPurgeAt = purgeDaily(services, log);
	publishOnTime(services, log);
	mailTasks(services, log);
	watchAppointments(services, log);
	continueImports(services, log);
	mailSeries(services, log);
	return { nextPurgeAt };
}

/** Deletes expired data shortly after the start, to keep the first requests fast, then daily. Returns the next time. */
function purgeDaily(services: Services, log: Log): () => Date {
	const { clock } = services;
	let next = new Date(clock.now().getTime() + soon);
	// A step that fails does not stop the next ones.
	const attempt = (work: Promise<unknown>, event: string) => work.catch((error: unknown) => log.error(event, error));
	const purge = async () => {
		next = new Date(clock.now().getTime() + oneDay);
		await attempt(upgradeLeads(services), "upgrade of leads failed");
		await attempt(relistLeads(services), "leads not listed again");
		await attempt(handOverTasks(services, null), "tasks not handed over");
		await attempt(purgeAndReport(services, log), "purge failed");
		await attempt(mergeOldDays(services.store, clock.now()), "days not merged");
		await attempt(services.content.refreshGallery(), "gallery not refreshed");
	};
	setTimeout(() => void purge(), soon).unref();
	setInterval(() => void purge(), oneDay).unref();
	return () => next;
}

/** Publishes scheduled entries when they are due; of several instances, the first to check publishes. */
function publishOnTime(services: Services, log: Log): void {
	// An entry that fails at every look is logged at the first one.
	const failing = new Set<EntryId>();
	const onFailure = (error: unknown, id: EntryId) => {
		if (!failing.has(id)) log.error("schedule failed", error, { entry: id });
		failing.add(id);
	};
	const publishNow = async () => {
		for (const { id, outcome } of await publishDue(services, onFailure)) {
			failing.delete(id);
			log.info("scheduled", { entry: id, outcome: outcome.kind });
		}
	};
	const look = () => void publishNow().catch((error: unknown) => log.error("schedule failed", error));
	look();
	setInterval(look, scheduleEvery).unref();
}

/** Mails the tasks of the day in the morning; of several instances, the first to look makes each mail. */
function mailTasks(services: Services, log: Log): void {
	const mailDue = createTaskMailer(services);
	const look = () =>
		void mailDue()
			.then((count) => count > 0 && log.info("tasks mailed", { mails: count }))
			.catch((error: unknown) => log.error("tasks not mailed", error));
	setTimeout(look, soon).unref();
	setInterval(look, oneMinute).unref();
}

/** Reminds customers, deletes access notes and ends proposals on time; of several instances, the first to look does it. */
function watchAppointments(services: Services, log: Log): void {
	const onFailure = (error: unknown, appointment: string) =>
		log.error("appointment not looked after", error, { appointment });
	const look = () =>
		void runAppointmentJobs(services, onFailure)
			.then((done) => Object.values(done).some(Boolean) && log.info("appointments", { ...done }))
			.catch((error: unknown) => log.error("appointments not looked after", error));
	setTimeout(look, soon).unref();
	setInterval(look, oneMinute).unref();
}

/**
 * Makes the mails of series that are on: every minute, when one is turned on, and when a mail was sent whose entry is to be
 * deleted. Of several instances, the first to look makes each mail.
 */
function mailSeries(services: Services, log: Log): void {
	const mailings = createMailings(services, log);
	let isRunning = false;
	let isAsked = false;
	const look = () => {
		isAsked = isRunning;
		if (isRunning) return;
		isRunning = true;
		void mailings
			.run()
			.then((made) => Object.values(made).some(Boolean) && log.info("series mailed", { ...made }))
			.catch((error: unknown) => log.error("series not mailed", error))
			.finally(() => {
				isRunning = false;
				if (isAsked) look();
			});
	};
	services.content.onChange(() => mailings.wake());
	services.store.watch((changes, from) => {
		// A run changes the figure of its series by itself.
		const isTurned = !isRunning && changes.some(({ collection }) => collection === "mailSeries");
		const isSent = changes.some(({ kind, id }) => kind === "replace" && id.endsWith("-area-open"));
		if (isTurned) mailings.wake();
		if (from === "here" && (isTurned || isSent)) look();
	});
	setTimeout(look, soon).unref();
	setInterval(look, oneMinute).unref();
}

/** Imports, and imports that are undone: at once when a member starts one, and after a start those that were cut off. */
function continueImports(services: Services, log: Log): void {
	let isRunning = false;
	const look = () => {
		// Its own commits are changes too: the loop looks for the next part by itself.
		if (isRunning) return;
		isRunning = true;
		void runImportJobs(services, services.stopping)
			.then((parts) => parts > 0 && log.info("imports", { parts }))
			.catch((error: unknown) => log.error("import not continued", error))
			.finally(() => {
				isRunning = false;
			});
	};
	services.store.watch((changes, from) => {
		if (from === "here" && changes.some(({ collection }) => collection === "imports")) look();
	});
	setTimeout(look, soon).unref();
	setInterval(look, oneMinute).unref();
}
