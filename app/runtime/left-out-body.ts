import { createContext, use } from "react";

/** True when rendering failed on the server: the browser renders the page, or the error screen, into the empty body. */
export const BodyLeftOut = createContext(false);

export function useIsBodyLeftOut(): boolean {
	return use(BodyLeftOut);
}

/** In the browser: whether there is nothing to hydrate. */
export function isBodyLeftOut(): boolean {
	return "mount" in document.documentElement.dataset;
}
