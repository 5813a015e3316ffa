import { type HealthCause, healthCauses } from "#app/model/insights/health.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { readBackupFailure, readBackupRecord } from "../backup-record.ts";
import { outboxState } from "../mail/outbox-state.ts";
import type { RefusedLeads } from "../refused-leads.ts";
import { measureDisk } from "../site-status.ts";
import { canWrite } from "../store/can-write.ts";

/** In memory: a server purges soon after its start. */
export interface LastPurge {
	hasFailed: boolean;
}

interface HealthParts {
	store: DocumentStore;
	clock: Clock;
	refusedLeads: RefusedLeads;
	lastPurge: LastPurge;
	/** The data folder. */
	directory: string;
	/** Null for a hosted store: its provider checks it. */
	databaseCheck: { isSound(): boolean } | null;
}

/** The same limits as in deploy/alarms.yaml, for owners without Prometheus. */
const leastFree = 1e9;
const longestWait = 30 * 60 * 1000;
const refusedWithin = 10 * 60 * 1000;
const oldestBackup = 36 * 60 * 60 * 1000;

/** All current problems, most severe first. Never rejects: a failed check is a problem itself. */
export async function findProblems(parts: HealthParts): Promise<HealthCause[]> {
	const { store, clock, refusedLeads, lastPurge, directory, databaseCheck } = parts;
	const [writable, mails, isBackupDue, disk] = await Promise.all([
		canWrite(store),
		// The probe above reports a store that cannot be read.
		mailProblems(store, clock.now()).catch((): HealthCause[] => []),
		needsBackup(directory, clock.now()),
		measureDisk(directory),
	]);
	const found = new Set<HealthCause>(mails);
	if (!writable) found.add("store");
	if (databaseCheck && !databaseCheck.isSound()) found.add("damage");
	if (refusedLeads.isRecent(refusedWithin)) found.add("refused");
	// A hosted store does not use this disk.
	if (databaseCheck && disk.free !== null && disk.free < leastFree) found.add("disk");
	if (isBackupDue) found.add("backup");
	if (lastPurge.hasFailed) found.add("purge");
	return healthCauses.filter((cause) => found.has(cause));
}

/**
 * Not where none was ever made: somebody else may make the backups. A record far in the future was written before the
 * clock was set back, and says nothing about the backups since.
 */
async function needsBackup(directory: string, now: Date): Promise<boolean> {
	const [record, failure] = await Promise.all([readBackupRecord(directory), readBackupFailure(directory)]);
	return failure !== null || (record !== null && Math.abs(now.getTime() - Date.parse(record.at)) > oldestBackup);
}

async function mailProblems(store: DocumentStore, now: Date): Promise<HealthCause[]> {
	const { dead, oldest } = await outboxState(store, now);
	return [...(oldest > longestWait ? ["mails-wait" as const] : []), ...(dead > 0 ? ["dead-letters" as const] : [])];
}
