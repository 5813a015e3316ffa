/** Runs work that shares a key sequentially, in the order of arrival; work with other keys does not wait. */
export function createTurnsByKey() {
	const last = new Map<string, Promise<unknown>>();

	return function inTurn<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
		const before = keys.map((key) => last.get(key));
		const own = Promise.allSettled(before).then(work);
		for (const key of keys) last.set(key, own);
		const leave = () => {
			for (const key of keys) if (last.get(key) === own) last.delete(key);
		};
		own.then(leave, leave);
		return own;
	};
}
