import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import type { LoadedPayload } from "#app/model/page-payload.ts";
import { loadDocument } from "./document.ts";
import { fetchPayload } from "./payloads.ts";

/** The page that was loaded last, which is on screen unless a navigation is under way: at first, that of the document. */
let last: { path: string; data: LoadedPayload } = {
	path: globalThis.location ? location.pathname + location.search : "",
	data: "in-document",
};

/**
 * Fetches the page's `_payload.json` instead of React Router's data; on failure, loads the page as a document. When the
 * page on screen is only loaded again, a failure changes nothing: another document would lose what was typed.
 */
export async function clientLoader({ request, url }: ClientLoaderFunctionArgs): Promise<LoadedPayload> {
	const payload = await fetchPayload(url).catch((error: unknown) => {
		if (request.signal.aborted) throw error;
	});
	if (payload && "redirect" in payload) throw redirect(payload.redirect);
	const path = url.pathname + url.search;
	const isFailed = !payload || Number(payload.error?.status) >= 500;
	if (isFailed && path === last.path) return last.data;
	if (!payload) return loadDocument(url);
	if (!request.signal.aborted) last = { path, data: payload };
	return payload;
}
