/** When the browser has nothing better to do, or two seconds later: a busy page may never be idle. */
export function whenIdle(task: () => void): void {
	if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: 2_000 });
	else setTimeout(task, 200);
}

/** Between two pieces of work that can wait, so that neither holds up what the visitor does. */
export function idleMoment(): Promise<void> {
	return new Promise(whenIdle);
}
