/** Runs at most `most` tasks at once; the others wait in FIFO order. */
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
			// The slot passes to the next waiter without being freed: a new task cannot take it first.
			if (next) next();
			else running--;
		}
	};
}
