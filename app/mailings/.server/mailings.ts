import type { Log } from "#app/.server/log.ts";
import { areSendingHours } from "#app/model/mailings/mail-series.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { dueJobs, remindOf } from "./remind-due.ts";
import { tellWaiting, type WaitingParts, waitingLeads } from "./tell-waiting.ts";
import { createWalk } from "./walk.ts";

interface MadeMails {
	reminders: number;
	areas: number;
}

interface Mailings {
	/** Makes the mails that are due, at most fifty of each series. Meant to run every minute. */
	run(): Promise<MadeMails>;
	/** The next run looks at everything: a series was turned on, or the service area changed. */
	wake(): void;
}

export function createMailings(parts: WaitingParts, log: Pick<Log, "error">): Mailings {
	const { store, clock } = parts;
	const due = createWalk<"jobs">(
		(page) => dueJobs(store, dayInMontreal(clock.now()), page),
		(job) => remindOf(parts, job),
		(job, error) => log.error("reminder not decided", error, { job }),
	);
	const waiting = createWalk<"leads">(
		(page) => waitingLeads(store, page),
		(lead) => tellWaiting(parts, lead),
		(lead, error) => log.error("entry of the waiting list not decided", error, { lead }),
	);
	return {
		async run() {
			const now = clock.now();
			return { reminders: areSendingHours(now) ? await due.run(now) : 0, areas: await waiting.run(now) };
		},
		wake() {
			due.wake();
			waiting.wake();
		},
	};
}
