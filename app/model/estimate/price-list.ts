import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { priceListSchema } from "../editing/schemas/price-list-schema.ts";

/** The document that staff edit: the published ranges, and how answers move inside or beside them. */
export type PriceList = ContentOf<typeof priceListSchema>;

/** What the price of ducts follows from; little enough for a page that shows only that. */
export type DuctPrices = Pick<PriceList, "ventilation"> & { ranges: Pick<PriceList["ranges"], "ducts" | "extra-vent"> };
