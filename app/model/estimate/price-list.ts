import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { priceListSchema } from "../editing/schemas/price-list-schema.ts";

/** The price list that members edit: the published ranges, and how answers move a price inside or beside them. */
export type PriceList = ContentOf<typeof priceListSchema>;

/** The part of the price list that duct prices need: pages that show only those send no more. */
export type DuctPrices = Pick<PriceList, "ventilation"> & { ranges: Pick<PriceList["ranges"], "ducts" | "extra-vent"> };
