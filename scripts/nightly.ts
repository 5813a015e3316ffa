import { setTimeout as sleep } from "node:timers/promises";

const oneHour = 60 * 60 * 1000;

/** Returns the next time that this machine's clock shows a time such as `03:30`. */
export function nextTime(now: Date, clock: string): Date {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	const next = new Date(now);
	next.setHours(hours, minutes, 0, 0);
	if (next <= now) next.setDate(next.getDate() + 1);
	return next;
}

/** Never returns. Retries failed work after an hour rather than skipping a night's copy. */
export async function everyNight({ at, isDue, work, nap = sleep }: NightWork): Promise<never> {
	for (let next = isDue ? new Date() : nextTime(new Date(), at); ; ) {
		console.log(`Next backup: ${next.toISOString()}`);
		// Sleeps in short intervals: after a suspend or a clock change, it still wakes at the right time.
		while (Date.now() < next.getTime()) await nap(Math.min(next.getTime() - Date.now(), oneHour / 6));
		const worked = await work();
		const regular = nextTime(new Date(), at);
		next = worked ? regular : new Date(Math.min(Date.now() + oneHour, regular.getTime()));
	}
}

interface NightWork {
	/** Local time, such as `03:30`. */
	at: string;
	/** Starts at once. */
	isDue: boolean;
	/** Resolves to false when the work failed. */
	work: () => Promise<boolean>;
	nap?: (ms: number) => Promise<unknown>;
}
