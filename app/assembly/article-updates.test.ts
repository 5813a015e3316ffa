import { describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { makeFile } from "#app/.server/files/make-file.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import { siteFileAt } from "#app/locale/site-files.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { ContentPageContent } from "#app/model/site/page-contents.ts";
import { testPageRequest } from "./page-request.testing.ts";

const now = new Date("2026-12-15T12:00:00Z");
const slugs = { fr: "taches-tapis-de-laine", en: "wool-rug-stains" };

/** The page of an article of October 26, 2026, as data and in the sitemap, with a day of its last update. */
async function articleWith(updated: string | undefined, locale: Locale) {
	const change = (language: Locale) =>
		originals[`articles.${language}`].map((article) =>
			article.name === "wool-rug-stains" ? { ...article, matter: { ...article.matter, updated } } : article,
		);
	const documents = { ...originals, "articles.fr": change("fr"), "articles.en": change("en") };
	const content = createSiteContent(documents) as SiteContent as PublishedContent;
	const request = testPageRequest({ name: "slug", locale, params: { slug: slugs[locale] }, now });
	const loaded = await loadPage({ ...request, services: { ...request.services, content } });
	const payload = loaded.payload as PagePayload<ContentPageContent>;
	const { "@graph": nodes } = payload.head.structuredData as unknown as { "@graph": Record<string, unknown>[] };
	const { datePublished, dateModified } = nodes.find((node) => node["@type"] === "BlogPosting") ?? {};
	const file = siteFileAt("/sitemap.xml");
	const sitemap = file && makeFile(file, { origin: "https://airelle.example", now, reader: content.reader() }).body;
	const [, listed] = new RegExp(`${slugs[locale]}</loc>[\\s\\S]*?<lastmod>([^<]+)`).exec(sitemap ?? "") ?? [];
	return { shown: payload.content.article?.updated, datePublished, dateModified, listed };
}

describe("the day of the last update of an article", () => {
	it.each([
		["fr", "Mis à jour le 1er décembre 2026"],
		["en", "Updated December 1, 2026"],
	] as const)("is shown in %s, and its data agree with the sitemap", async (locale, words) => {
		expect(await articleWith("2026-12-01", locale)).toEqual({
			shown: { day: "2026-12-01", words },
			datePublished: "2026-10-26",
			dateModified: "2026-12-01",
			listed: "2026-12-01",
		});
	});

	it.each([undefined, "2026-10-26", "2026-10-01"])("is left out if it is not later: %s", async (updated) => {
		expect(await articleWith(updated, "fr")).toEqual({
			shown: undefined,
			datePublished: "2026-10-26",
			dateModified: "2026-10-26",
			listed: "2026-10-26",
		});
	});
});
