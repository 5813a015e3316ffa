import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "#app/model/members/identity.ts";
import type { FailureRecord } from "#app/model/members/staff-records.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { networkOf } from "../rate-limit.ts";
import { refused } from "./outcomes.ts";

type Failures = Pick<FailureRecord, "count" | "last">;

/** Attempts with the same key take turns. */
interface Turn {
	last: Promise<void>;
	waiting: number;
}

export interface SignInLimitParts {
	store: DocumentStore;
	secret: string;
	now?: () => number;
	sleep?: (milliseconds: number) => Promise<unknown>;
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

const collection = "signInFailures";
const free = 2;
const firstDelay = 500;
/** From one network on one account. Elsewhere the owner of the account waits less: nobody can lock them out. */
const longestDelay = 8_000;
const longestElsewhere = 2_000;
const forgetAfter = 15 * 60 * 1000;
/** From one network on one account, the one at work included. */
const mostWaitingForAccount = 3;
/** From one network: checks run one after the other, so that a flood cannot start before its first failures count. */
export const mostWaitingForNetwork = 6;
/** Failures of one network; after them nothing is hashed until `forgetAfter` has passed. */
export const mostPerNetwork = 30;
/** Counters of each sort, in memory and in the store. Names that share one share its delay: never more than two seconds. */
const buckets = 4096;
/** A crash forgets what failed since: three attempts of a network at most, which waits two seconds for each. */
const writeEvery = 5_000;
const oneHour = 60 * 60 * 1000;

/**
 * Guessing passwords gets slower and slower; a member who mistypes hardly notices, and an account is never locked. The
 * counters are in memory and written through to the store, so that a restart forgets none. A bucket's number tells
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
	/** By the hour since 1970; those of the last day only. */
	const failedByHour = new Map<number, number>();
	/** Counters that the store does not have yet. */
	const changed = new Set<string>();
	let isWriting = false;
	let lastWrite = Promise.resolve();
	let loaded: Promise<void> | null = null;

	/** Waits as long as the failures before this attempt demand, then lets it try; refuses at once what is too much. */
	async function attempt<Result extends Outcome>(
		account: string,
		address: string,
		work: () => Promise<Result>,
	): Promise<Result | ReturnType<typeof refused>> {
		loaded ??= load().catch((error: unknown) => {
			loaded = null;
			throw error;
		});
		await loaded;
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
		let cursor: string | null | undefined;
		do {
			const page = await store.query(collection, { limit: 1000, ...(cursor && { cursor }) });
			for (const { id, data } of page.documents) failures.set(id, { count: data.count, last: data.last });
			cursor = page.cursor;
		} while (cursor);
	}

	function failuresOf(key: string): Failures {
		const known = failures.get(key);
		return known && now() - known.last < forgetAfter ? known : { count: 0, last: now() };
	}

	function countFailure(...keys: readonly string[]): void {
		const hour = Math.floor(now() / oneHour);
		failedByHour.set(hour, (failedByHour.get(hour) ?? 0) + 1);
		for (const key of keys) failures.set(key, { count: failuresOf(key).count + 1, last: now() });
		for (const key of keys) changed.add(key);
		if (!isWriting) void keepChanged();
	}

	/**
	 * Writes what changed in one commit, at once, and then every few seconds: each commit is an fsync that every visitor
	 * waits for. What the store cannot take now is tried again with the next failure.
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
		const writes = known.map(async ({ id, count, last }): Promise<Write> => {
			const before = await store.get(collection, id);
			const data: FailureRecord = { count, last, purgeAfter: new Date(last + forgetAfter).toISOString() };
			return before
				? { kind: "replace", collection, id, version: before.version, data }
				: { kind: "create", collection, id, data };
		});
		const { ok } = await store.commit(await Promise.all(writes));
		// A counter was purged meanwhile.
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
		/** Writes what is left to write. */
		async close(): Promise<void> {
			await lastWrite.catch(() => {});
			await write([...changed]);
		},

		/** How many attempts failed in the last 24 hours, to the hour; since the start, if that was later. */
		failedInADay(): number {
			const oldest = Math.floor(now() / oneHour) - 24;
			for (const hour of failedByHour.keys()) if (hour < oldest) failedByHour.delete(hour);
			return [...failedByHour.values()].reduce((sum, count) => sum + count, 0);
		},
	};
}

function delayOf({ count }: Failures, longest: number): number {
	return count < free ? 0 : Math.min(firstDelay * 2 ** (count - free), longest);
}
