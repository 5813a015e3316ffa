import type { PriceGroup } from "../estimate/example-names.ts";
import type { DuctPrices } from "../estimate/price-list.ts";
import type { PictureName } from "../pictures/picture-names.ts";
import type { AreaPageName } from "./area-pages.ts";
import type { TocEntry } from "./article.ts";
import type { ArticleCard, ExampleCard, PromotionCard, ServiceTile } from "./cards.ts";
import type { PageLink, PageLinks } from "./page-links.ts";
import type { PageWords } from "./page-words.ts";
import type { SearchAnswer } from "./search.ts";
import type { ServiceArea } from "./service-area.ts";

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
