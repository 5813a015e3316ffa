import { useSyncExternalStore } from "react";

let fatal: { error: unknown } | null = null;
const listeners = new Set<() => void>();

/** Shows the error screen for an error that no boundary caught: the application may be in an inconsistent state. */
export function reportFatalError(error: unknown): void {
	fatal ??= { error };
	for (const listener of listeners) listener();
}

/** The folder of the bundle's files. */
const bundle = new URL(".", import.meta.url).href;

/**
 * Reports uncaught errors of the bundle as fatal. Others are not: extensions, a tag manager and the scripts that some
 * browsers of phones put into every page fail while the page works.
 */
export function watchUnhandledErrors(): void {
	window.addEventListener("error", ({ error, filename }) => {
		if (error && filename.startsWith(bundle)) reportFatalError(error);
	});
	window.addEventListener("unhandledrejection", ({ reason }) => {
		if (reason?.stack?.includes(bundle) && reason.name !== "AbortError") reportFatalError(reason);
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
