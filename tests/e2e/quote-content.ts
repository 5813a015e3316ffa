import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type ContentReader, createContentReader, type Documents } from "../../app/.server/content/reader.ts";
import type { Locale } from "../../app/locale/locales.ts";
import { company } from "../../content/company.ts";
import { prices } from "../../content/prices.ts";

/** The content that the texts of a quote need. Playwright cannot load `originals.ts`, which is made for Vite. */
export function quoteReader(): ContentReader {
	const pages = { "content-pages.fr": [termsIn("fr")], "content-pages.en": [termsIn("en")] };
	const documents = { company, prices, ...pages } as unknown as Documents;
	return createContentReader(documents, () => documents);
}

function termsIn(locale: Locale) {
	const text = readFileSync(`content/pages/terms.${locale}.md`, "utf8");
	const [, matter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
	return { name: "terms", matter: parse(matter, { schema: "core" }), body };
}
