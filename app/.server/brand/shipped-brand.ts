import { isDeepStrictEqual } from "node:util";
import type { Brand } from "#app/model/brand/brand.ts";
import { brand as shippedBrand } from "#content/brand.ts";
import { isShippedName } from "../content/shipped-company.ts";

export { shippedBrand };

/** Whether pages look as the build made them. The prefix of references does not show. */
export function isShippedLook(name: string, { prefix: _, ...look }: Brand): boolean {
	const { prefix: __, ...shipped } = shippedBrand;
	return isShippedName(name) && isDeepStrictEqual(look, shipped);
}
