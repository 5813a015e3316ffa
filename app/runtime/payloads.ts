import { isPublicPage } from "#app/locale/paths.ts";
import type { PagePayload, PayloadRedirect } from "#app/model/page-payload.ts";
import { noticeBuild } from "./build-watch.ts";

type Answer = PagePayload | PayloadRedirect;

const keepFor = 5 * 60 * 1000;

const payloads = new Map<string, { at: number; payload: Promise<Answer> }>();

/** Returns the prefetched payload of a page, or fetches it. Rejects on network errors. */
export function fetchPayload({ pathname, search }: Pick<URL, "pathname" | "search">): Promise<Answer> {
	const kept = payloads.get(pathname);
	if (kept && Date.now() - kept.at < keepFor) return kept.payload;
	// Private pages are not cached: each form has its own idempotency key, and the query may change the content.
	if (!isPublicPage(pathname)) return load(pathname, search);
	const payload = load(pathname, "");
	payloads.set(pathname, { at: Date.now(), payload });
	payload.catch(() => payloads.delete(pathname));
	return payload;
}

/** Error pages have payloads too. A response that is not JSON (a proxy's page, a captive portal) rejects. */
async function load(pathname: string, search: string): Promise<Answer> {
	const response = await fetch(`${pathname === "/" ? "" : pathname}/_payload.json${search}`);
	const payload = (await response.json()) as Answer;
	if ("redirect" in payload) return payload;
	if (typeof payload?.locale !== "string") throw new Error(`No payload at ${pathname}`);
	noticeBuild(payload.build);
	if (!response.ok) payloads.delete(pathname);
	return payload;
}
