import type { z } from "zod";
import { appointmentsSchema } from "./appointments-schema.ts";
import { brandSchema } from "./brand-schema.ts";
import { closingReasonsSchema } from "./closing-reasons-schema.ts";
import { companySchema } from "./company-schema.ts";
import { estimateSchema } from "./estimate-words-schema.ts";
import { lettersSchema } from "./letter-schema.ts";
import { articleSchema, legalSchema } from "./markdown-schema.ts";
import { pageSchemas } from "./page-words-schema.ts";
import { priceListSchema } from "./price-list-schema.ts";
import { promotionsSchema } from "./promotion-schema.ts";
import { redirectsSchema } from "./redirects-schema.ts";
import { serviceAreaSchema } from "./service-area-schema.ts";
import { serviceListSchema } from "./service-list-schema.ts";
import { serviceSchema } from "./service-words-schema.ts";

/** Each checks one document; `check-publication.ts` compares several. A link to a missing article leads to the blog. */
export const entrySchemas = {
	"page:home": pageSchemas.home,
	"page:contact": pageSchemas.contact,
	"page:thanks": pageSchemas.thanks,
	"page:estimate": pageSchemas.estimate,
	"page:discounts": pageSchemas.discounts,
	"page:blog": pageSchemas.blog,
	"page:search": pageSchemas.search,
	"page:services": pageSchemas.services,
	"page:prices": pageSchemas.prices,
	"page:area-montreal": pageSchemas["area-montreal"],
	"page:area-laval": pageSchemas["area-laval"],
	"page:area-south-shore": pageSchemas["area-south-shore"],
	service: serviceSchema,
	estimate: estimateSchema,
	article: articleSchema,
	legal: legalSchema,
	company: companySchema,
	prices: priceListSchema,
	promotions: promotionsSchema,
	"service-area": serviceAreaSchema,
	brand: brandSchema,
	"service-list": serviceListSchema,
	"closing-reasons": closingReasonsSchema,
	appointments: appointmentsSchema,
	redirects: redirectsSchema,
	letters: lettersSchema,
} as const satisfies Record<string, z.ZodType>;

/** The kind of an entry; of a page, its id. */
export type SchemaKind = keyof typeof entrySchemas;

export const schemaKinds = Object.keys(entrySchemas) as SchemaKind[];
