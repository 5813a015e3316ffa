import type { Graph } from "schema-dts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import type { SiteBrand } from "./brand/site-brand.ts";
import type { Area, Company } from "./company.ts";
import type { CoverName } from "./editing/uploaded-picture.ts";
import type { PromotionPrices } from "./estimate/engine/promotion-off.ts";
import type { PriceGroup } from "./estimate/example-names.ts";
import type { DuctPrices } from "./estimate/price-list.ts";
import type { PriceRange } from "./estimate/prices.ts";
import type { OfferedPromotion } from "./estimate/promotion.ts";
import type { Kind } from "./estimate/questions.ts";
import type { Line } from "./estimate/result.ts";
import type { AppointmentStepWords, PanelWords } from "./estimate/words.ts";
import type { FormWords } from "./form-words.ts";
import type { GalleryStrip } from "./jobs/gallery-content.ts";
import type { ContactWords } from "./leads/contact-words.ts";
import type { PictureName } from "./picture-names.ts";
import type { PublicSettings } from "./public-settings.ts";
import type { ServiceName } from "./service-names.ts";
import type { AreaPageName } from "./site/area-pages.ts";
import type { TocEntry } from "./site/article.ts";
import type { OpeningState } from "./site/opening-state.ts";
import type { PageLink, PageLinks } from "./site/page-links.ts";
import type { PageWords } from "./site/page-words.ts";
import type { SearchAnswer } from "./site/search.ts";
import type { ServiceArea } from "./site/service-area.ts";
import type { ServiceFacts, ServiceWords } from "./site/service-words.ts";
import type { Topic } from "./site/topics.ts";

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

export interface ServiceTile extends ServiceLink {
	pitch: string;
	picture: CoverName;
	surface: ServiceFacts["surface"];
	/** The price as worded on the tile. */
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
	/** The struck-out price and the price asked instead; null without proof of the usual price, or without a lower price. */
	usualPrice: { before: string; after: string } | null;
}

export interface HomeContent {
	words: PageWords["home"];
	services: readonly ServiceTile[];
	promotions: readonly PromotionCard[];
	articles: readonly ArticleCard[];
	/** Used by the teaser, whose two questions show a price range immediately. Null: ducts are not offered. */
	ductPrices: DuctPrices | null;
	serviceArea: ServiceArea;
	/** Absent while the gallery is empty. */
	gallery?: PageLink;
}

export interface ServiceContent {
	service: ServiceName;
	picture: CoverName;
	pictureAlt: string;
	words: ServiceWords;
	price: PriceRange | null;
	/** The job that the range is the price of. */
	priceLabel: string | null;
	/** Set for services priced by the vent: the visitor can count the vents. */
	ductPrices: DuctPrices | null;
	offers: ServiceOffers | null;
	/** The button that recalculates the price without JavaScript. */
	update: string;
	/** Absent while the gallery has nothing of this service. */
	gallery?: GalleryStrip;
	related: readonly ServiceTile[];
	articles: readonly ArticleCard[];
}

/** The promotions of a service page, and the services that they join to it. */
export interface ServiceOffers {
	words: PanelWords["offers"];
	/** Running promotions that name this service. */
	promotions: readonly OfferedPromotion[];
	/** The codes of those that name no other service, where a box applies them. */
	alone: readonly string[];
	prices: PromotionPrices;
	/** The least that a visit costs. */
	minimum: number;
	/** The price of the service itself. */
	lines: readonly Line[];
	/** False for a price by the square foot or by the hour, which cannot be added to others. */
	isWhole: boolean;
	addOns: readonly AddOn[];
	/** Parameters of the estimate: the answers that the prices assume. */
	assumed: readonly (readonly [name: string, value: string])[];
}

export interface AddOn extends Pick<ServiceOffers, "lines" | "isWhole"> {
	kind: Kind;
	label: string;
	price: string | null;
	/** What the price assumes. */
	note: string | null;
}

/** A visit that the engine priced, with what it assumed, in the page's language. */
export interface ExampleCard {
	title: string;
	/** Each service of the visit, and the answers that were assumed for it. */
	lines: readonly { label: string; note: string }[];
	/** Before taxes. The page adds the taxes with the engine's own rule. */
	range: PriceRange;
	/** On site; null when the engine gives no time. */
	duration: string | null;
	picture: CoverName;
}

export interface ServicesOverviewContent {
	words: PageWords["services"];
	services: readonly ServiceTile[];
}

export interface PricesContent {
	words: PageWords["prices"];
	/** Without the groups of hidden services. */
	examples: Readonly<Partial<Record<PriceGroup, readonly ExampleCard[]>>>;
}

export interface AreaContent {
	words: PageWords[AreaPageName];
	/** Name of the area, as the company calls it. */
	name: string;
	picture: PictureName;
	pictureAlt: string;
	examples: readonly ExampleCard[];
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
	/** The day of this version in words, with its time if it is not the first one of the day. Not of articles. */
	since?: string;
	html: string;
	contents: readonly TocEntry[];
	trust?: TrustBox | null;
	article?: {
		card: ArticleCard;
		/** The day of the last update as data and in words, if it is later than `date`. */
		updated?: { day: string; words: string };
		services: readonly ServiceTile[];
		next: readonly ArticleCard[];
	};
}

/** Facts about the company that a page shows beside its text. */
export interface TrustBox {
	title: string;
	rows: readonly { label: string; value: string }[];
}

export interface ContactContent {
	words: PageWords["contact"];
	formKey: string;
	photoWords: AppointmentStepWords["photos"];
	/** At the time of the request: this page is never cached. */
	opening: OpeningState;
	contactWords: ContactWords;
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
	/** Null when the query is empty. */
	answer: SearchAnswer | null;
	/** Null when all results are on one page. */
	pages: PageLinks | null;
}

export interface DesignContent {
	words: PageWords["home"];
	tiles: readonly ServiceTile[];
	promotions: readonly PromotionCard[];
	articles: readonly ArticleCard[];
}
