import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { withRouteTable } from "#app/router-adapter/route-table-of-page.ts";
import { writeRouterData } from "#app/router-adapter/router-data.ts";
import { writeDocumentPayload } from "#app/runtime/document-payload.ts";
import { BodyLeftOut } from "#app/runtime/left-out-body.ts";
import { DocumentPayload } from "#app/runtime/page.ts";

/** Renders the whole page before sending it: it may be cached, and a failure can still change the response. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...entry }: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const requestContext = context.get(requestContextKey);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const page = withRouteTable(entry, new URL(request.url).pathname);
	const data = serverHandoffStream ? await text(serverHandoffStream) : "";
	try {
		requestContext.document = renderDocument(page, data, request.url, requestContext);
		return new Response(null, { status, headers });
	} catch (error) {
		requestContext.log.error("render failed", error, { id: requestContext.id });
		requestContext.document = renderDocument(page, data, request.url, requestContext, { withoutBody: true });
		return new Response(null, { status: 500, headers });
	}
}

/** Logs errors of loaders and actions. Ignores aborted and refused requests, such as a form sent to a page without one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { log, id } = context.get(requestContextKey);
	log.error("route failed", error, { id });
};

const end = "</body></html>";

/** Synchronous, because nothing on a page suspends: all loaders are done. */
function renderDocument(
	entry: EntryContext,
	data: string,
	url: string,
	{ nonce, payload }: RequestContext,
	{ withoutBody = false } = {},
): string {
	const html = renderToString(
		<DocumentPayload value={payload ?? undefined}>
			<BodyLeftOut value={withoutBody}>
				<ServerRouter context={entry} url={url} nonce={nonce} />
			</BodyLeftOut>
		</DocumentPayload>,
	);
	const scripts = writeRouterData(data, nonce) + (payload ? writeDocumentPayload(payload) : "");
	// React does not write the doctype.
	return `<!DOCTYPE html>${html.slice(0, -end.length)}${scripts}${end}`;
}
