import { join } from "node:path";
import { z } from "zod";
import { type HealthCause, healthCauses } from "#app/model/insights/health.ts";
import type { Clock, Mailer } from "#app/model/ports.ts";
import { readJsonFile, writeJsonFile } from "../json-file.ts";
import type { Log } from "../log.ts";
import { type AlarmSender, writeAlarm } from "./alarm-mail.ts";

export interface Alarms {
	/**
	 * Mails the owner which of these problems are new and which earlier ones are over. A problem outside of `judged` is
	 * never called over: the caller did not look for it.
	 */
	report(problems: readonly HealthCause[], judged?: readonly HealthCause[]): Promise<void>;
}

interface Parts {
	mailer: Pick<Mailer, "send">;
	clock: Clock;
	log: Log;
	directory: string;
	company: AlarmSender["company"];
	origin: string;
}

/** By cause: time of the last mail, and whether the mail that it is over is still to be sent. */
const schema = z.partialRecord(z.enum(healthCauses), z.object({ mailedAt: z.iso.datetime(), isOpen: z.boolean() }));

type Told = z.infer<typeof schema>;

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

/**
 * Sends directly with the mailer: the outbox is in the store, which may be the broken part. A recurring cause is mailed
 * at most once an hour, a lasting one once a day. The state is kept in a file, so that a server in a restart loop does
 * not mail each time; when the disk is not writable, in memory.
 */
export function createAlarms(parts: Parts): Alarms {
	const { clock, directory, log } = parts;
	const path = join(directory, "alarms.json");
	let told: Told | null = null;

	async function report(
		problems: readonly HealthCause[],
		judged = healthCauses as readonly HealthCause[],
	): Promise<void> {
		told ??= (await readJsonFile(path, schema)) ?? {};
		const now = clock.now();
		const present = told;
		const begun = problems.filter((cause) => isDue(present[cause], now));
		const over = judged.filter((cause) => present[cause]?.isOpen && !problems.includes(cause));
		if (begun.length > 0 && (await send("begun", begun))) {
			for (const cause of begun) present[cause] = { mailedAt: now.toISOString(), isOpen: true };
		} else if (begun.length > 0) return;
		if (over.length > 0 && (await send("over", over))) {
			for (const cause of over) present[cause] = { mailedAt: present[cause]?.mailedAt ?? "", isOpen: false };
		}
		if (begun.length + over.length > 0)
			await writeJsonFile(path, present).catch((error: unknown) => log.error("alarms not saved", error));
	}

	async function send(kind: "begun" | "over", causes: readonly HealthCause[]): Promise<boolean> {
		const result = await parts.mailer.send(writeAlarm(kind, causes, parts));
		const fields = { causes: causes.join(" ") };
		if (result.kind === "sent") log.info(kind === "begun" ? "alarm mailed" : "all-clear mailed", fields);
		else log.error("alarm not mailed", result.reason, fields);
		return result.kind === "sent";
	}

	return { report };
}

/** A mail with a date in the future was sent before the clock was set back. */
function isDue(told: Told[HealthCause], now: Date): boolean {
	if (!told) return true;
	return Math.abs(now.getTime() - Date.parse(told.mailedAt)) >= (told.isOpen ? oneDay : oneHour);
}
