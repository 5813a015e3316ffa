/** Leaves the application for a document. Never resolves: the page is on its way out. */
export function loadDocument({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Promise<never> {
	window.location.assign(pathname + search + hash);
	return new Promise(() => {});
}
