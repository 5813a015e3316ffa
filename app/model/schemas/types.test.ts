import { expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { Company } from "../company.ts";
import type { EstimateFlowWords } from "../estimate-words.ts";
import type { LegacyRedirect } from "../legacy-redirect.ts";
import type { PageWords } from "../page-words.ts";
import type { PriceList } from "../price-list.ts";
import type { Promotion } from "../promotion.ts";
import type { ServiceArea } from "../service-area.ts";
import type { ServiceWords } from "../service-words.ts";
import type { EntryKind, EntryValue } from "./document-schemas.ts";
import type { pageSchemas } from "./page-words-schema.ts";

/** As parsing gives it: arrays and fields that can be written. */
type Written<T> = T extends string | number | boolean | undefined ? T : { -readonly [K in keyof T]: Written<T[K]> };

/** Every field and its fields, as paths: the names of an optional one that only one side has would differ. */
type Fields<T> = T extends readonly (infer Item)[]
	? Fields<Item>
	: T extends object
		? { [K in keyof T & (string | number)]: `${K}` | `${K}.${Fields<NonNullable<T[K]>>}` }[keyof T & (string | number)]
		: never;

// `satisfies` in the schemas sees that a schema gives what the interface asks for. This is the way back.
it("the interfaces ask for what the schemas give", () => {
	type Model = {
		company: Company;
		prices: PriceList;
		promotions: readonly Promotion[];
		"service-area": ServiceArea;
		service: ServiceWords;
		estimate: EstimateFlowWords;
		redirects: readonly LegacyRedirect[];
	} & { [Page in keyof PageWords as `page:${Page}`]: PageWords[Page] };

	type Different = {
		[Kind in keyof Model & EntryKind]: Written<Model[Kind]> extends EntryValue<Kind> ? never : Kind;
	}[keyof Model & EntryKind];
	// The days of the week are seven numbers to the schema, and any to the interface.
	expectTypeOf<Different>().toEqualTypeOf<"company">();
	expectTypeOf<Exclude<EntryKind, keyof Model>>().toEqualTypeOf<"article" | "legal">();

	expectTypeOf<Fields<Company>>().toEqualTypeOf<Fields<EntryValue<"company">>>();
	expectTypeOf<Fields<PriceList>>().toEqualTypeOf<Fields<EntryValue<"prices">>>();
	expectTypeOf<Fields<Promotion>>().toEqualTypeOf<Fields<EntryValue<"promotions">>>();
	expectTypeOf<Fields<ServiceWords["sections"]>>().toEqualTypeOf<Fields<EntryValue<"service">["sections"]>>();
	expectTypeOf<Fields<PageWords>>().toEqualTypeOf<
		Fields<{ [Page in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Page]> }>
	>();
});
