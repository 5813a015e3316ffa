import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import type { LoadedPayload } from "#app/model/page-payload.ts";
import { shownData } from "#app/router-adapter/shown-data.ts";
import { loadDocument } from "./document.ts";
import { fetchPayload } from "./payloads.ts";

/**
 * Fetches the page's `_payload.json` instead of React Router's data; on failure, loads the page as a document. When the
 * page on screen is only loaded again, a failure changes nothing: another document would lose what was typed.
 */
export async function clientLoader({ request, url }: ClientLoaderFunctionArgs): Promise<LoadedPayload> {
	const payload = await fetchPayload(url).catch((error: unknown) => {
		if (request.signal.aborted) throw error;
	});
	if (payload && "redirect" in payload) throw redirect(payload.redirect);
	const isFailed = !payload || Number(payload.error?.status) >= 500;
	return (isFailed && shownData()) || payload || loadDocument(url);
}
