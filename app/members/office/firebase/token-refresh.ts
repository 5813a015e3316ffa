const minute = 60_000;
const beforeExpiry = 5 * minute;
const firstRetry = 30_000;
const longestRetry = 960_000;
/** Minimum delay, so that a token with a lifetime below five minutes is not refreshed in a tight loop. */
const least = 1_000;

interface RefreshParts {
	/** When the current token expires, in milliseconds. */
	expiresAt: number;
	/** Fetches and uses a new token; resolves to its expiry. */
	refresh: () => Promise<number>;
	isNetworkFailure: (error: unknown) => boolean;
	/** Called for a failure that retrying cannot fix: the member is signed out. */
	onEnd: (error: unknown) => void;
}

/** Without a network, retries with backoff after 30 s, 60 s… up to 16 minutes. Returns a function that stops it. */
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
