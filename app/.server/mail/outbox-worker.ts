import { setTimeout as wait } from "node:timers/promises";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import {
	type CommitResult,
	type Comparison,
	type Mailer,
	type SendResult,
	type StoredDocument,
	StoreUnavailableError,
	type Write,
} from "#app/model/ports.ts";
import type { Log } from "../log.ts";
import { droppedWrites } from "../mailings/drop-series-mail.ts";
import { retries } from "../store/retries.ts";
import { type MailWriterParts, type MailWriters, writeMail } from "./write-mail.ts";

export interface OutboxWorkerParts extends MailWriterParts {
	mailWriters: MailWriters;
	mailer: Mailer;
	log: Log;
}

interface OutboxWorker {
	start(): void;
	/** Starts no new mail, waits briefly for those in flight; unfinished ones are retried when their claim expires. */
	stop(): Promise<void>;
	/** Handles at most one batch of due entries. Returns how many mails were attempted. */
	runOnce(): Promise<number>;
}

type StoredEntry = StoredDocument<OutboxEntry>;

const batchSize = 20;
const sendersAtOnce = 4;
const pollEvery = 5_000;
/** In milliseconds, longer than any sending: an entry that is not settled by then was left by a worker that died. */
const claimFor = 120_000;
const mostAttempts = 15;
const firstDelay = 30_000;
const longestDelay = 2 * 60 * 60_000;
/** No retry is scheduled further ahead: an entry beyond this was scheduled before the clock was set back. */
const furthestRetry = 1.2 * longestDelay;
const lookForMisdatedEvery = 60_000;
const stopLimit = 5_000;
/** One try per second, within the claim: a store locked for a minute should not cause a second mail. */
const settlingTries = 90;

export function createOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
	const { store, mailer, log, clock } = parts;
	let stopping = new AbortController();
	let running: Promise<void> | null = null;
	let unwatch = () => {};
	let storeAnswers = true;
	/** True when another server claimed a mail of the last batch first. */
	let isCrowded = false;
	let lookedForMisdatedAt = Number.NEGATIVE_INFINITY;
	/** Resolves when a mail is queued; a mail queued during a batch triggers the next one. */
	let mailQueued = Promise.withResolvers<void>();

	return {
		start() {
			if (running) return;
			stopping = new AbortController();
			unwatch = store.watch((changes, from) => {
				// The server that received a lead sends its mails at once; the others poll, in case that server is gone.
				if (from === "here" && changes.some(({ collection, kind }) => collection === "outbox" && kind === "create"))
					mailQueued.resolve();
			});
			running = loop(stopping.signal);
		},
		async stop() {
			unwatch();
			stopping.abort();
			if (running) await Promise.race([running, wait(stopLimit, undefined, { ref: false })]);
			running = null;
		},
		runOnce: async () => (await runBatch()).attempted,
	};

	async function loop(signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			mailQueued = Promise.withResolvers();
			const { isFull } = await runBatch();
			if (isFull) continue;
			const rest = new AbortController();
			const either = AbortSignal.any([signal, rest.signal]);
			await Promise.race([mailQueued.promise, wait(pollEvery, undefined, { signal: either }).catch(() => {})]);
			rest.abort();
		}
	}

	/**
	 * `isFull`: there may be more due entries. Other servers may have claimed some of the batch: they process the same
	 * entries.
	 */
	async function runBatch(): Promise<{ attempted: number; isFull: boolean }> {
		try {
			const documents = [...(await findDue()), ...(await findMisdated())];
			const queue = isCrowded ? shuffled(documents) : [...documents];
			isCrowded = false;
			const counts = await Promise.all(Array.from({ length: sendersAtOnce }, () => drain(queue)));
			if (documents.length === 0) storeAnswers = true;
			const attempted = counts.reduce((sum, count) => sum + count, 0);
			return { attempted, isFull: documents.length >= batchSize };
		} catch (error) {
			complain(error);
			return { attempted: 0, isFull: false };
		}
	}

	function findDue(): Promise<readonly StoredEntry[]> {
		return findPending({ is: "<=", value: clock.now().toISOString() });
	}

	/** Runs rarely, because a hosted store bills every query. */
	async function findMisdated(): Promise<readonly StoredEntry[]> {
		if (performance.now() - lookedForMisdatedAt < lookForMisdatedEvery) return [];
		const found = await findPending({ is: ">", value: new Date(clock.now().getTime() + furthestRetry).toISOString() });
		if (found.length < batchSize) lookedForMisdatedAt = performance.now();
		return found;
	}

	async function findPending(nextAttempt: { is: Comparison; value: string }): Promise<readonly StoredEntry[]> {
		const { documents } = await store.query("outbox", {
			where: [
				{ field: "status", is: "=", value: "pending" },
				{ field: "nextAttemptAt", ...nextAttempt },
			],
			orderBy: { field: "nextAttemptAt", direction: "ascending" },
			limit: batchSize,
		});
		return documents;
	}

	async function drain(queue: StoredEntry[]): Promise<number> {
		let attempted = 0;
		for (let entry = queue.shift(); entry && !stopping.signal.aborted; entry = queue.shift()) {
			try {
				if (await handle(entry)) attempted++;
			} catch (error) {
				complain(error);
			}
		}
		return attempted;
	}

	/** Returns false when another worker has claimed the entry. */
	async function handle(due: StoredEntry): Promise<boolean> {
		const entry = await claim(due);
		if (!entry) {
			isCrowded = true;
			return false;
		}
		const result = await attempt(entry);
		if (result) await settle(entry, result);
		else await drop(entry);
		return true;
	}

	/** Deletes a mail that may not be sent any more, with what said that it was made. */
	async function drop(entry: StoredEntry): Promise<void> {
		for (const retry = retries(); ; retry()) {
			const undone = await droppedWrites(entry, parts);
			const { ok } = await store.commit([...undone, { kind: "delete", collection: "outbox", id: entry.id }]);
			if (ok) return;
		}
	}

	/** Claims an entry by compare-and-set: the first worker to replace this version gets it; the others get null. */
	async function claim({ id, version, data }: StoredEntry): Promise<StoredEntry | null> {
		const nextAttemptAt = new Date(clock.now().getTime() + claimFor).toISOString();
		const claimed: OutboxEntry = { ...data, attempts: data.attempts + 1, nextAttemptAt };
		const { ok } = await store.commit([{ kind: "replace", collection: "outbox", id, version, data: claimed }]);
		storeAnswers = true;
		return ok ? { id, version: version + 1, data: claimed } : null;
	}

	/** Returns null when the lead, draft or reply of the mail no longer exists. */
	async function attempt({ id, data }: StoredEntry): Promise<SendResult | null> {
		try {
			const mail = await writeMail(data, parts);
			return mail && (await mailer.send(mail));
		} catch (error) {
			if (error instanceof StoreUnavailableError) throw error;
			log.error("mail not rendered", withoutAddresses(error), { mail: id });
			return { kind: "later", reason: "not written" };
		}
	}

	async function settle({ id, version, data }: StoredEntry, result: SendResult): Promise<void> {
		const settled = outcome(data, result, clock.now());
		const kept = await commitWithRetries({ kind: "replace", collection: "outbox", id, version, data: settled });
		// The person was erased during sending: also deletes the mailer's own copy.
		if (!kept.ok && kept.reason === "missing") await mailer.forget?.(data.messageId);
		const { template, attempts, status, lastError } = settled;
		const fields = { mail: id, template, attempts, reason: lastError ?? undefined };
		if (status === "dead") log.error("mail is a dead letter", lastError, fields);
		else log.info(status === "sent" ? "mail sent" : "mail will be retried", fields);
	}

	/** Retries during an outage. An entry that was erased or claimed again meanwhile keeps its new state. */
	async function commitWithRetries(write: Write): Promise<CommitResult> {
		for (let left = settlingTries; ; left--) {
			try {
				return await store.commit([write]);
			} catch (error) {
				if (!(error instanceof StoreUnavailableError) || left === 0 || stopping.signal.aborted) throw error;
				complain(error);
				await wait(1000, undefined, { signal: stopping.signal }).catch(() => {});
			}
		}
	}

	/** Logs a store outage once: a locked store would otherwise add a log line at each poll. */
	function complain(error: unknown): void {
		if (!(error instanceof StoreUnavailableError)) log.error("outbox failed", withoutAddresses(error));
		else if (storeAnswers) log.error("outbox paused: store unavailable", error);
		if (error instanceof StoreUnavailableError) storeAnswers = false;
	}
}

/** Randomizes the order: two servers that process the same mails in the same order would contend for each one. */
function shuffled<Entry>(entries: readonly Entry[]): Entry[] {
	return entries
		.map((entry) => ({ entry, place: Math.random() }))
		.sort((one, other) => one.place - other.place)
		.map(({ entry }) => entry);
}

function outcome(entry: OutboxEntry, result: SendResult, now: Date): OutboxEntry {
	if (result.kind === "sent") return { ...entry, status: "sent", lastError: null };
	const lastError = maskAddresses(result.reason).slice(0, 200);
	if (result.kind === "never" || entry.attempts >= mostAttempts) return { ...entry, status: "dead", lastError };
	const nextAttemptAt = new Date(now.getTime() + delayAfter(entry.attempts)).toISOString();
	return { ...entry, nextAttemptAt, lastError };
}

/** Exponential backoff: 30 s, doubling up to 2 h, with 10% jitter to spread mails that failed together. */
function delayAfter(attempts: number): number {
	return Math.min(firstDelay * 2 ** (attempts - 1), longestDelay) * (0.9 + Math.random() * 0.2);
}

function withoutAddresses(error: unknown): string {
	return maskAddresses(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const longestReason = 4000;

/** Masks addresses, because errors may quote the recipient; package names in a stack (`@react-email`) stay. */
function maskAddresses(text: string): string {
	return text.slice(0, longestReason).replace(/[^\s<>"'/]+@[^\s<>"'/]+/g, "(address)");
}
