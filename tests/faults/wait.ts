import { setTimeout as sleep } from "node:timers/promises";

/** Polls `isTrue`. Returns false when it does not hold within `timeout` milliseconds. */
export async function eventually(isTrue: () => boolean | Promise<boolean>, timeout = 20_000): Promise<boolean> {
	const deadline = performance.now() + timeout;
	for (;;) {
		if (
			await Promise.resolve()
				.then(isTrue)
				.catch(() => false)
		)
			return true;
		if (performance.now() > deadline) return false;
		await sleep(100);
	}
}
