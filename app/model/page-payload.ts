import type { Graph } from "schema-dts";
import type { Locale } from "../locale/locales.ts";
import type { PageName } from "../locale/pages.ts";
import type { Area, Company } from "./company.ts";
import type { CoverName } from "./editing/uploaded-picture.ts";
import type { DuctPrices } from "./estimate/price-list.ts";
import type { PriceRange } from "./estimate/prices.ts";
import type { PictureName } from "./picture-names.ts";
import type { PublicSettings } from "./public-settings.ts";
import type { ServiceName } from "./service-names.ts";
import type { TocEntry } from "./site/article.ts";
import type { OpeningState } from "./site/opening-state.ts";
import type { PageWords } from "./site/page-words.ts";
import type { SearchAnswer } from "./site/search.ts";
import type { ServiceArea } from "./site/service-area.ts";
import type { ServiceFacts, ServiceWords } from "./site/service-words.ts";
import type { Topic } from "./site/topics.ts";

/** All that one page needs, as plain JSON: rendered into HTML on the server, fetched as `_payload.json` afterwards. */
export interface PagePayload<Content = unknown> {
	name: PageName | null;
	locale: Locale;
	/** The build that made it. */
	build: string;
	settings: PublicSettings;
	/** The blog layout if the page selects it, otherwise the default one. */
	layout?: "blog" | "estimate";
	head: Head;
	/** The way here from home, which itself is left out; absent where no breadcrumb is shown. */
	trail?: readonly Crumb[];
	site: Site;
	content: Content;
	/** The page could not be shown: the error screen takes its place. */
	error?: PageError;
}

export interface Head {
	title: string;
	description: string;
	/** Absolute; absent on error screens. */
	canonical?: string;
	alternates: readonly { language: string; href: string }[];
	/** What search engines may do with the page. */
	robots: string;
	/** How a link to the page looks elsewhere; absent on error screens. */
	share?: Share;
	/** What the page says, for machines (JSON-LD). */
	structuredData?: Graph;
}

export interface Share {
	/** The page's own, without the company's name. */
	title: string;
	/** Absolute. */
	picture: string;
	alt: string;
	/** The day of an article. */
	published?: string;
}

export interface Crumb {
	label: string;
	/** The last one is the page itself. */
	to?: string;
}

/** What a page's route loads: its payload, or word that the payload is in the document. */
export type LoadedPayload = PagePayload | "in-document";

/** In place of a payload: the page is elsewhere for this visitor. */
export interface PayloadRedirect {
	redirect: string;
}

/** What the layouts show on every page. */
export interface Site {
	company: Omit<Company, "areas"> & { areas: readonly SiteArea[] };
	services: readonly ServiceLink[];
	/** The same page in the other language; home on error screens. */
	otherLanguage: string;
}

/** An area in the page's language only. */
export interface SiteArea extends Pick<Area, "places"> {
	name: string;
	extent: string;
}

export interface PageError {
	status: number;
	message: string;
	/** For a failure of ours: the id that the log has too, for a visitor to quote. */
	requestId?: string;
}

export interface ServiceLink {
	name: ServiceName;
	group: ServiceFacts["group"];
	label: string;
	path: string;
}

export interface ServiceTile extends ServiceLink {
	pitch: string;
	picture: PictureName;
	surface: ServiceFacts["surface"];
	/** What the tile says of the price, in words. */
	price: string | null;
}

export interface ArticleCard {
	path: string;
	title: string;
	lead: string;
	date: string;
	topic: Topic;
	topicLabel: string;
	minutes: number;
	cover: CoverName;
	alt: string;
}

export interface PromotionCard {
	code: string;
	/** "40 $" or "10 %": the figure and its sign, in the order of the language. */
	amount: { figure: string; sign: string; signFirst: boolean };
	title: string;
	summary: string;
	conditions: readonly string[];
	starts: string;
	ends: string;
	services: readonly ServiceLink[];
	/** What is struck out and what is asked for instead, where staff have the proof. */
	usualPrice: { before: string; after: string } | null;
}

export interface HomeContent {
	words: PageWords["home"];
	services: readonly ServiceTile[];
	promotions: readonly PromotionCard[];
	articles: readonly ArticleCard[];
	/** For the two questions that show a range at once. */
	ductPrices: DuctPrices;
	serviceArea: ServiceArea;
}

export interface ServiceContent {
	service: ServiceName;
	facts: ServiceFacts;
	pictureAlt: string;
	words: ServiceWords;
	price: PriceRange | null;
	/** What the range is the price of, where that is not obvious. */
	priceLabel: string | null;
	/** The services that are priced by the vent let the visitor count them. */
	ductPrices: DuctPrices | null;
	related: readonly ServiceTile[];
	articles: readonly ArticleCard[];
}

export interface BlogContent {
	heading: string;
	lead: string;
	/** "All" first, then each topic that has articles. */
	topics: readonly { label: string; path: string; current: boolean }[];
	articles: readonly ArticleCard[];
	page: number;
	pages: number;
}

export interface ContentPageContent {
	title: string;
	lead: string;
	date: string;
	html: string;
	contents: readonly TocEntry[];
	article?: { card: ArticleCard; services: readonly ServiceTile[]; next: readonly ArticleCard[] };
}

export interface ContactContent {
	words: PageWords["contact"];
	formKey: string;
	/** When it was asked for: this page is never kept. */
	opening: OpeningState;
}

export interface ThanksContent {
	words: PageWords["thanks"];
	reference: string;
}

export interface DiscountsContent {
	words: PageWords["discounts"];
	promotions: readonly PromotionCard[];
}

export interface SearchContent {
	words: PageWords["search"];
	query: string;
	/** Null when nothing was asked. */
	answer: SearchAnswer | null;
}

export interface DesignContent {
	words: PageWords["home"];
	tiles: readonly ServiceTile[];
	promotions: readonly PromotionCard[];
	articles: readonly ArticleCard[];
}
