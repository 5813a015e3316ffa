const interval = 60 * 60 * 1000;

let own: string | undefined;
let outdated = false;
let checkedAt = 0;
let checking = false;

/** Once another build is served, the next navigation is a document load. The page itself is never reloaded. */
export function isOutdated(): boolean {
	return outdated;
}

/** The build that an answer came from. */
export function noticeBuild(id: string | undefined): void {
	if (own && id && id !== own) outdated = true;
}

/** Asks once an hour, only while the page is looked at, and stops when the answer is known. */
export function watchBuild(): void {
	own = document.documentElement.dataset.build;
	checkedAt = Date.now();
	const timer = setInterval(check, interval);
	document.addEventListener("visibilitychange", check);

	async function check(): Promise<void> {
		if (outdated || checking || document.visibilityState !== "visible" || Date.now() - checkedAt < interval) return;
		checking = true;
		checkedAt = Date.now();
		try {
			const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
			noticeBuild(((await response.json()) as { id?: string }).id);
		} catch {
			// Offline, or the server is changing: the next hour will tell.
		}
		checking = false;
		if (!outdated) return;
		clearInterval(timer);
		document.removeEventListener("visibilitychange", check);
	}
}
