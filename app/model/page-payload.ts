import type { Locale } from "../locale/locales.ts";
import type { PageName } from "../locale/pages.ts";
import type { TocEntry } from "./article.ts";
import type { Company } from "./company.ts";
import type { PageWords, Topic } from "./page-words.ts";
import type { PictureName } from "./picture-names.ts";
import type { PriceRange } from "./prices.ts";
import type { ServiceFacts, ServiceName, ServiceWords } from "./service-words.ts";

/** All that one page needs, as plain JSON: rendered into HTML on the server, fetched as `_payload.json` afterwards. */
export interface PagePayload<Content = unknown> {
	name: PageName | null;
	locale: Locale;
	/** The blog layout if the page selects it, otherwise the default one. */
	layout?: "blog";
	head: Head;
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
}

/** What the layouts show on every page. */
export interface Site {
	company: Company;
	services: readonly ServiceLink[];
	/** The same page in the other language; home on error screens. */
	otherLanguage: string;
}

export interface PageError {
	status: number;
	message: string;
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
	cover: PictureName;
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
}

export interface HomeContent {
	words: PageWords["home"];
	services: readonly ServiceTile[];
	promotions: readonly PromotionCard[];
	articles: readonly ArticleCard[];
	teaser: PriceRange;
}

export interface ServiceContent {
	service: ServiceName;
	facts: ServiceFacts;
	words: ServiceWords;
	price: PriceRange | null;
	related: readonly ServiceTile[];
	articles: readonly ArticleCard[];
}

export interface BlogContent {
	words: PageWords["blog"];
	articles: readonly ArticleCard[];
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
}

export interface EstimateContent {
	words: PageWords["estimate"];
	services: readonly ServiceTile[];
}

export interface DiscountsContent {
	words: PageWords["discounts"];
	promotions: readonly PromotionCard[];
}
