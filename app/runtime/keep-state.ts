import { useSyncExternalStore } from "react";

/** Whether the typed values are saved on the server. Set by the form, shown in the header. "changed": by another tab. */
type KeepState = "kept" | "keeping" | "not-kept" | "changed";

let state: KeepState = "kept";
const listeners = new Set<() => void>();

export function setKeepState(next: KeepState): void {
	state = next;
	for (const listener of listeners) listener();
}

export function useKeepState(): KeepState {
	return useSyncExternalStore(
		subscribe,
		() => state,
		() => "kept" as const,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
