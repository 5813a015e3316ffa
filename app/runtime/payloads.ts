import { isPublicPage } from "../locale/paths.ts";
import type { PagePayload } from "../model/page-payload.ts";
import { noticeBuild } from "./build-watch.ts";

const keepFor = 5 * 60 * 1000;

const payloads = new Map<string, { at: number; payload: Promise<PagePayload> }>();

/** A page's payload: the one that was fetched ahead, or a new one. Errors of the network reject. */
export function fetchPayload(pathname: string): Promise<PagePayload> {
	const kept = payloads.get(pathname);
	if (kept && Date.now() - kept.at < keepFor) return kept.payload;
	const payload = load(pathname);
	// A private page is made for one visit: its form has a key of its own.
	if (!isPublicPage(pathname)) return payload;
	payloads.set(pathname, { at: Date.now(), payload });
	payload.catch(() => payloads.delete(pathname));
	return payload;
}

/** Error pages have payloads too; anything that is not JSON (a proxy's page, a captive portal) is a failure. */
async function load(pathname: string): Promise<PagePayload> {
	const response = await fetch(`${pathname === "/" ? "" : pathname}/_payload.json`);
	const payload = (await response.json()) as PagePayload;
	if (typeof payload?.locale !== "string") throw new Error(`No payload at ${pathname}`);
	noticeBuild(payload.build);
	if (!response.ok) payloads.delete(pathname);
	return payload;
}
