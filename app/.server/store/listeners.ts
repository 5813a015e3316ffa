import type { Change, ChangeListener } from "#app/model/ports.ts";

/** Who wants to hear of changes. */
export function createListeners() {
	const listeners = new Set<ChangeListener>();
	return {
		tell(changes: readonly Change[], from: "here" | "elsewhere"): void {
			for (const listener of listeners) tellOne(() => listener(changes, from));
		},
		add(listener: ChangeListener): () => void {
			// A function of its own, so that the same listener can watch twice.
			const entry: ChangeListener = (...told) => listener(...told);
			listeners.add(entry);
			return () => void listeners.delete(entry);
		},
	};
}

/** The commit is done: a listener's mistake must not look like a failed one. */
function tellOne(tell: () => void): void {
	try {
		tell();
	} catch (error) {
		process.emitWarning(error instanceof Error ? error : String(error));
	}
}
