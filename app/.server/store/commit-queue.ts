import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isBusy, isOutage, unavailable, waitForLock } from "./sqlite-errors.ts";

/** The result of one job. Its changes are rolled back unless `keep` is true. */
interface Outcome {
	keep: boolean;
}

interface CommitQueue {
	/** Runs the work in a savepoint of its own; resolves once the changes are on disk. */
	add<Result extends Outcome>(work: () => Result): Promise<Result>;
	/** Resolves when every job added so far has settled. */
	idle(): Promise<void>;
}

interface Job {
	work: () => Outcome;
	deadline: number;
	resolve(outcome: Outcome): void;
	reject(error: unknown): void;
}

interface QueueOptions {
	/** How long a job waits for a lock, in milliseconds. */
	timeout: number;
	/** Throws when writing is impossible or its result would be lost. */
	beforeGroup(): void;
	/** Throws when the commit that just ran might not be durable: every job of the group is then rejected. */
	afterCommit(): void;
	afterGroup(): void;
}

/** Bounds how long one transaction blocks the event loop. */
const largestGroup = 250;

/** Groups jobs that arrive in the same event-loop turn into one transaction, so that they share one fsync. */
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
			const deadline = performance.now() + options.timeout;
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

	/** On a lock error, rejects only jobs past their deadline: the lock may be released in time for the others. */
	function refuse(error: unknown): void {
		const stillWaiting = isBusy(error) ? waiting.filter(({ deadline }) => deadline > performance.now()) : [];
		const kept = new Set(stillWaiting);
		for (const job of waiting) if (!kept.has(job)) job.reject(unavailable(error));
		waiting = stillWaiting;
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
			// The rollback is retried before the next group; groups are rejected until it succeeds.
		}
	}

	return { add, idle: async () => void (await draining) };
}
