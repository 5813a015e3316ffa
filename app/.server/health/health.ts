import { type HealthCause, healthCauses } from "#app/model/insights/health.ts";
import type { Log } from "../log.ts";
import type { Alarms } from "./alarms.ts";

export interface Health {
	/** Current problems, cached for a few seconds so that frequent requests add no load on the store. */
	problems(): Promise<readonly HealthCause[]>;
	/** False when the last database check found damage; null for a hosted store. */
	isSound(): boolean | null;
	/** Starts to check at intervals and to mail the owner. */
	start(): void;
	stop(): void;
}

interface Parts {
	isSound: () => boolean | null;
	find: () => Promise<readonly HealthCause[]>;
	alarms: Pick<Alarms, "report">;
	log: Log;
	/** Interval between checks in milliseconds. */
	every: number;
	now?: () => number;
}

const freshFor = 5_000;
/** What is known while the store fails: it has the mails. */
const outsideStore = healthCauses.filter((cause) => !["store", "mails-wait", "dead-letters"].includes(cause));

export function createHealth({ find, isSound, alarms, log, every, now = () => performance.now() }: Parts): Health {
	let looking: Promise<readonly HealthCause[]> | null = null;
	let seen: { at: number; problems: readonly HealthCause[] } | null = null;
	let timer: NodeJS.Timeout | undefined;
	let before: readonly HealthCause[] = [];

	function look(): Promise<readonly HealthCause[]> {
		looking ??= find()
			.then((problems) => {
				seen = { at: now(), problems };
				return problems;
			})
			.finally(() => {
				looking = null;
			});
		return looking;
	}

	async function check(): Promise<void> {
		try {
			const problems = await look();
			if (problems.join() !== before.join()) log.info("health changed", { problems: problems.join(" ") || "none" });
			// The store may be locked for a moment: it is reported only when two checks in a row fail.
			const reported = problems.filter((cause) => cause !== "store" || before.includes(cause));
			await alarms.report(reported, problems.includes("store") ? outsideStore : healthCauses);
			before = problems;
		} catch (error) {
			log.error("health check failed", error);
		} finally {
			if (timer) timer = setTimeout(check, every).unref();
		}
	}

	return {
		isSound,
		problems: async () => (seen && now() - seen.at < freshFor ? seen.problems : look()),
		start() {
			timer ??= setTimeout(check, every).unref();
		},
		stop() {
			clearTimeout(timer);
			timer = undefined;
		},
	};
}
