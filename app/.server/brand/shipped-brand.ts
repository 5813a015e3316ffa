import { isDeepStrictEqual } from "node:util";
import type { Brand } from "#app/model/brand/brand.ts";
import { brand as shippedBrand } from "#content/brand.ts";
import { company as shippedCompany } from "#content/company.ts";

/**
 * Whether the company still has the name that ships: then it is fictitious, and the mark that ships, which is drawn for
 * this name, stands beside it.
 */
export function isShippedName(name: string): boolean {
	return name === shippedCompany.name;
}

/** Whether pages look as the build made them. The prefix of requests does not show. */
export function isShippedLook(name: string, { prefix: _, ...look }: Brand): boolean {
	const { prefix: __, ...shipped } = shippedBrand;
	return isShippedName(name) && isDeepStrictEqual(look, shipped);
}
