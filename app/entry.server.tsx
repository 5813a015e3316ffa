import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { emergencyDocument } from "./.server/emergency-document.ts";
import { dataScript, readHandedOverData } from "./.server/handed-over-data.ts";
import { type Visit, visitContext } from "./.server/visit.ts";
import { isBackOffice } from "./model/back-office-address.ts";
import { staffManifest } from "./model/staff-paths.ts";

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
	const page = { ...entry, manifest: manifestFor(request.url, entry) };
	const data = await readHandedOverData(entry);
	try {
		visit.document = renderHtml(page, data, request.url, visit);
		return new Response(null, { status, headers });
	} catch (error) {
		visit.log.error("render failed", error, { id: visit.id });
		visit.document = emergencyDocument(page, data, visit);
		return new Response(null, { status: 500, headers });
	}
}

/** The built site has a table of routes for visitors and one for staff. */
function manifestFor(url: string, { manifest }: EntryContext): EntryContext["manifest"] {
	if (import.meta.env.DEV || !isBackOffice(new URL(url).pathname)) return manifest;
	return { ...manifest, url: staffManifest(manifest.url) };
}

/** React Router reports what a loader or action threw; aborted requests are nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	const { log, id } = context.get(visitContext);
	log.error("route failed", error, { id });
};

/**
 * With a stream, React would write bytes that become a string again right away, and the router would take the data
 * apart to send it in pieces. Nothing here suspends: loaders have answered, and no route is loaded later on the server.
 */
function renderHtml(entry: EntryContext, data: string, url: string, { nonce }: Visit): string {
	const context = { ...entry, serverHandoffStream: undefined };
	const html = renderToString(<ServerRouter context={context} url={url} nonce={nonce} />);
	// A string may be part of a page, so React leaves its first line to us.
	return `<!DOCTYPE html>${html.replace(/<\/body><\/html>$/, (end) => dataScript(data, nonce) + end)}`;
}
