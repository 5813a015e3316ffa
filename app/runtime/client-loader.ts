import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import type { PagePayload } from "../model/page-payload.ts";
import { loadDocument } from "./document.ts";
import { fetchPayload } from "./payloads.ts";

/**
 * The client loader of every page: its `_payload.json`, and never React Router's own data request.
 * A page that cannot be had this way is loaded as a document, which has the last word.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PagePayload> {
	const url = new URL(request.url);
	const payload = await fetchPayload(url).catch((error: unknown) => {
		if (request.signal.aborted) throw error;
		return loadDocument(url);
	});
	if ("redirect" in payload) throw redirect(payload.redirect);
	return payload;
}
