import type { companySchema } from "./editing/schemas/company-schema.ts";
import type { ContentOf } from "./editing/schemas/content-of.ts";

export type Company = ContentOf<typeof companySchema>;
export type OpeningHours = Company["hours"][number];
export type TrustFacts = Company["trust"];
export type ReviewPage = Company["reviews"][number];
export type Area = Company["areas"][number];
