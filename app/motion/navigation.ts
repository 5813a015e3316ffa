import { pageDefinition } from "../locale/pages.ts";
import { localeOfPath, matchPage } from "../locale/paths.ts";
import { isOutdated } from "../runtime/build-watch.ts";
import { loadDocument } from "../runtime/document.ts";
import { leavePage, restorePage } from "./page-transition.ts";

/** The last navigation that made a page leave: it alone decides whether that page comes back. */
let latest: Request | null = null;

/**
 * Around every navigation in the browser: the old page leaves while the network works. Where only the page changes, the
 * router goes on as soon as it can: `PageMain` makes the new one ready behind the old one, and waits by itself. What
 * changes the frame too is committed when both are done. Fetchers, revalidations, actions and changes of hash or query
 * pass through.
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

	latest = request;
	const left = leavePage(page, animates(from));
	// Aborted by another navigation, which has had its turn by then, or by a return to the page that was leaving.
	request.signal.addEventListener("abort", () => setTimeout(() => latest === request && restorePage()));
	try {
		const [result] = await Promise.all([next(), !keepsFrame(from, url.pathname) && left]);
		return result;
	} catch (error) {
		if (!request.signal.aborted) restorePage();
		throw error;
	}
}

export function animates(pathname: string): boolean {
	const match = matchPage(pathname);
	return match !== null && pageDefinition(match.name).transition === true;
}

/** The sixteen stand in the same frame, one for each language. */
function keepsFrame(from: string, to: string): boolean {
	return animates(from) && animates(to) && localeOfPath(from) === localeOfPath(to);
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
