import type { Company } from "#app/model/company.ts";
import { originals } from "./originals.ts";

/** The fictitious company that ships with the site, until an owner renames it. */
export const shippedCompany: Company = originals.company;

/** The site calls itself fictitious, and shows the shipped mark, only under this name. */
export function isShippedName(name: string): boolean {
	return name === shippedCompany.name;
}
