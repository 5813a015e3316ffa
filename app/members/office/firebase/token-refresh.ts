const minute = 60_000;
const beforeExpiry = 5 * minute;
const firstRetry = 30_000;
const longestRetry = 960_000;
/** A token that lives less than five minutes is not asked for again without a pause. */
const least = 1_000;

export interface RefreshParts {
	/** When the token that is held now expires, in milliseconds. */
	expiresAt: number;
	/** A new token, put to use; answers when that one expires. */
	refresh: () => Promise<number>;
	isNetworkFailure: (error: unknown) => boolean;
	/** A failure that no patience mends: the member is signed out. */
	onEnd: (error: unknown) => void;
}

/** Five minutes before a token expires it is replaced; without a network, after 30 s, 60 s… up to 16 minutes. Answers how to stop. */
export function keepRefreshing({ expiresAt, refresh, isNetworkFailure, onEnd }: RefreshParts): () => void {
	let timer: ReturnType<typeof setTimeout>;
	let retry = firstRetry;
	let stopped = false;
	plan(expiresAt - Date.now() - beforeExpiry);

	function plan(delay: number): void {
		if (!stopped) timer = setTimeout(() => void attempt(), Math.max(delay, least));
	}

	async function attempt(): Promise<void> {
		try {
			const next = await refresh();
			retry = firstRetry;
			plan(next - Date.now() - beforeExpiry);
		} catch (error) {
			if (stopped) return;
			if (!isNetworkFailure(error)) return onEnd(error);
			plan(retry);
			retry = Math.min(retry * 2, longestRetry);
		}
	}

	return () => {
		stopped = true;
		clearTimeout(timer);
	};
}
