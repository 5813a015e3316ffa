import type { ClientLoaderFunctionArgs } from "react-router";
import type { PagePayload } from "../model/page-payload.ts";

/**
 * The client loader of every page: its `_payload.json`, and never React Router's own data request.
 * A page that cannot be had this way is loaded as a document, which has the last word.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PagePayload> {
	const { pathname, search, hash } = new URL(request.url);
	try {
		const response = await fetch(`${pathname === "/" ? "" : pathname}/_payload.json`, { signal: request.signal });
		return (await response.json()) as PagePayload;
	} catch (error) {
		if (request.signal.aborted) throw error;
		window.location.assign(pathname + search + hash);
		return new Promise(() => {});
	}
}
