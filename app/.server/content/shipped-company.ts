import { company as shippedCompany } from "#content/company.ts";

/** The fictitious company that ships with the site, until an owner renames it. */
export { shippedCompany };

/** The site calls itself fictitious, and shows the shipped mark, only under this name. */
export function isShippedName(name: string): boolean {
	return name === shippedCompany.name;
}
