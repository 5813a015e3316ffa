import { createContext } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { PublicSettings } from "#app/model/public-settings.ts";
import type { Reads } from "./content/reads.ts";
import type { OutsideHosts } from "./http/security-headers.ts";
import type { Log } from "./log.ts";

/** What the server knows of one HTTP request, and what loaders and the render add to it. Passed on in the router's context. */
export interface RequestContext {
	/** The request id: part of every log line about this request. */
	id: string;
	log: Log;
	locale: Locale;
	/** The id of the build that answers. */
	build: string;
	/** Whether `/_design` is served. */
	designPage: boolean;
	settings: PublicSettings;
	/** Hosts that the back office's pages may speak with; its routes name them. */
	outside: OutsideHosts | null;
	/** The visitor's network address, for rate limits only; never kept, never logged. */
	address: string;
	visitor: Visitor;
	/** Absolute addresses start with it. */
	origin: string;
	/** Marks the scripts of this render; see `http/document.ts`. */
	nonce: string;
	/** What a public page shows: filled by its loader, read by the render. */
	payload: PagePayload | null;
	/** Filled by the page's loader. */
	reads: Reads;
	/** The rendered HTML. In the body of a Response it would be encoded and decoded again. */
	document: string | null;
	/** Set-Cookie lines for the response to a form, in addition to those of its action. */
	setCookies: string[];
	validUntil: Date | null;
}

/** The visitor's own query and cookies. Empty for cached pages: nothing of one visitor may enter the cache. */
export interface Visitor {
	query: URLSearchParams;
	/** The Cookie header. */
	cookies: string | undefined;
}

export const requestContextKey = createContext<RequestContext>();
