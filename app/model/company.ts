import type { companySchema } from "./schemas/company-schema.ts";
import type { ContentOf } from "./schemas/content-of.ts";

export type Company = ContentOf<typeof companySchema>;
export type OpeningHours = Company["hours"][number];
export type Area = Company["areas"][number];
