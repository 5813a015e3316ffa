import type { brandSchema } from "../editing/schemas/brand-schema.ts";
import type { ContentOf } from "../editing/schemas/content-of.ts";

/** The look of the company, beside its name and legal name, which belong to the company. */
export type Brand = ContentOf<typeof brandSchema>;
