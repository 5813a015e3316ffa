/**
 * Counts events by name in a sliding window, for at most `mostNames` names. Events in the future were counted before
 * the clock was set back: they expire like old ones, or a name would stay limited until the clock catches up.
 */
export function createRateLimit({
	most,
	windowMs,
	mostNames = 10_000,
	forgetsRefused = false,
}: {
	most: number;
	windowMs: number;
	mostNames?: number;
	/**
	 * For names that strangers can use, such as a recipient: a refused event does not count, or somebody who keeps trying
	 * would keep out its owner for good. Elsewhere it counts, and whoever keeps trying stays limited.
	 */
	forgetsRefused?: boolean;
}) {
	const events = new Map<string, number[]>();
	let exceeded = 0;
	return {
		/** Number of events over the limit since the start. */
		get exceeded() {
			return exceeded;
		},

		/** Counts one event and returns whether it is over the limit. */
		isOver(name: string, now: number): boolean {
			const recent = (events.get(name) ?? []).filter((at) => Math.abs(now - at) < windowMs);
			const over = recent.length >= most;
			if (!over || !forgetsRefused) recent.push(now);
			events.delete(name);
			events.set(name, recent.slice(-most - 1));
			if (events.size > mostNames) events.delete(events.keys().next().value ?? "");
			if (over) exceeded++;
			return over;
		},
	};
}

export type RateLimit = ReturnType<typeof createRateLimit>;
