const keyOf = (member: string) => `airelle-queue:${member}`;

/** Remembers whether something waits, so that other pages load the code of the queue only then. */
export function markWaiting(member: string, isWaiting: boolean): void {
	try {
		if (isWaiting) localStorage.setItem(keyOf(member), "1");
		else localStorage.removeItem(keyOf(member));
	} catch {
		// Storage is blocked: the queue is in memory, and ends with the page.
	}
}

export function isMarkedWaiting(member: string): boolean {
	try {
		return localStorage.getItem(keyOf(member)) !== null;
	} catch {
		return false;
	}
}
