import { pageDefinition } from "../locale/pages.ts";
import { localeOfPath, matchPage } from "../locale/paths.ts";
import { isOutdated } from "../runtime/build-watch.ts";
import { loadDocument } from "../runtime/document.ts";
import { isFormRedirect } from "../runtime/form-redirect.ts";
import { leavePage, restorePage } from "./page-transition.ts";

/** The last navigation that made a page leave: it alone decides whether that page comes back. */
let latest: Request | null = null;
let target: URL | null = null;
/** The page on screen. For back and forward the browser changes `window.location` before the router has loaded the page. */
let shown: string | null = null;

/** The root says which page it shows. */
export function noticePage(pathname: string): void {
	shown = pathname;
}

/** Where the latest navigation leads, arrived or not. */
export function navigationTarget(): URL | null {
	return target;
}

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
	if (request.method === "GET" && !isResource(url.pathname)) target = url;
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
function pageBeingLeft({ method }: Request, pathname: string): string | null {
	if (method !== "GET" || isFormRedirect(pathname) || pathname === shown || isResource(pathname)) return null;
	return shown;
}

/** What only fetchers load: the addresses of resource routes begin with `/_`. */
function isResource(pathname: string): boolean {
	return pathname.startsWith("/_");
}
