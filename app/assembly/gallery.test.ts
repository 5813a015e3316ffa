import { describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { makeFile } from "#app/.server/files/make-file.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { searchDocuments } from "#app/.server/search/documents.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageName, PageParams } from "#app/locale/pages.ts";
import { siteFileAt } from "#app/locale/site-files.ts";
import type { GalleryContent } from "#app/model/jobs/gallery-content.ts";
import type { ShownJob } from "#app/model/jobs/gallery-entry.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { shownJob, shownJobs } from "./gallery.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

const now = new Date("2026-11-30T12:00:00Z");

function site(gallery: readonly ShownJob[]) {
	const content = createSiteContent({ ...originals, gallery }) as SiteContent as PublishedContent;
	return {
		async page<Content = GalleryContent>(name: PageName, params: PageParams = {}, locale: Locale = "fr") {
			const request = testPageRequest({ name, locale, params, now });
			const { payload, status } = await loadPage({ ...request, services: { ...request.services, content } });
			return { status, ...(payload as PagePayload<Content>) };
		},
		file(path: string): string {
			const file = siteFileAt(path);
			if (!file) throw new Error(path);
			return makeFile(file, { origin: "https://airelle.example", now, reader: content.reader() }).body;
		},
		documents: (locale: Locale) => [...searchDocuments(locale, content.reader(), now)],
		searched: (locale: Locale) => [...searchDocuments(locale, content.reader(), now)].map(({ path }) => path),
	};
}

describe("an empty gallery", () => {
	const empty = site([]);

	it("is linked from no page, file or search", async () => {
		for (const name of ["index", "services-house-cleaning", "gallery"] as const) {
			const { content, site: frame } = await empty.page<Record<string, unknown>>(name);
			expect(frame.gallery, name).toBeUndefined();
			expect(JSON.stringify(content), name).not.toMatch(/"\/realisations/);
		}
		for (const path of ["/sitemap.xml", "/llms.txt"]) expect(empty.file(path)).not.toMatch(/realisations|our-work/);
		expect(empty.searched("fr")).not.toContain("/realisations");
	});

	it("says how photos get there and how to withdraw one, and is not indexed", async () => {
		for (const [name, params] of [
			["gallery", {}],
			["gallery-service", { service: "conduits-secheuse" }],
		] as const) {
			const { status, head, content } = await empty.page(name, params);
			expect([status, head.robots, head.structuredData]).toEqual([200, "noindex", undefined]);
			expect([content.entries, content.filters]).toEqual([[], []]);
			expect(content.empty?.heading).toMatch(/pas encore de photo/i);
			expect(content.consent.withdrawal.steps.join(" ")).toContain("(/contactez-nous)");
		}
	});
});

describe("a gallery with entries", () => {
	const rugs = shownJob("rug", { service: "oriental-rugs", area: null, before: null }, 29);
	const full = site([rugs, ...shownJobs(13)]);

	it.each([
		["fr", "/realisations", "Réalisations Galerie, portfolio"],
		["en", "/en/our-work", "Our work Gallery, portfolio"],
	] as const)("is found in %s by other names of such pages", (locale, path, alias) => {
		expect(full.documents(locale).find((document) => document.path === path)?.alias).toBe(alias);
	});

	it("is linked from the footer, the home page, the page of the service, the sitemap, llms.txt and the search", async () => {
		const home = await full.page<HomeContent>("index", {}, "en");
		expect(home.site.gallery).toEqual({ to: "/en/our-work", label: "Our work" });
		expect(home.content.gallery?.to).toBe("/en/our-work");
		const cleaning = (await full.page<ServiceContent>("services-house-cleaning")).content.gallery;
		expect(cleaning?.link.to).toBe("/realisations/grand-menage");
		expect(cleaning?.entries.map(({ id }) => id)).toEqual(["e-0", "e-1", "e-2"]);
		expect((await full.page<ServiceContent>("services-dryer-ducts")).content.gallery).toBeUndefined();
		const sitemap = full.file("/sitemap.xml");
		expect(sitemap).toContain("<loc>https://airelle.example/realisations</loc><lastmod>2026-11-29</lastmod>");
		expect(sitemap).toContain("<loc>https://airelle.example/en/our-work/house-cleaning</loc><lastmod>2026-11-28<");
		expect(sitemap).not.toMatch(/our-work\/oriental|realisations\/page/);
		expect(full.file("/llms.txt")).toContain("https://airelle.example/realisations)");
		expect(full.searched("en")).toContain("/en/our-work");
	});

	it("is shown in pages of twelve, of which the first is indexed", async () => {
		const first = await full.page("gallery");
		expect(first.content.entries).toHaveLength(12);
		expect(first.content.summary).toBe("14 réalisations, de la plus récente à la plus ancienne.");
		expect(first.content.pages).toMatchObject({ current: "Page 1 de 2", newer: null });
		expect(first.content.pages?.older?.to).toBe("/realisations/page/2");
		expect(first.head).toMatchObject({ robots: "index, follow, max-image-preview:large" });
		const second = await full.page("gallery-page", { service: "page", page: "2" }, "en");
		expect(second.content.entries.map(({ id }) => id)).toEqual(["e-11", "e-12"]);
		expect(second.content.pages?.newer?.to).toBe("/en/our-work");
		expect(second.site.otherLanguage).toBe("/realisations/page/2");
		expect([second.head.robots, second.trail?.map(({ label }) => label)]).toEqual([
			"noindex",
			["Our work", "Page 2 of 2"],
		]);
	});

	it("is filtered by service, with counts, in both languages", async () => {
		const { content, head, site: frame, trail } = await full.page("gallery-service", { service: "grand-menage" });
		expect(content.filters.map(({ label, count, current }) => [label, count, current])).toEqual([
			["Tout", "14", false],
			["Grand ménage", "13", true],
			["Tapis et tapis d’Orient", "1", false],
		]);
		expect(frame.otherLanguage).toBe("/en/our-work/house-cleaning");
		expect(head.title).toBe("Réalisations\u00a0: grand ménage | Airelle");
		expect(head.robots).toMatch(/^index/);
		expect(trail).toEqual([{ label: "Réalisations", to: "/realisations" }, { label: "Grand ménage" }]);
		const later = await full.page("gallery-page", { service: "house-cleaning", page: "2" }, "en");
		expect(later.content.entries.map(({ id }) => id)).toEqual(["e-12"]);
		expect(later.trail).toEqual([
			{ label: "Our work", to: "/en/our-work" },
			{ label: "Deep house cleaning", to: "/en/our-work/house-cleaning" },
			{ label: "Page 2 of 2" },
		]);
		expect(later.site.otherLanguage).toBe("/realisations/grand-menage/2");
	});

	it("lists a service without entries only on its own page, and does not index one with few", async () => {
		const dryer = await full.page("gallery-service", { service: "dryer-ducts" }, "en");
		expect(dryer.content.filters.at(-1)).toMatchObject({ label: "Dryer ducts", count: "0", current: true });
		expect(dryer.content.empty?.links.map(({ to }) => to)).toEqual(["/en/services/dryer-ducts", "/en/our-work"]);
		expect(dryer.head.robots).toBe("noindex");
		const rug = await full.page("gallery-service", { service: "tapis-carpettes-tapis-orientaux" });
		expect([rug.head.robots, rug.content.empty, rug.content.summary]).toEqual(["noindex", null, "1 réalisation."]);
	});

	it("has no page for unknown services, and none before the second or after the last", async () => {
		for (const [name, params] of [
			["gallery-service", { service: "page" }],
			["gallery-service", { service: "house-cleaning" }],
			["gallery-page", { service: "page", page: "1" }],
			["gallery-page", { service: "page", page: "3" }],
			["gallery-page", { service: "rien", page: "2" }],
			["gallery-page", { service: "page", page: "0" }],
		] as const)
			expect((await full.page(name, params)).status, JSON.stringify(params)).toBe(404);
	});

	it("fits search results for every service, and has structured data without ratings", async () => {
		for (const locale of ["fr", "en"] as const) {
			for (const service of (await full.page("gallery", {}, locale)).content.filters.slice(1)) {
				const slug = service.path.replace(/^.*\//, "");
				const { head } = await full.page("gallery-service", { service: slug }, locale);
				expect(head.title.length, head.title).toBeLessThanOrEqual(65);
				expect(head.description.length, head.description).toBeGreaterThanOrEqual(70);
				expect(head.description.length, head.description).toBeLessThanOrEqual(160);
			}
		}
		const data = JSON.stringify((await full.page("gallery")).head.structuredData);
		expect(data).toContain("BreadcrumbList");
		expect(data).not.toMatch(/rating|review/i);
	});
});

describe("an entry", () => {
	it("is shown in the page's language, the customer's words in their own", async () => {
		const said = shownJob("said", { sentence: "Nothing was broken.", locale: "en" });
		const { entries, example } = (await site([said]).page("gallery")).content;
		expect(entries).toEqual([
			{
				id: "said",
				title: "Cuisine",
				service: { to: "/services/grand-menage", label: "Grand ménage" },
				placeAndMonth: "Laval · octobre 2026",
				text: "Hotte et murs.",
				quote: { words: "“Nothing was broken.”", language: "en-CA" },
				before: { alt: "Traces au plancher.", width: 1600, height: 1200 },
				after: { alt: "Plancher lavé.", width: 1600, height: 1200 },
			},
		]);
		expect(example).toBeNull();
	});

	it("names nobody: not the job, the member, the photo nor the address", async () => {
		const { content } = await site([shownJob("a")]).page("gallery");
		expect(JSON.stringify(content)).not.toMatch(/job-a|"Lou"|photo-before|photo-after/);
	});

	it("is marked as an illustration, which the page explains", async () => {
		const { content } = await site([shownJob("a", { isIllustration: true }), shownJob("b")]).page("gallery", {}, "en");
		expect(content.example?.title).toBe("This site is an example.");
		expect(content.entries.map(({ isIllustration }) => isIllustration)).toEqual([true, undefined]);
	});

	it("of an area that the company no longer has shows only its month", async () => {
		const { entries } = (await site([shownJob("a", { area: "ailleurs" })]).page("gallery", {}, "en")).content;
		expect(entries[0]?.placeAndMonth).toBe("October 2026");
	});
});
