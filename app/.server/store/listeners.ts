import type { Change } from "#app/model/ports.ts";

export type ChangeListener = (changes: readonly Change[]) => void;

/** Who wants to hear of changes. */
export function createListeners() {
	const listeners = new Set<ChangeListener>();
	return {
		tell(changes: readonly Change[]): void {
			for (const listener of listeners) tellOne(listener, changes);
		},
		add(listener: ChangeListener): () => void {
			// A function of its own, so that the same listener can watch twice.
			const entry: ChangeListener = (changes) => listener(changes);
			listeners.add(entry);
			return () => void listeners.delete(entry);
		},
	};
}

/** The commit is done: a listener's mistake must not look like a failed one. */
function tellOne(listener: ChangeListener, changes: readonly Change[]): void {
	try {
		listener(changes);
	} catch (error) {
		process.emitWarning(error instanceof Error ? error : String(error));
	}
}
