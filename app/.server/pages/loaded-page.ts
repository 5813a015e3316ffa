import { createContext } from "react-router";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { PageName, PageParams } from "#app/locale/pages.ts";
import type { PublicSettings } from "#app/model/consent/public-settings.ts";
import type { PageError } from "#app/model/page-payload.ts";
import type { ContentReader } from "../content/reader.ts";
import type { Visitor } from "../request-context.ts";
import type { Services } from "../services.ts";

/** The part of a page that its own loader provides. */
export interface LoadedPage {
	title: string;
	/** Set when the title has words that the visitor typed: the title without them. */
	plainTitle?: string;
	description: string;
	content: unknown;
	layout?: "blog" | "estimate";
	/** Set where the parameters differ by language. Undefined: the page does not exist in that language. */
	paramsByLocale?: Localized<PageParams | undefined>;
	/** The part of the query string that the page in the other language needs too, with its question mark. */
	query?: string;
	/** The time when the page changes without a change of content. */
	validUntil?: Date | null;
	/** Keeps this page out of search engines although its definition is indexed, such as a topic with few articles. */
	noindex?: boolean;
	/** The name of the article that the page shows. */
	article?: string;
}

/** Redirects to another page, for example from a step of the estimate whose earlier steps are not answered. */
export interface PageRedirect {
	redirect: string;
}

/** An expected failure: the page does not exist, or its parameters are invalid. */
export interface PageFailure {
	failure: PageError;
}

export interface PageRequest {
	name: PageName | null;
	locale: Locale;
	params: PageParams;
	/** The path as requested; shown on the error page. */
	path: string;
	origin: string;
	build: string;
	settings: PublicSettings;
	/** Data of this visitor: only pages that are never cached may read it. */
	visitor: Visitor;
	/** Whether this visitor may be counted. */
	mayCount: boolean;
	services: Services;
	now: Date;
	loaders: PageLoaders;
	/** Shown instead of the page when loading it failed. */
	error?: PageError;
}

export interface LoadContext extends Omit<PageRequest, "name"> {
	name: PageName;
	reader: ContentReader;
}

type Loaded = LoadedPage | PageFailure | PageRedirect;

export type PageLoader = (context: LoadContext) => Loaded | Promise<Loaded>;

/** One loader for each page: the features define them, and `app/assembly` passes them in. */
export type PageLoaders = Readonly<Record<PageName, PageLoader>>;

export const pageLoadersContext = createContext<PageLoaders>();
