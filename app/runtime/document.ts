/** Loads a document instead of navigating in the application. Never resolves, because the page unloads. */
export function loadDocument({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Promise<never> {
	window.location.assign(pathname + search + hash);
	return new Promise(() => {});
}
