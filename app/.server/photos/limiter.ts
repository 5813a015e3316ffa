/**
 * Runs at most `most` tasks at once. The others wait: those of one key in order of arrival, and the keys in turn, so that
 * many tasks of one key do not delay another.
 */
export function createLimiter(most: number) {
	const waiting = new Map<string, (() => void)[]>();
	let running = 0;

	/** The slot passes to the next waiter without being freed: a new task cannot take it first. */
	function startNext(): void {
		const [first] = waiting;
		if (!first) {
			running--;
			return;
		}
		const [key, line] = first;
		waiting.delete(key);
		line.shift()?.();
		if (line.length > 0) waiting.set(key, line);
	}

	return async function runLimited<Result>(task: () => Promise<Result>, key = ""): Promise<Result> {
		if (running < most) running++;
		else
			await new Promise<void>((resolve) => {
				const line = waiting.get(key);
				if (line) line.push(resolve);
				else waiting.set(key, [resolve]);
			});
		try {
			return await task();
		} finally {
			startNext();
		}
	};
}
