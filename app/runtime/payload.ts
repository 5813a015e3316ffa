import { useMatches } from "react-router";
import type { PagePayload } from "../model/page-payload.ts";

/** The payload of the page on screen; absent when its loader failed. Layouts and pages read the same one. */
export function usePayload<Content = unknown>(): PagePayload<Content> | undefined {
	const data = useMatches().at(-1)?.loaderData as object | undefined;
	// The back office's pages have data of another kind: the error screen, which comes everywhere, does without it there.
	return data && "site" in data ? (data as PagePayload<Content>) : undefined;
}

/** For page components, which are only rendered with their content. */
export function useContent<Content>(): Content {
	const payload = usePayload<Content>();
	if (!payload) throw new Error("A page was rendered without its payload");
	return payload.content;
}
