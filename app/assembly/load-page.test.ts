import { describe, expect, it } from "vitest";
import { galleryServiceSlug } from "#app/.server/content/gallery-lists.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { confirmToken, unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { loadErrorPage, loadPage } from "#app/.server/pages/load-page.ts";
import type { Services } from "#app/.server/services.ts";
import { locales } from "#app/locale/locales.ts";
import { type PageName, type PageParams, pageNames } from "#app/locale/pages.ts";
import { testPageRequest as visit } from "./page-request.testing.ts";

const articles = originalContent.reader().read("articles.fr");

describe("every page of the table", () => {
	const email = "maelle@example.com";
	const tokenFor = (name: string) =>
		name === "promotions-confirm" ? confirmToken("a-lead", email, "secret") : unsubscribeToken(email, "secret");
	const fixed = pageNames
		// The steps of an estimate redirect without a draft: see `app/estimate/.server/steps.test.ts`.
		// The gallery has no second page without entries: see `gallery.test.ts`.
		// The address that thanks for a message is signed: see `thanks.test.ts`.
		.filter((name) => !["slug", "gallery-page", "contact-thanks"].includes(name) && !name.startsWith("estimate-"))
		.flatMap((name) => locales.map((locale) => ({ name, locale })));

	it.each(fixed)("$name loads in $locale, with a canonical URL and its alternates", async ({ name, locale }) => {
		const topic = originalContent.reader().read(`words.${locale}`).blog.topics.air.slug;
		const service = galleryServiceSlug("house-cleaning", locale);
		const { payload, status } = await loadPage(
			visit({ name, locale, params: { page: "2", topic, service, reference: "AIR-ACDEFGH", token: tokenFor(name) } }),
		);
		expect(status).toBe(200);
		const { canonical, alternates } = payload.head;
		expect(alternates.map(({ language }) => language)).toEqual(["fr-CA", "en-CA", "x-default"]);
		expect(alternates.find(({ language }) => language === `${locale}-CA`)?.href).toBe(canonical);
		expect(alternates[2]?.href).toBe(alternates[0]?.href);
		expect(JSON.stringify(payload)).not.toMatch(/\{\{|\]\((?:page|article):/);
	});
});

describe("articles", () => {
	it.each(articles.map(({ name, matter }) => ({ name, slug: matter.slug })))(
		"$name links to its English version and back",
		async ({ slug }) => {
			const french = await loadPage(visit({ name: "slug", params: { slug } }));
			expect(french.payload.layout).toBe("blog");
			const english = await loadPage(
				visit({ name: "slug", locale: "en", params: { slug: french.payload.site.otherLanguage.slice(4) } }),
			);
			expect(english.status).toBe(200);
			expect(english.payload.site.otherLanguage).toBe(`/${slug}`);
		},
	);
});

describe("a blog with fewer articles in English", () => {
	const content = createSiteContent({
		...originals,
		"articles.en": originals["articles.en"].filter(({ matter }) => matter.topic !== "air").slice(0, 8),
	});
	const load = async (name: PageName, params: PageParams) => {
		const { services, ...request } = visit({ name, params });
		const { payload, status } = await loadPage({
			...request,
			services: { ...services, content: content as unknown as PublishedContent } as Services,
		});
		expect(status).toBe(200);
		return payload;
	};

	it.each([
		["blog-page", { page: "2" }],
		["blog-topic", { topic: originals["words.fr"].blog.topics.air.slug }],
	] as const)("leads from its French %s to the English list", async (name, params) => {
		const { site, head } = await load(name, params);
		expect(site.otherLanguage).toBe("/en/blog");
		expect(head.alternates.map(({ language }) => language)).toEqual(["fr-CA", "x-default"]);
	});

	it("leads from its first page to the first page", async () => {
		expect((await load("blog", {})).site.otherLanguage).toBe("/en/blog");
	});
});

describe("errors", () => {
	it("name the page that was not found", async () => {
		const { payload, status } = await loadPage(visit({ name: null, path: "/rien/du/tout" }));
		expect(status).toBe(404);
		expect(payload.error).toEqual({ status: 404, message: "Page not found: /rien/du/tout", query: "tout" });
	});

	it("are 404 for blog pages and topics that do not exist", async () => {
		for (const page of ["1", "999"])
			expect((await loadPage(visit({ name: "blog-page", params: { page } }))).status).toBe(404);
		expect((await loadPage(visit({ name: "blog-topic", params: { topic: "nothing" } }))).status).toBe(404);
	});

	it("distinguish an invalid slug from an unknown article", async () => {
		expect(
			(await loadPage(visit({ name: "slug", params: { slug: "a_b" }, path: "/a_b" }))).payload.error?.message,
		).toBe("Page Not Found: /a_b");
		expect(
			(await loadPage(visit({ name: "slug", params: { slug: "a-b" }, path: "/a-b" }))).payload.error?.message,
		).toBe("Page not found: /a-b");
	});

	it("keep their status and request id, and have no canonical URL", async () => {
		const error = { status: 500, message: "Internal Server Error", requestId: "run-1" };
		const { payload, status } = await loadErrorPage(visit({}), error);
		expect(status).toBe(500);
		expect(payload.error?.requestId).toBe("run-1");
		expect(payload.head.canonical).toBeUndefined();
	});
});

describe("a page that depends on the date", () => {
	it("has the time until which it is valid", async () => {
		const { validUntil } = await loadPage(visit({ name: "discounts", now: new Date("2026-11-15T12:00:00Z") }));
		// The autumn promotion ends at the end of November 30, Montréal time.
		expect(validUntil?.toISOString()).toBe("2026-12-01T05:00:00.000Z");
	});
});
