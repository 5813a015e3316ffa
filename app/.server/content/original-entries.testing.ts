import { locales } from "#app/locale/locales.ts";
import type { SchemaKind } from "#app/model/editing/schemas/document-schemas.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { MarkdownDocument } from "#app/model/site/article.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { legacyRedirects } from "#content/legacy-redirects.ts";
import { originals } from "./originals.ts";

interface OriginalEntry {
	name: string;
	kind: SchemaKind;
	value: unknown;
}

/** The files of `content/` as the entries that members edit. */
export const originalEntries: readonly OriginalEntry[] = [
	...locales.flatMap((locale) => [
		...Object.entries(originals[`words.${locale}`]).map(([page, value]) => ({
			name: `words.${locale}, ${page}`,
			kind: `page:${page as keyof PageWords}` as const,
			value: value as unknown,
		})),
		...serviceNames.map((name) => ({
			name: `${name}.${locale}`,
			kind: "service" as const,
			value: originals[`services/${name}.${locale}`],
		})),
		{ name: `estimate.${locale}`, kind: "estimate" as const, value: originals[`estimate.${locale}`] },
		...originals[`articles.${locale}`].map((article) => markdownEntry("article", article, locale)),
		...originals[`content-pages.${locale}`].map((page) => markdownEntry("legal", page, locale)),
	]),
	{ name: "company", kind: "company", value: originals.company },
	{ name: "prices", kind: "prices", value: originals.prices },
	{ name: "promotions", kind: "promotions", value: originals.promotions },
	{ name: "service-area", kind: "service-area", value: originals["service-area"] },
	{ name: "brand", kind: "brand", value: originals.brand },
	{ name: "service-list", kind: "service-list", value: originals["service-list"] },
	{ name: "closing-reasons", kind: "closing-reasons", value: originals["closing-reasons"] },
	{ name: "appointments", kind: "appointments", value: originals.appointments },
	{ name: "redirects", kind: "redirects", value: legacyRedirects },
	{ name: "letters", kind: "letters", value: originals.letters },
];

function markdownEntry(kind: "article" | "legal", { name, matter, body }: MarkdownDocument<unknown>, locale: string) {
	return { name: `${name}.${locale}`, kind, value: { matter, body } };
}
