import { describe, expect, it } from "vitest";
import { type Documents, originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { makeFile } from "#app/.server/files/make-file.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { searchDocuments } from "#app/.server/search/documents.ts";
import type { Services } from "#app/.server/services.ts";
import { locales } from "#app/locale/locales.ts";
import { siteFiles } from "#app/locale/site-files.ts";
import { codeFields } from "#app/model/editing/prose-fields.ts";
import { everyPage } from "./every-page.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

const content = createSiteContent(withTokens(originals)) as SiteContent as PublishedContent;
const now = new Date("2026-11-15T12:00:00Z");

describe("a token such as {{phone}} in every text", () => {
	it.each(everyPage)("is replaced on $name in $locale $params", async (visited) => {
		const page = testPageRequest({ ...visited, now });
		const { payload, status } = await loadPage({ ...page, services: { ...page.services, content } as Services });
		expect(status).toBe(200);
		expect(rawTexts(payload)).toEqual([]);
	});

	it.each(siteFiles)("is replaced in $path", (file) => {
		const { body } = makeFile(file, { origin: "https://airelle.example", now, reader: content.reader() });
		expect(rawTexts(body)).toEqual([]);
	});

	it.each(locales)("is replaced in the search index in %s", (locale) => {
		expect(rawTexts([...searchDocuments(locale, content.reader(), now)])).toEqual([]);
	});
});

function withTokens(documents: Documents): Documents {
	const edited = Object.entries(documents).map(([id, document]) => {
		if (/^(?:words|services|estimate)/.test(id)) return [id, append(document)];
		if (/^(?:articles|content-pages)/.test(id)) return [id, (document as Documents["articles.fr"]).map(appendToMatter)];
		return [id, id === "promotions" ? documents.promotions.map(appendToWords) : document];
	});
	return Object.fromEntries(edited);
}

function appendToMatter<T extends { matter: object }>({ matter, ...page }: T) {
	const services = "services" in matter ? { services: matter.services } : {};
	return { ...page, matter: { ...append(matter), ...services } };
}

function appendToWords<T extends { words: object }>(promotion: T) {
	return { ...promotion, words: append(promotion.words) };
}

function append<T>(value: T, key = ""): T {
	if (typeof value === "string") return (codeFields.has(key) || value === "" ? value : `${value} {{phone}}`) as T;
	if (Array.isArray(value)) return value.map((item) => append(item, key)) as T;
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, append(below, name)])) as T;
}

/** The paths of texts that still have a token, such as `.content.lead`. */
function rawTexts(value: unknown, path = ""): string[] {
	if (typeof value === "string") return value.includes("{{") ? [path] : [];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, below]) => rawTexts(below, `${path}.${key}`));
}
