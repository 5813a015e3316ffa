import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isBusy, isOutage, unavailable, waitForLock } from "./sqlite-errors.ts";

/** What a work answers, and whether its changes stay. */
export interface Outcome {
	keep: boolean;
}

export interface CommitQueue {
	/** Runs alone in a savepoint; resolves once it is on disk. */
	add<Result extends Outcome>(work: () => Result): Promise<Result>;
	/** When everything added so far has been answered. */
	idle(): Promise<void>;
}

interface Job {
	work: () => Outcome;
	deadline: number;
	resolve(outcome: Outcome): void;
	reject(error: unknown): void;
}

interface QueueOptions {
	/** How long a work waits for a lock, in milliseconds. */
	patience: number;
	/** Throws when writing makes no sense. */
	beforeGroup(): void;
	/** Throws when what was just committed might not survive: nobody of the group is told that it does. */
	afterCommit(): void;
	afterGroup(): void;
}

/** Bounds how long one transaction keeps visitors waiting. */
const largestGroup = 250;

/** Works that arrive in the same turn share one transaction: one wait for the disk serves them all. */
export function createCommitQueue(database: DatabaseSync, options: QueueOptions): CommitQueue {
	const begin = database.prepare("BEGIN IMMEDIATE");
	const commit = database.prepare("COMMIT");
	const rollback = database.prepare("ROLLBACK");
	const save = database.prepare("SAVEPOINT work");
	const undo = database.prepare("ROLLBACK TO work");
	const release = database.prepare("RELEASE work");
	let waiting: Job[] = [];
	let draining: Promise<void> | null = null;

	function add<Result extends Outcome>(work: () => Result): Promise<Result> {
		return new Promise((resolve, reject) => {
			const deadline = performance.now() + options.patience;
			waiting.push({ work, deadline, resolve: (outcome) => resolve(outcome as Result), reject });
			draining ??= drain();
		});
	}

	async function drain(): Promise<void> {
		while (waiting.length > 0) {
			await nextTurn();
			try {
				abandon();
				options.beforeGroup();
				begin.run();
			} catch (error) {
				refuse(error);
				if (isBusy(error)) await waitForLock();
				continue;
			}
			runGroup(waiting.splice(0, largestGroup));
		}
		draining = null;
	}

	/** A lock may go: only those who waited long enough hear of it. */
	function refuse(error: unknown): void {
		const patient = isBusy(error) ? waiting.filter(({ deadline }) => deadline > performance.now()) : [];
		const kept = new Set(patient);
		for (const job of waiting) if (!kept.has(job)) job.reject(unavailable(error));
		waiting = patient;
	}

	function runGroup(jobs: readonly Job[]): void {
		const answers: (() => void)[] = [];
		try {
			for (const job of jobs) answers.push(attempt(job));
			commit.run();
			options.afterCommit();
		} catch (error) {
			abandon();
			for (const { reject } of jobs) reject(unavailable(error));
			return;
		}
		options.afterGroup();
		for (const answer of answers) answer();
	}

	/** Throws only when the whole group is lost. */
	function attempt({ work, resolve, reject }: Job): () => void {
		save.run();
		try {
			const outcome = work();
			if (!outcome.keep) undo.run();
			release.run();
			return () => resolve(outcome);
		} catch (error) {
			// SQLite ends the transaction by itself on some errors.
			if (isOutage(error) || !database.isTransaction) throw error;
			undo.run();
			release.run();
			return () => reject(error);
		}
	}

	function abandon(): void {
		if (!database.isTransaction) return;
		try {
			rollback.run();
		} catch {
			// Tried again before the next group, which is refused until it works.
		}
	}

	return { add, idle: async () => void (await draining) };
}
