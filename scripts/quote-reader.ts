import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type ContentReader, createContentReader, type Documents } from "../app/.server/content/reader.ts";
import { type Locale, locales } from "../app/locale/locales.ts";
import { company } from "../content/company.ts";
import { prices } from "../content/prices.ts";

/**
 * The original content that the texts of a quote need, read without Vite: `originals.ts` has `import.meta.glob`, which
 * Node and Playwright do not know.
 */
export function quoteReader(): ContentReader {
	const pages = Object.fromEntries(locales.map((locale) => [`content-pages.${locale}`, [terms(locale)]]));
	const documents = { company, prices, ...pages } as unknown as Documents;
	return createContentReader(documents, () => documents);
}

function terms(locale: Locale) {
	const text = readFileSync(join(import.meta.dirname, "..", "content", "pages", `terms.${locale}.md`), "utf8");
	const [, matter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
	return { name: "terms", matter: parse(matter, { schema: "core" }) as unknown, body: body.trim() };
}
