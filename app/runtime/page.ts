import { createContext, use, useMemo, useState } from "react";
import { type Location, useActionData, useLocation, useMatches } from "react-router";
import type { LoadedPayload, PagePayload } from "../model/page-payload.ts";

/** What a page reads about itself. While it leaves, it keeps its own: the router is at the next page already. */
export interface Page {
	/** Absent in the back office, and where the page's loader failed. */
	payload: PagePayload | undefined;
	location: Location;
	isLeaving: boolean;
}

export const PageContext = createContext<Page | null>(null);

/** The payload in the document (`document-payload.ts`): the router's own data of that page says only that it is there. */
export const DocumentPayload = createContext<PagePayload | undefined>(undefined);

/** The page that the router is at, for `PageContext`. */
export function useCurrentPage(): Page {
	const location = useLocation();
	const loaded = useMatches().at(-1)?.loaderData;
	const inDocument = use(DocumentPayload);
	const payload = isLoaded(loaded) ? (loaded === "in-document" ? inDocument : loaded) : undefined;
	return useMemo(() => ({ payload, location, isLeaving: false }), [payload, location]);
}

/** The payload of the page on screen. Layouts and pages read the same one. */
export function usePayload<Content = unknown>(): PagePayload<Content> | undefined {
	return use(PageContext)?.payload as PagePayload<Content> | undefined;
}

/** For page components, which are only rendered with their content. */
export function useContent<Content>(): Content {
	const payload = usePayload<Content>();
	if (!payload) throw new Error("A page was rendered without its payload");
	return payload.content;
}

/** The answer to the page's form. React Router drops it when the page changes; a leaving page goes on showing it. */
export function useFormAnswer<Answer>(): Answer | undefined {
	const answer = useActionData<Answer>() as Answer | undefined;
	const isLeaving = use(PageContext)?.isLeaving === true;
	const [shown, show] = useState(answer);
	if (!isLeaving && shown !== answer) show(answer);
	return isLeaving ? shown : answer;
}

/** The back office's pages have data of another kind. */
function isLoaded(data: unknown): data is LoadedPayload {
	return data === "in-document" || (typeof data === "object" && data !== null && "site" in data);
}
