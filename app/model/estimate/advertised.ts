import type { ServiceName } from "../service-names.ts";
import type { Answers } from "./answers.ts";
import { estimate } from "./engine/engine.ts";
import type { PriceList } from "./price-list.ts";
import type { PriceRange } from "./prices.ts";
import { plainRequest } from "./typical-jobs.ts";

/**
 * The range on tiles, price cards and in structured data: what the engine charges when a visitor chooses this service
 * alone and answers nothing (`assumptions.ts`), the minimum for a visit included. Null for a service without a price.
 */
export function advertisedPrice(service: ServiceName, prices: PriceList): PriceRange | null {
	return priceOfJob(plainRequest(partsOf(service)), prices);
}

/** What one visit costs, without a promotion. Null when nothing in it has an automatic price. */
export function priceOfJob(answers: Pick<Answers, "services" | "untouched">, prices: PriceList): PriceRange | null {
	const { priced, low, high } = estimate({ ...answers, promotionCode: null }, prices, [], new Date(0));
	return priced ? { low, high } : null;
}

/** The page of all ducts advertises its three networks together; its estimate starts from the largest. */
export function partsOf(service: ServiceName): readonly ServiceName[] {
	return service === "duct-cleaning" ? ["ventilation-ducts", "dryer-ducts", "air-exchanger-ducts"] : [service];
}
