import { createContext } from "react-router";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Visitor } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { PageName, PageParams } from "#app/locale/pages.ts";
import type { PageError } from "#app/model/page-payload.ts";
import type { PublicSettings } from "#app/model/public-settings.ts";

/** The part of a page that its own loader decides. */
export interface LoadedPage {
	title: string;
	description: string;
	content: unknown;
	layout?: "blog" | "estimate";
	/** For pages whose address differs by more than the language: the parameters of each. None: not in that language. */
	paramsByLocale?: Localized<PageParams | undefined>;
	/** What of the query the page in the other language needs too, with its question mark. */
	query?: string;
	/** When time alone changes the page. */
	validUntil?: Date | null;
	/** The article that the page is. */
	article?: string;
}

/** The page is elsewhere for now: a step that nothing was answered for yet. */
export interface PageRedirect {
	redirect: string;
}

/** An expected failure: the page does not exist, or its parameters cannot be right. */
export interface PageFailure {
	failure: PageError;
}

export interface PageRequest {
	name: PageName | null;
	locale: Locale;
	params: PageParams;
	/** As the visitor asked for it; shown on the error screen. */
	path: string;
	origin: string;
	build: string;
	settings: PublicSettings;
	/** The visitor's own: only pages that are never cached may read it. */
	visitor: Visitor;
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

/** One for each page of the table: the features have them, and the assembly hands them in. */
export type PageLoaders = Readonly<Record<PageName, PageLoader>>;

export const pageLoadersContext = createContext<PageLoaders>();
