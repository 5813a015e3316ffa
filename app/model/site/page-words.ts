import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { pageSchemas } from "../editing/schemas/page-words-schema.ts";

/** The words of all pages except service pages and Markdown pages. */
export type PageWords = { readonly [Page in keyof typeof pageSchemas]: ContentOf<(typeof pageSchemas)[Page]> };
export type HomeWords = PageWords["home"];
export type EstimateWords = PageWords["estimate"];
