import type { companySchema } from "./editing/schemas/company-schema.ts";
import type { ContentOf } from "./editing/schemas/content-of.ts";

export type Company = ContentOf<typeof companySchema>;
export type OpeningHours = Company["hours"][number];
export type TrustFacts = Company["trust"];
export type ReviewPage = Company["reviews"][number];
export type Area = Company["areas"][number];

/** The names on quotes and estimates: the one that customers know, then the legal one when it is another. */
export function companyNames({ name, trust: { legalName } }: Pick<Company, "name" | "trust">): string[] {
	return legalName && legalName !== name ? [name, legalName] : [name];
}
