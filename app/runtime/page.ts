import { createContext, use, useMemo, useState } from "react";
import { type Location, useActionData, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { SiteBrand } from "#app/model/brand/site-brand.ts";
import type { LoadedPayload, PagePayload } from "#app/model/page-payload.ts";

/** A page's own data. A leaving page keeps its own, because the router already has that of the next page. */
export interface Page {
	/** Undefined in the back office, and when the page's loader failed. */
	payload: PagePayload | undefined;
	/** Undefined as long as the brand is the shipped one. */
	brand: SiteBrand | undefined;
	location: Location;
	isLeaving: boolean;
}

export const PageContext = createContext<Page | null>(null);

/** The payload in the document (`document-payload.ts`). The router's data for that page is only "in-document". */
export const DocumentPayload = createContext<PagePayload | undefined>(undefined);

/** The router's current page, for `PageContext`. */
export function useCurrentPage(): Page {
	const location = useLocation();
	const loaded = useMatches().at(-1)?.loaderData;
	const inDocument = use(DocumentPayload);
	const payload = isLoaded(loaded) ? (loaded === "in-document" ? inDocument : loaded) : undefined;
	const office = useRouteLoaderData("admin") as { brand?: SiteBrand } | undefined;
	const brand = payload ? payload.site.brand : office?.brand;
	return useMemo(() => ({ payload, brand, location, isLeaving: false }), [payload, brand, location]);
}

/** The payload of the page on screen. Layouts and pages read the same one. */
export function usePayload<Content = unknown>(): PagePayload<Content> | undefined {
	return use(PageContext)?.payload as PagePayload<Content> | undefined;
}

/** The content of the page. Throws without a payload: page components are never rendered without one. */
export function useContent<Content>(): Content {
	const payload = usePayload<Content>();
	if (!payload) throw new Error("A page was rendered without its payload");
	return payload.content;
}

/** The action data of the page's form. React Router drops it on navigation; a leaving page keeps showing it. */
export function useFormAnswer<Answer>(): Answer | undefined {
	const answer = useActionData<Answer>() as Answer | undefined;
	const isLeaving = use(PageContext)?.isLeaving === true;
	const [shown, show] = useState(answer);
	if (!isLeaving && shown !== answer) show(answer);
	return isLeaving ? shown : answer;
}

/** False for the loader data of back-office pages, which is not a payload. */
function isLoaded(data: unknown): data is LoadedPayload {
	return data === "in-document" || (typeof data === "object" && data !== null && "site" in data);
}
