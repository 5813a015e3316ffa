import type { DataRouter } from "react-router";
import type { LoadedPayload } from "#app/model/page-payload.ts";

declare global {
	interface Window {
		__reactRouterDataRouter: DataRouter;
	}
}

/**
 * The data of the page on screen while it is loaded again; undefined while a navigation loads a page.
 *
 * Undocumented: a loader is not told why it runs, but React Router keeps its router in `window.__reactRouterDataRouter`.
 */
export function shownData(): LoadedPayload | undefined {
	const { navigation, matches, loaderData } = window.__reactRouterDataRouter.state;
	return navigation.state === "idle" ? loaderData[matches.at(-1)?.route.id as string] : undefined;
}
