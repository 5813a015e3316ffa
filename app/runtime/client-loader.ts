import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import type { PagePayload } from "#app/model/page-payload.ts";
import { loadDocument } from "./document.ts";
import { fetchPayload } from "./payloads.ts";

/** Fetches the page's `_payload.json` instead of React Router's data; on failure, loads the page as a document. */
export async function clientLoader({ request, url }: ClientLoaderFunctionArgs): Promise<PagePayload> {
	const payload = await fetchPayload(url).catch((error: unknown) => {
		if (request.signal.aborted) throw error;
		return loadDocument(url);
	});
	if ("redirect" in payload) throw redirect(payload.redirect);
	return payload;
}
