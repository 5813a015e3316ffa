import type { CoverName } from "../editing/uploaded-picture.ts";
import type { PriceRange } from "../estimate/prices.ts";
import type { ServiceLink } from "../page-payload.ts";
import type { ServiceFacts } from "./service-words.ts";
import type { Topic } from "./topics.ts";

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
