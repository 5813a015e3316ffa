import type { CoverName } from "../editing/uploaded-picture.ts";
import type { PromotionPrices } from "../estimate/engine/promotion-off.ts";
import type { DuctPrices } from "../estimate/price-list.ts";
import type { PriceRange } from "../estimate/prices.ts";
import type { OfferedPromotion } from "../estimate/promotion.ts";
import type { Kind } from "../estimate/questions.ts";
import type { Line } from "../estimate/result.ts";
import type { PanelWords } from "../estimate/words.ts";
import type { GalleryStrip } from "../jobs/gallery-content.ts";
import type { ServiceName } from "../service-names.ts";
import type { ArticleCard, ServiceTile } from "./cards.ts";
import type { ServiceWords } from "./service-words.ts";

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
