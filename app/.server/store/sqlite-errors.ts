import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailableError } from "#app/model/ports.ts";

/** Primary result codes, https://www.sqlite.org/rescode.html. */
const busy = new Set([5, 6, 15]);
const damaged = new Set([11, 26]);
const reasons: ReadonlyMap<number, string> = new Map([
	[5, "the database is locked"],
	[6, "the database is locked"],
	[8, "the database cannot be written"],
	[10, "the disk does not answer"],
	[11, "the database is damaged"],
	[13, "the disk is full"],
	[14, "the database cannot be opened"],
	[15, "the database is locked"],
	[26, "the database is damaged"],
]);

const pause = 40;

export function isBusy(error: unknown): boolean {
	return busy.has(codeOf(error));
}

export function isDamage(error: unknown): boolean {
	return damaged.has(codeOf(error));
}

/** True for errors of the environment (lock, disk), as opposed to invalid calls. */
export function isOutage(error: unknown): boolean {
	return error instanceof StoreUnavailableError || reasons.has(codeOf(error));
}

export function unavailable(error: unknown): StoreUnavailableError {
	if (error instanceof StoreUnavailableError) return error;
	return new StoreUnavailableError(reasons.get(codeOf(error)) ?? "the database refused", { cause: error });
}

/** Retries while the database is locked: SQLite itself would block the event loop while it waits. */
export async function retryWhileBusy<Result>(work: () => Result, timeout: number): Promise<Result> {
	const deadline = performance.now() + timeout;
	for (;;) {
		try {
			return work();
		} catch (error) {
			if (!isOutage(error)) throw error;
			if (!isBusy(error) || performance.now() >= deadline) throw unavailable(error);
		}
		await waitForLock();
	}
}

export function waitForLock(): Promise<void> {
	return sleep(pause);
}

function codeOf(error: unknown): number {
	const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
	// The upper bytes hold the extended code, which only adds detail to the primary one.
	return code & 0xff;
}
