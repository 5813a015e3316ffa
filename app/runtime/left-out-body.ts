import { createContext, use } from "react";

/**
 * Whether the document is rendered without the page, because the server could not render it: its head, its data and the
 * scripts are there, and the browser mounts the page into the empty body. What fails there too ends on the error screen.
 */
export const BodyLeftOut = createContext(false);

export function useIsBodyLeftOut(): boolean {
	return use(BodyLeftOut);
}

/** For the browser: whether there is nothing to hydrate. */
export function isBodyLeftOut(): boolean {
	return "mount" in document.documentElement.dataset;
}
