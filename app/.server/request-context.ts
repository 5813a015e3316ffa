import { createContext } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { PublicSettings } from "#app/model/public-settings.ts";
import type { Reads } from "./content/reads.ts";
import type { OutsideHosts } from "./http/security-headers.ts";
import type { Log } from "./log.ts";

/** What the shell knows of a request, and what the loader tells it back. Travels in the router's context. */
export interface Visit {
	/** Every line that the log has about this request carries it. */
	id: string;
	log: Log;
	locale: Locale;
	/** The id of the build that answers. */
	build: string;
	/** Whether the design page is there. */
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
	/** What the render wrote. In the body of a Response it would be encoded and decoded once more. */
	document: string | null;
	/** Set-Cookie lines for the answer to a form, beside those of the action itself. */
	setCookies: string[];
	validUntil: Date | null;
}

/** What the visitor brought. Empty for pages that are kept in the page cache: nothing of one visitor may enter it. */
export interface Visitor {
	query: URLSearchParams;
	/** The Cookie header. */
	cookies: string | undefined;
}

export const visitContext = createContext<Visit>();
