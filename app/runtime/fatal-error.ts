import { useSyncExternalStore } from "react";

let fatal: { error: unknown } | null = null;
const listeners = new Set<() => void>();

/** Shows the error screen for an error that no boundary caught: the application may be in an inconsistent state. */
export function reportFatalError(error: unknown): void {
	fatal ??= { error };
	for (const listener of listeners) listener();
}

/** Reports uncaught errors as fatal, except those of third-party scripts (extensions, a tag manager). */
export function watchUnhandledErrors(): void {
	window.addEventListener("error", ({ error, filename }) => {
		const ours = !filename || new URL(filename, window.location.href).origin === window.location.origin;
		if (error && ours) reportFatalError(error);
	});
	window.addEventListener("unhandledrejection", ({ reason }) => {
		if (reason instanceof Error && reason.name !== "AbortError") reportFatalError(reason);
	});
}

/** Throws the fatal error, if any, to the nearest boundary. */
export function useFatalError(): void {
	const current = useSyncExternalStore(
		subscribe,
		() => fatal,
		() => null,
	);
	if (current) throw current.error;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
