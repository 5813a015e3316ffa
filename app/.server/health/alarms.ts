import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type HealthCause, healthCauses } from "#app/model/insights/health.ts";
import type { Clock, Mailer } from "#app/model/ports.ts";
import type { Log } from "../log.ts";
import { writeAlarm } from "./alarm-mail.ts";

export interface Alarms {
	/** Mails the owner what is new among these problems, and what is over. */
	report(problems: readonly HealthCause[]): Promise<void>;
}

interface Parts {
	mailer: Pick<Mailer, "send">;
	clock: Clock;
	log: Log;
	directory: string;
	from: string;
	to: string;
	origin: string;
}

/** By cause: when the owner was last told, and whether they wait to hear that it is over. */
const schema = z.partialRecord(z.enum(healthCauses), z.object({ mailedAt: z.iso.datetime(), isOpen: z.boolean() }));

type Told = z.infer<typeof schema>;

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

/**
 * Straight through the mailer: the outbox is in the store, which may be what is broken. A cause that comes back is told
 * once an hour at most, one that lasts once a day. Remembered in a file, so that a server that restarts over and over
 * does not mail each time; without a disk to write to, in memory.
 */
export function createAlarms(parts: Parts): Alarms {
	const { clock, directory, log } = parts;
	const path = join(directory, "alarms.json");
	let told: Told | null = null;

	async function report(problems: readonly HealthCause[]): Promise<void> {
		told ??= await read(path);
		const now = clock.now();
		const present = told;
		const begun = problems.filter((cause) => isDue(present[cause], now));
		const over = healthCauses.filter((cause) => present[cause]?.isOpen && !problems.includes(cause));
		if (begun.length > 0 && (await send("begun", begun))) {
			for (const cause of begun) present[cause] = { mailedAt: now.toISOString(), isOpen: true };
		} else if (begun.length > 0) return;
		if (over.length > 0 && (await send("over", over))) {
			for (const cause of over) present[cause] = { mailedAt: present[cause]?.mailedAt ?? "", isOpen: false };
		}
		if (begun.length + over.length > 0)
			await keep(path, present).catch((error: unknown) => log.error("alarms not saved", error));
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

function isDue(told: Told[HealthCause], now: Date): boolean {
	if (!told) return true;
	return now.getTime() - Date.parse(told.mailedAt) >= (told.isOpen ? oneDay : oneHour);
}

async function read(path: string): Promise<Told> {
	try {
		return schema.parse(JSON.parse(await readFile(path, "utf8")));
	} catch {
		return {};
	}
}

async function keep(path: string, told: Told): Promise<void> {
	const partial = `${path}.${randomUUID()}.tmp`;
	try {
		await writeFile(partial, JSON.stringify(told), { mode: 0o600 });
		await rename(partial, path);
	} catch (error) {
		await rm(partial, { force: true }).catch(() => {});
		throw error;
	}
}
