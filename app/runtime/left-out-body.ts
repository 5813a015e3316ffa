import { createContext, use } from "react";

/**
 * True when the document has no page content because rendering failed on the server. The head, the data and the scripts
 * are there, and the browser renders the page into the empty body. If that fails too, it shows the error screen.
 */
export const BodyLeftOut = createContext(false);

export function useIsBodyLeftOut(): boolean {
	return use(BodyLeftOut);
}

/** In the browser: whether there is nothing to hydrate. */
export function isBodyLeftOut(): boolean {
	return "mount" in document.documentElement.dataset;
}
