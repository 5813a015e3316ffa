import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "#app/model/identity.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { networkOf } from "../rate-limit.ts";
import { putDocument } from "../store/put-document.ts";
import { refused } from "./outcomes.ts";

interface Failures {
	count: number;
	/** In milliseconds since 1970. */
	last: number;
}

interface FailureRecord extends Failures {
	[field: string]: unknown;
	purgeAfter: string;
}

/** Attempts of one account from one network take turns. */
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

const free = 2;
const firstDelay = 500;
/** From one network on one account. Elsewhere the owner of the account waits less: nobody can lock them out. */
const longestDelay = 8_000;
const longestElsewhere = 2_000;
const forgetAfter = 15 * 60 * 1000;
const mostWaiting = 3;
/** Failed and running checks of one network; above it nothing is hashed until `forgetAfter` has passed. */
export const mostPerNetwork = 30;
/** Counters of each sort, in memory and in the store. Names that share one share its delay: never more than two seconds. */
const buckets = 4096;
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
	const running = new Map<string, number>();
	const turns = new Map<string, Turn>();
	/** By the hour since 1970; those of the last day only. */
	const failedByHour = new Map<number, number>();
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
		const atWork = running.get(origin) ?? 0;
		const { count, last } = failuresOf(origin);
		if (count + atWork >= mostPerNetwork) return refused("too-many-requests", secondsUntil(last + forgetAfter));
		running.set(origin, atWork + 1);
		try {
			return await inTurn(pair, async () => {
				const delay = Math.max(
					delayOf(failuresOf(pair), longestDelay),
					delayOf(failuresOf(own), longestElsewhere),
					delayOf(failuresOf(origin), longestElsewhere),
				);
				if (delay > 0) await sleep(delay);
				const result = await work();
				if (result.ok) await forget(pair, own);
				else if (result.code !== "too-many-requests") await countFailure(pair, own, origin);
				return result;
			});
		} finally {
			const left = (running.get(origin) ?? 1) - 1;
			if (left > 0) running.set(origin, left);
			else running.delete(origin);
		}
	}

	async function inTurn<Result>(key: string, work: () => Promise<Result>) {
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
			const page = await store.query<FailureRecord>("signInFailures", { limit: 1000, ...(cursor && { cursor }) });
			for (const { id, data } of page.documents) failures.set(id, { count: data.count, last: data.last });
			cursor = page.cursor;
		} while (cursor);
	}

	function failuresOf(key: string): Failures {
		const known = failures.get(key);
		return known && now() - known.last < forgetAfter ? known : { count: 0, last: now() };
	}

	async function countFailure(...keys: readonly string[]): Promise<void> {
		const hour = Math.floor(now() / oneHour);
		failedByHour.set(hour, (failedByHour.get(hour) ?? 0) + 1);
		for (const key of keys) failures.set(key, { count: failuresOf(key).count + 1, last: now() });
		await Promise.all(keys.map(keep));
	}

	async function keep(key: string): Promise<void> {
		const { count, last } = failuresOf(key);
		const data: FailureRecord = { count, last, purgeAfter: new Date(last + forgetAfter).toISOString() };
		await putDocument(store, "signInFailures", key, () => data);
	}

	async function forget(...keys: readonly string[]): Promise<void> {
		const known = keys.filter((key) => failures.delete(key));
		if (known.length > 0) {
			await store.commit(known.map((id) => ({ kind: "delete", collection: "signInFailures", id })));
		}
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
