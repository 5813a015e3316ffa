import type { Graph } from "schema-dts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import type { SiteBrand } from "./brand/site-brand.ts";
import type { Area, Company } from "./company.ts";
import type { PublicSettings } from "./consent/public-settings.ts";
import type { FormWords } from "./forms/form-words.ts";
import type { ServiceName } from "./service-names.ts";
import type { PageLink } from "./site/page-links.ts";
import type { ServiceFacts } from "./site/service-words.ts";

/** The data of one page as plain JSON: part of the server-rendered HTML, fetched as `_payload.json` on navigation. */
export interface PagePayload<Content = unknown> {
	name: PageName | null;
	locale: Locale;
	/** Id of the build and of the brand that made the payload: another one means another style sheet. */
	build: string;
	settings: PublicSettings;
	/** The default layout when absent. */
	layout?: "blog" | "estimate";
	head: Head;
	/** The breadcrumb without the home page; absent when the page shows none. */
	trail?: readonly Crumb[];
	site: Site;
	/** Words of the form; absent on pages without one. */
	forms?: FormWords;
	content: Content;
	/** Set when the page cannot be shown: the error screen is rendered instead. */
	error?: PageError;
}

export interface Head {
	title: string;
	/** Set when the title has words that the visitor typed: the title without them, for the tag manager. */
	plainTitle?: string;
	description: string;
	/** Absolute URL; absent on error screens. */
	canonical?: string;
	alternates: readonly { language: string; href: string }[];
	robots: string;
	/** Open Graph data; absent on error screens. */
	share?: Share;
	structuredData?: Graph;
}

export interface Share {
	/** The title of the page without the company's name. */
	title: string;
	/** Absolute URL. */
	picture: string;
	alt: string;
	published?: string;
}

export interface Crumb {
	label: string;
	/** Absent on the last crumb, which is the page itself. */
	to?: string;
}

/** The loader data of a page route: the payload, or a marker that the document already contains it. */
export type LoadedPayload = PagePayload | "in-document";

/** Returned instead of a payload when this visitor must be redirected. */
export interface PayloadRedirect {
	redirect: string;
}

/** Data that the layouts show on every page. */
export interface Site {
	company: Omit<Company, "areas" | "trust" | "reviews"> & { areas: readonly SiteArea[] };
	/** Of the copyright, in Montréal. */
	year: number;
	/** True while the company has the name that ships: the footer says that it does not exist. Absent otherwise. */
	fictitious?: true;
	/** Absent as long as the brand is the shipped one. */
	brand?: SiteBrand;
	services: readonly ServiceLink[];
	/** Absent while the gallery is empty. */
	gallery?: PageLink;
	/** Path of the same page in the other language; the home page on error screens. */
	otherLanguage: string;
}

/** An area in the page's language only. */
export interface SiteArea extends Pick<Area, "places"> {
	name: string;
	extent: string;
	/** The area's own page; absent for an area that a member added. */
	path?: string;
}

export interface PageError {
	status: number;
	message: string;
	/** What the search field of the 404 page starts with. */
	query?: string;
	/** For a form that could not be stored: how to send it again. Shown instead of the usual text. */
	advice?: string;
	/** For a link that belongs to one person: why it leads to nothing, in the visitor's language. Shown instead of the message. */
	reason?: string;
	/** Only for server errors: the id of the request in the log, which the visitor can quote. */
	requestId?: string;
}

export interface ServiceLink {
	name: ServiceName;
	group: ServiceFacts["group"];
	label: string;
	path: string;
}
