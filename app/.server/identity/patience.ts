import { setTimeout as wait } from "node:timers/promises";
import { networkOf } from "../rate-limit.ts";

interface Failures {
	count: number;
	last: number;
	/** Attempts of the same name from the same network take turns. */
	turn: Promise<void>;
	waiting: number;
}

export interface Patience {
	/**
	 * Waits as long as the failures before this attempt ask for, then lets it try. Null: too many wait already.
	 * `attempt` answers whether it succeeded.
	 */
	tryAfterDelay<Result extends { ok: boolean }>(
		name: string,
		address: string,
		attempt: () => Promise<Result>,
	): Promise<Result | null>;
	/** How many attempts failed in the last 24 hours, to the hour; since the start, if that was later. */
	failedInADay(): number;
}

const free = 2;
const firstDelay = 500;
/** From one network on one account. Elsewhere the owner of the account waits less: nobody can lock them out. */
const longestDelay = 8_000;
const longestElsewhere = 2_000;
const forgetAfter = 15 * 60 * 1000;
const mostWaiting = 3;
const mostNames = 10_000;
const oneHour = 60 * 60 * 1000;

/** Guessing gets slower and slower; a member who mistypes hardly notices, and an account is never locked. */
export function createPatience({
	now = Date.now,
	sleep = wait as (milliseconds: number) => Promise<unknown>,
} = {}): Patience {
	const failures = new Map<string, Failures>();
	/** By the hour since 1970; those of the last day only. */
	const failedByHour = new Map<number, number>();

	return {
		failedInADay() {
			forgetOldHours();
			return [...failedByHour.values()].reduce((sum, count) => sum + count, 0);
		},

		async tryAfterDelay(name, address, attempt) {
			const network = networkOf(address);
			const [pair, account, origin] = [`${name} ${network}`, `account ${name}`, `network ${network}`];
			const own = entry(pair);
			if (own.waiting >= mostWaiting) return null;
			own.waiting++;
			const before = own.turn;
			const turn = Promise.withResolvers<void>();
			own.turn = turn.promise;
			try {
				await before;
				const delay = Math.max(
					delayOf(own, longestDelay),
					delayOf(entry(account), longestElsewhere),
					delayOf(entry(origin), longestElsewhere),
				);
				if (delay > 0) await sleep(delay);
				const result = await attempt();
				if (result.ok) for (const key of [pair, account]) failures.delete(key);
				else {
					for (const key of [pair, account, origin]) count(key);
					countHour();
				}
				return result;
			} finally {
				own.waiting--;
				turn.resolve();
			}
		},
	};

	function entry(key: string): Failures {
		const known = failures.get(key);
		if (known && now() - known.last < forgetAfter) return known;
		const fresh = { count: 0, last: now(), turn: Promise.resolve(), waiting: 0 };
		failures.set(key, fresh);
		if (failures.size > mostNames) failures.delete(failures.keys().next().value ?? "");
		return fresh;
	}

	function countHour(): void {
		forgetOldHours();
		const hour = Math.floor(now() / oneHour);
		failedByHour.set(hour, (failedByHour.get(hour) ?? 0) + 1);
	}

	function forgetOldHours(): void {
		const oldest = Math.floor(now() / oneHour) - 24;
		for (const hour of failedByHour.keys()) if (hour < oldest) failedByHour.delete(hour);
	}

	function count(key: string): void {
		const known = entry(key);
		known.count++;
		known.last = now();
	}
}

function delayOf({ count }: Failures, longest: number): number {
	return count < free ? 0 : Math.min(firstDelay * 2 ** (count - free), longest);
}
