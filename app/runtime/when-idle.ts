/** Runs a task when the browser is idle, or after two seconds: a busy page may never be idle. */
export function whenIdle(task: () => void): void {
	if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: 2_000 });
	else setTimeout(task, 200);
}

/** Resolves at the next idle time. Await it between background tasks to keep the page responsive. */
export function idleMoment(): Promise<void> {
	return new Promise(whenIdle);
}
