import { createContext } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import type { SiteBrand } from "#app/model/brand/site-brand.ts";
import type { PublicSettings } from "#app/model/consent/public-settings.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { Reads } from "./content/reads.ts";
import type { OutsideHosts } from "./http/security-headers.ts";
import type { Log } from "./log.ts";

/** Data about one HTTP request, including what loaders and the render add. Passed on in React Router's context. */
export interface RequestContext {
	id: string;
	log: Log;
	locale: Locale;
	/** The id of the running build. */
	build: string;
	/** Whether `/_design` is served. */
	designPage: boolean;
	settings: PublicSettings;
	/** Third-party hosts that back office pages may contact; set by their routes. */
	outside: OutsideHosts | null;
	/** Set by back office pages that another page of the back office shows in a frame. */
	isFramed?: boolean;
	/** Set by back office pages that show a draft of the brand; null for the shipped one. */
	draftBrand?: SiteBrand | null;
	/** The visitor's IP address, for rate limits only; never stored or logged. */
	address: string;
	visitor: Visitor;
	/** Whether the visitor may be counted (`traffic/may-count.ts`). False for cached pages, which the pipeline counts. */
	mayCount: boolean;
	/** Whether a form was sent: a page that cannot be shown then says how to send it again. */
	isForm: boolean;
	/** Base of absolute URLs. */
	origin: string;
	/** Marks the scripts of this render; see `http/document.ts`. */
	nonce: string;
	/** The data of a public page: set by its loader, read by the render. */
	payload: PagePayload | null;
	/** Set by the page's loader. */
	reads: Reads;
	/** The rendered HTML, kept here because a Response body would have to be encoded and decoded again. */
	document: string | null;
	/** Set-Cookie lines for the response to a form, in addition to those of its action. */
	setCookies: string[];
	validUntil: Date | null;
}

/** What the visitor's request says about them. Empty for cached pages: no visitor's data may enter the cache. */
export interface Visitor {
	query: URLSearchParams;
	/** The Cookie header. */
	cookies: string | undefined;
	/** The Accept-Language header, for resource routes: their URLs have no locale. */
	acceptLanguage?: string | undefined;
}

export const requestContextKey = createContext<RequestContext>();
