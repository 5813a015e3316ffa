import { isPublicPage } from "../locale/paths.ts";
import type { PagePayload, PayloadRedirect } from "../model/page-payload.ts";
import { noticeBuild } from "./build-watch.ts";

type Answer = PagePayload | PayloadRedirect;

const keepFor = 5 * 60 * 1000;

const payloads = new Map<string, { at: number; payload: Promise<Answer> }>();

/** A page's payload: the one that was fetched ahead, or a new one. Errors of the network reject. */
export function fetchPayload({ pathname, search }: Pick<URL, "pathname" | "search">): Promise<Answer> {
	const kept = payloads.get(pathname);
	if (kept && Date.now() - kept.at < keepFor) return kept.payload;
	// A private page is made for one visit: its form has a key of its own, and its query may change what it shows.
	if (!isPublicPage(pathname)) return load(pathname, search);
	const payload = load(pathname, "");
	payloads.set(pathname, { at: Date.now(), payload });
	payload.catch(() => payloads.delete(pathname));
	return payload;
}

/** Error pages have payloads too; anything that is not JSON (a proxy's page, a captive portal) is a failure. */
async function load(pathname: string, search: string): Promise<Answer> {
	const response = await fetch(`${pathname === "/" ? "" : pathname}/_payload.json${search}`);
	const payload = (await response.json()) as Answer;
	if ("redirect" in payload) return payload;
	if (typeof payload?.locale !== "string") throw new Error(`No payload at ${pathname}`);
	noticeBuild(payload.build);
	if (!response.ok) payloads.delete(pathname);
	return payload;
}
