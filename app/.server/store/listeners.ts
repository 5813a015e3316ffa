import type { Change, ChangeListener } from "#app/model/ports.ts";

export function createListeners() {
	const listeners = new Set<ChangeListener>();
	return {
		tell(changes: readonly Change[], from: "here" | "elsewhere"): void {
			for (const listener of listeners) tellOne(() => listener(changes, from));
		},
		add(listener: ChangeListener): () => void {
			// A new function per call, so that the same listener can watch twice.
			const entry: ChangeListener = (...told) => listener(...told);
			listeners.add(entry);
			return () => void listeners.delete(entry);
		},
	};
}

/** An exception in a listener becomes a warning: the commit has succeeded and must not be reported as failed. */
function tellOne(tell: () => void): void {
	try {
		tell();
	} catch (error) {
		process.emitWarning(error instanceof Error ? error : String(error));
	}
}
