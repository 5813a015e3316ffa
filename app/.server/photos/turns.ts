/** Lets at most so many tasks run at once; the others wait, first come first served. */
export function createTurns(most: number) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async function takeTurn<Result>(task: () => Promise<Result>): Promise<Result> {
		if (running < most) running++;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			// The turn passes on without ever being free, so that a newcomer cannot slip in before those who wait.
			if (next) next();
			else running--;
		}
	};
}
