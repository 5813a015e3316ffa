import { pageDefinition } from "../locale/pages.ts";
import { matchPage } from "../locale/paths.ts";
import { isOutdated } from "../runtime/build-watch.ts";
import { loadDocument } from "../runtime/document.ts";
import { fetchPayload } from "../runtime/payloads.ts";
import { importPage, mayReload } from "../runtime/route-modules.ts";
import { leavePage, restorePage } from "./page-transition.ts";

interface RouterState {
	location: { pathname: string };
	navigation: { state: string; location?: { pathname: string }; formMethod?: string };
}

declare global {
	interface Window {
		__reactRouterDataRouter?: { state: RouterState };
	}
}

/** How many navigations are under way: the last one decides whether a page that was leaving comes back. */
let underWay = 0;

/**
 * Around every navigation in the browser: the old page leaves while the network works, and the router commits the
 * new one only when both are done. Fetchers, revalidations, actions and changes of hash or query pass through.
 */
export async function aroundNavigation(
	{ request }: { request: Request },
	next: () => Promise<unknown>,
): Promise<unknown> {
	const url = new URL(request.url);
	const from = pageBeingLeft(request, url.pathname);
	if (from === null) return next();
	if (isOutdated()) return loadDocument(url);
	const page = document.querySelector<HTMLElement>("main[data-page]");
	if (!page) return next();

	underWay++;
	const left = leavePage(page, animates(from));
	request.signal.addEventListener("abort", () => setTimeout(restoreIfAlone));
	try {
		fetchPayload(url.pathname).catch(() => undefined);
		try {
			await importPage(url.pathname);
		} catch (error) {
			if (request.signal.aborted) throw error;
			if (mayReload(url.pathname)) return await loadDocument(url);
			throw error;
		}
		const [result] = await Promise.all([next(), left]);
		return result;
	} catch (error) {
		if (!request.signal.aborted) restorePage();
		throw error;
	} finally {
		underWay--;
	}
}

export function animates(pathname: string): boolean {
	const match = matchPage(pathname);
	return match !== null && pageDefinition(match.name).transition === true;
}

/** The pathname of the page that a navigation leaves, or null when nothing is left. */
function pageBeingLeft({ method }: Request, target: string): string | null {
	const state = window.__reactRouterDataRouter?.state;
	if (!state || method !== "GET") return null;
	const { location, navigation } = state;
	if (navigation.location?.pathname !== target || location.pathname === target) return null;
	if (navigation.formMethod && navigation.formMethod !== "GET") return null;
	return location.pathname;
}

/** An aborted navigation that no other one replaced. */
function restoreIfAlone(): void {
	if (underWay === 0) restorePage();
}
