const interval = 60 * 60 * 1000;

let own: string | undefined;
let outdated = false;
let checkedAt = 0;
let checking = false;

/** True once the server has another build: the next navigation is then a document load. Open pages never reload. */
export function isOutdated(): boolean {
	return outdated;
}

/** Compares the build id of a response with the id of this page's build. */
export function noticeBuild(id: string | undefined): void {
	if (own && id && id !== own) outdated = true;
}

/** Checks for a new build once an hour while the page is visible, until there is one. */
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
			// Offline, or the server is restarting: the next check follows in an hour.
		}
		checking = false;
		if (!outdated) return;
		clearInterval(timer);
		document.removeEventListener("visibilitychange", check);
	}
}
