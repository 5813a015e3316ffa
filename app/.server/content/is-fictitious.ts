import { originals } from "./originals.ts";

/** The company that ships exists only as long as it has its name: an owner renames it before opening the site. */
export function isFictitious(companyName: string): boolean {
	return companyName === originals.company.name;
}
