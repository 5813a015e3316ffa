import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "#app/model/members/identity.ts";
import type { FailureRecord } from "#app/model/members/staff-records.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { loadOnce } from "../load-once.ts";
import { networkOf } from "../network.ts";
import { everything } from "../store/everything.ts";
import { upsertWrite } from "../store/upsert-write.ts";
import { refused } from "./outcomes.ts";

type Failures = Pick<FailureRecord, "count" | "last">;

/** Serializes attempts with the same key. */
interface Turn {
	last: Promise<void>;
	waiting: number;
}

interface SignInLimitParts {
	store: DocumentStore;
	secret: string;
	now?: () => number;
	sleep?: (milliseconds: number) => Promise<unknown>;
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

const collection = "signInFailures";
const free = 2;
const firstDelay = 500;
/** For one network on one account. From other networks the owner waits less: attackers cannot lock them out. */
const longestDelay = 8_000;
const longestElsewhere = 2_000;
const forgetAfter = 15 * 60 * 1000;
/** Concurrent attempts from one network on one account, including the running one. */
const mostWaitingForAccount = 3;
/**
 * Concurrent attempts from one network: checks run sequentially, so that a flood cannot start before its first failures
 * count.
 */
export const mostWaitingForNetwork = 6;
/** Failures of one network; after these nothing is hashed until `forgetAfter` has passed. */
export const mostPerNetwork = 30;
/** Counters of each sort, in memory and in the store. Accounts in a bucket share its delay of at most two seconds. */
const buckets = 4096;
/**
 * In milliseconds. A crash loses the failures since the last write: at most three per network, which waits two seconds
 * for each.
 */
const writeEvery = 5_000;
const oneHour = 60 * 60 * 1000;

/**
 * Delays grow with each wrong password; a member who mistypes hardly notices, and an account is never locked. The
 * counters are in memory and written through to the store, so that they survive a restart. A bucket's number reveals
 * neither an address nor a network.
 */
export function createSignInLimits({
	store,
	secret,
	now = Date.now,
	sleep = wait as (milliseconds: number) => Promise<unknown>,
}: SignInLimitParts) {
	const failures = new Map<string, Failures>();
	const turns = new Map<string, Turn>();
	/** Keyed by hours since 1970; hours older than a day are dropped. */
	const failedByHour = new Map<number, number>();
	/** Keys of counters that are not written to the store yet. */
	const changed = new Set<string>();
	let isWriting = false;
	let lastWrite = Promise.resolve();
	const loaded = loadOnce(load);

	/** Delays the attempt by earlier failures; rejects it when too many wait or the network's budget is spent. */
	async function attempt<Result extends Outcome>(
		account: string,
		address: string,
		work: () => Promise<Result>,
	): Promise<Result | ReturnType<typeof refused>> {
		await loaded();
		const network = networkOf(address);
		const [pair, own, origin] = [
			bucketOf("pair", `${account} ${network}`),
			bucketOf("account", account),
			bucketOf("network", network),
		];
		return inTurn(pair, mostWaitingForAccount, async () => {
			const waited = Math.max(delayOf(failuresOf(pair), longestDelay), delayOf(failuresOf(own), longestElsewhere));
			await pause(waited);
			return inTurn(origin, mostWaitingForNetwork, async () => {
				const { count, last } = failuresOf(origin);
				if (count >= mostPerNetwork) return refused("too-many-requests", secondsUntil(last + forgetAfter));
				await pause(delayOf({ count, last }, longestElsewhere) - waited);
				const result = await work();
				if (result.ok) await forget(pair, own);
				else if (result.code !== "too-many-requests") countFailure(pair, own, origin);
				return result;
			});
		});
	}

	async function pause(milliseconds: number): Promise<void> {
		if (milliseconds > 0) await sleep(milliseconds);
	}

	async function inTurn<Result>(key: string, mostWaiting: number, work: () => Promise<Result>) {
		const turn = turns.get(key) ?? { last: Promise.resolve(), waiting: 0 };
		turns.set(key, turn);
		if (turn.waiting >= mostWaiting) return refused("too-many-requests", longestDelay / 1000);
		turn.waiting++;
		const before = turn.last;
		const { promise, resolve } = Promise.withResolvers<void>();
		turn.last = promise;
		try {
			await before;
			return await work();
		} finally {
			turn.waiting--;
			if (turn.waiting === 0) turns.delete(key);
			resolve();
		}
	}

	async function load(): Promise<void> {
		const stored = await everything(store, collection);
		for (const { id, data } of stored) failures.set(id, { count: data.count, last: data.last });
	}

	function failuresOf(key: string): Failures {
		const known = failures.get(key);
		// A failure in the future was counted before the clock was set back.
		return known && Math.abs(now() - known.last) < forgetAfter ? known : { count: 0, last: now() };
	}

	function countFailure(...keys: readonly string[]): void {
		const hour = Math.floor(now() / oneHour);
		failedByHour.set(hour, (failedByHour.get(hour) ?? 0) + 1);
		for (const key of keys) failures.set(key, { count: failuresOf(key).count + 1, last: now() });
		for (const key of keys) changed.add(key);
		if (!isWriting) void keepChanged();
	}

	/**
	 * Writes changed counters in one commit, first immediately and then every few seconds: each commit is an fsync that
	 * blocks every visitor. Failed writes are retried with the next counted failure.
	 */
	async function keepChanged(): Promise<void> {
		isWriting = true;
		while (changed.size > 0) {
			const keys = [...changed];
			changed.clear();
			try {
				lastWrite = write(keys);
				await lastWrite;
			} catch {
				for (const key of keys) changed.add(key);
				break;
			}
			await wait(writeEvery, undefined, { ref: false });
		}
		isWriting = false;
	}

	async function write(keys: readonly string[]): Promise<void> {
		const known = keys.flatMap((id) => {
			const found = failures.get(id);
			return found ? [{ id, ...found }] : [];
		});
		const writes = known.map(async ({ id, count, last }) => {
			const before = await store.get(collection, id);
			const data: FailureRecord = { count, last, purgeAfter: new Date(last + forgetAfter).toISOString() };
			return upsertWrite(collection, id, before, data);
		});
		const { ok } = await store.commit(await Promise.all(writes));
		// A counter was purged concurrently.
		if (!ok) for (const key of keys) changed.add(key);
	}

	async function forget(...keys: readonly string[]): Promise<void> {
		for (const key of keys) changed.delete(key);
		const known = keys.filter((key) => failures.delete(key));
		if (known.length > 0) await store.commit(known.map((id) => ({ kind: "delete", collection, id })));
	}

	function bucketOf(sort: "pair" | "account" | "network", name: string): string {
		const hash = createHmac("sha256", secret).update(`${sort} ${name}`).digest();
		return `${sort}-${hash.readUInt32BE(0) % buckets}`;
	}

	function secondsUntil(time: number): number {
		return Math.max(1, Math.ceil((time - now()) / 1000));
	}

	return {
		attempt,
		/** Writes the remaining changed counters. A store that cannot write must not stop the shutdown. */
		async close(): Promise<void> {
			await lastWrite.catch(() => {});
			if (changed.size > 0) await write([...changed]).catch(() => {});
		},

		/** Failed attempts in the last 24 hours, or since a later start, with a precision of an hour. */
		failedInADay(): number {
			const present = Math.floor(now() / oneHour);
			for (const hour of failedByHour.keys()) if (Math.abs(present - hour) > 24) failedByHour.delete(hour);
			return [...failedByHour.values()].reduce((sum, count) => sum + count, 0);
		},
	};
}

function delayOf({ count }: Failures, longest: number): number {
	return count < free ? 0 : Math.min(firstDelay * 2 ** (count - free), longest);
}
