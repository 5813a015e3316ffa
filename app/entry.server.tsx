import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { emergencyDocument } from "./.server/emergency-document.ts";
import { handOver } from "./.server/handed-over-data.ts";
import { type Visit, visitContext } from "./.server/visit.ts";
import { locales } from "./locale/locales.ts";
import { isBackOffice } from "./model/back-office-address.ts";
import { layoutOf, type RouteTable, routeTable } from "./model/route-tables.ts";

/** Renders the whole page before a byte leaves: it may be cached, and a failure can still change the answer. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const visit = context.get(visitContext);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const data = await handOver(entry);
	const page = withWhatIsNeeded(entry, request.url);
	try {
		visit.document = renderHtml(page, data, request.url, visit);
		return new Response(null, { status, headers });
	} catch (error) {
		visit.log.error("render failed", error, { id: visit.id });
		visit.document = emergencyDocument(page, data, visit);
		return new Response(null, { status: 500, headers });
	}
}

/** React Router reports what a loader or action threw; aborted requests are nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	const { log, id } = context.get(visitContext);
	log.error("route failed", error, { id });
};

/** The table of routes that the browser gets. */
function tableFor({ staticHandlerContext: { matches } }: EntryContext, url: string): RouteTable | undefined {
	if (isBackOffice(new URL(url).pathname)) return "staff";
	return locales.find((locale) => matches.some(({ route: { id } }) => id === layoutOf(locale)));
}

/**
 * Without the stream: we hand the data over ourselves (and make no copy, since looking at the stream starts it). With the
 * routes of this page alone: the router would make all of them anew for each.
 */
function withWhatIsNeeded(entry: EntryContext, url: string): EntryContext {
	const { routes, ...manifest } = entry.manifest;
	const matched = entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
	const table = import.meta.env.DEV ? undefined : tableFor(entry, url);
	const needed = {
		...manifest,
		routes: Object.fromEntries(matched),
		url: table ? routeTable(manifest.url, table) : manifest.url,
	};
	return Object.create(entry, { manifest: { value: needed }, serverHandoffStream: { value: undefined } });
}

const end = "</body></html>";

/**
 * With a stream, React would write bytes that become a string again right away, and the router would take the data
 * apart to send it in pieces. Nothing here suspends: loaders have answered, and no route is loaded later on the server.
 */
function renderHtml(entry: EntryContext, data: string, url: string, { nonce }: Visit): string {
	const html = renderToString(<ServerRouter context={entry} url={url} nonce={nonce} />);
	// A string may be part of a page, so React leaves its first line to us.
	return `<!DOCTYPE html>${html.slice(0, -end.length)}<script nonce="${nonce}">${data}</script>${end}`;
}
