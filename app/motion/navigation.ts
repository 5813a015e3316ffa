import { pageDefinition } from "#app/locale/pages.ts";
import { isUnmeasured, localeOfPath, matchPage } from "#app/locale/paths.ts";
import { isOutdated } from "#app/runtime/build-watch.ts";
import { loadDocument } from "#app/runtime/document.ts";
import { isFormRedirect } from "#app/runtime/form-redirect.ts";
import { noticeView } from "#app/runtime/notice-view.ts";
import { leavePage, restorePage } from "./page-transition.ts";
import { placeAt, scrollWhileLeaving } from "./scroll.ts";
import { recordPosition, shownPosition } from "./scroll-positions.ts";
import { prefersStillness } from "./settings.ts";

/** The last navigation that started a leave animation: only its abort restores the page. */
let latest: Request | null = null;
let target: URL | null = null;
/** The page on screen. On back and forward, browsers change `window.location` before the router has loaded the page. */
let shown: string | null = null;

/** Called by the root with the page that it shows. */
export function noticePage(pathname: string): void {
	shown = pathname;
	noticeView(pathname);
}

/** The target of the latest navigation, completed or not. */
export function navigationTarget(): URL | null {
	return target;
}

/**
 * Runs the old page's leave animation while the new one loads. When the frame stays, the router commits at once and
 * `PageMain` waits; else the commit waits. Fetchers, revalidations, actions, hash and query changes pass through.
 */
export async function aroundNavigation(
	// The URL of the request has no hash, and a document load of the target needs it.
	{ request, url }: { request: Request; url: URL },
	next: () => Promise<unknown>,
): Promise<unknown> {
	if (request.method === "GET" && !isResource(url.pathname)) {
		if (isMeasuredOtherwise(url.pathname)) return loadDocument(url);
		target = url;
	}
	const from = pageBeingLeft(request, url.pathname);
	if (from === null) return next();
	if (isOutdated()) return loadDocument(url);
	const page = document.querySelector<HTMLElement>("main[data-page]");
	if (!page) return next();

	recordPosition();
	latest = request;
	const left = leavePage(page, animates(from));
	// For Back and Forward, the browser is at the target's address already; the new page is then placed where it was.
	const isHistoryMove = window.location.pathname === url.pathname;
	if (animates(from) && !isHistoryMove && !prefersStillness()) scrollWhileLeaving();
	// Aborted by another navigation, which has set `latest` when the timer fires, or by a return to the leaving page.
	request.signal.addEventListener("abort", () => setTimeout(() => latest === request && returnToPage()));
	try {
		const [result] = await Promise.all([next(), !keepsFrame(from, url.pathname) && left]);
		return result;
	} catch (error) {
		if (!request.signal.aborted) returnToPage();
		throw error;
	}
}

export function animates(pathname: string): boolean {
	const match = matchPage(pathname);
	return match !== null && pageDefinition(match.name).transition === true;
}

/** Pages with a transition share one frame in each language. */
function keepsFrame(from: string, to: string): boolean {
	return animates(from) && animates(to) && localeOfPath(from) === localeOfPath(to);
}

/**
 * A document whose tag manager runs never gets the address of a person's page, and the other way round: the tag manager
 * could read it, also when the visitor returns to it later. Without a tag manager the document is unmarked.
 */
function isMeasuredOtherwise(pathname: string): boolean {
	const { measured } = document.documentElement.dataset;
	return measured !== undefined && measured === String(isUnmeasured(matchPage(pathname)));
}

/** The pathname of the page that a navigation leaves, or null when the page stays. */
function pageBeingLeft({ method }: Request, pathname: string): string | null {
	if (method !== "GET" || isFormRedirect(pathname) || pathname === shown || isResource(pathname)) return null;
	return shown;
}

/** Resource routes, which only fetchers load, start with `/_`. */
function isResource(pathname: string): boolean {
	return pathname.startsWith("/_");
}

/** The page that was leaving stays, at the position where it was. */
export function returnToPage(): void {
	restorePage();
	const position = shownPosition();
	if (position !== undefined) placeAt(position);
}
