import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { emergencyDocument } from "./.server/emergency-document.ts";
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
	const manifest = manifestFor(request.url, entry);
	const [data, spare] = entry.serverHandoffStream?.tee() ?? [];
	try {
		visit.document = await renderHtml({ ...entry, manifest, serverHandoffStream: data }, request.url, visit);
		return new Response(null, { status, headers });
	} catch (error) {
		visit.log.error("render failed", error, { id: visit.id });
		visit.document = await emergencyDocument({ ...entry, manifest, serverHandoffStream: spare }, visit);
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

function renderHtml(entry: EntryContext, url: string, { nonce }: Visit): Promise<string> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const sink = new Writable({
			write(chunk: Buffer, _, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				resolve(Buffer.concat(chunks).toString());
				done();
			},
		});
		const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={url} nonce={nonce} />, {
			nonce,
			onAllReady: () => pipe(sink),
			onShellError: reject,
			onError: reject,
		});
	});
}
