export class PasswordQueueFullError extends Error {
	override readonly name = "PasswordQueueFullError";
}

/** In seconds: a full queue drains well within this time. */
export const passwordQueueRetryAfter = 5;

/**
 * A hash takes a libuv thread and 32 MB for a tenth of a second. Two at once leave two of libuv's four threads to
 * compression and files; the bounded queue limits waiting time and memory.
 */
export function createPasswordQueue({ atOnce = 2, mostWaiting = 12 } = {}) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async function inQueue<Result>(hash: () => Promise<Result>): Promise<Result> {
		if (running < atOnce) running++;
		else if (waiting.length >= mostWaiting) throw new PasswordQueueFullError("too many password checks at once");
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await hash();
		} finally {
			const next = waiting.shift();
			// The slot passes to the next waiter without being freed: a new call cannot take it first.
			if (next) next();
			else running--;
		}
	};
}
