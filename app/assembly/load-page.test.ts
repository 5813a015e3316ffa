import { describe, expect, it } from "vitest";
import { galleryServiceSlug } from "#app/.server/content/gallery-lists.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { confirmToken, unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { loadErrorPage, loadPage } from "#app/.server/pages/load-page.ts";
import { locales } from "#app/locale/locales.ts";
import { pageNames } from "#app/locale/pages.ts";
import { reservedSegments } from "#app/locale/reserved-segments.ts";
import { testPageRequest as visit } from "./page-request.testing.ts";

const articles = originalContent.reader().read("articles.fr");

describe("every page of the table", () => {
	const email = "maelle@example.com";
	const tokenFor = (name: string) =>
		name === "promotions-confirm" ? confirmToken("a-lead", email, "secret") : unsubscribeToken(email, "secret");
	const fixed = pageNames
		// The steps of an estimate redirect without a draft: see `app/estimate/.server/steps.test.ts`.
		// The gallery has no second page without entries: see `gallery.test.ts`.
		.filter((name) => name !== "slug" && name !== "gallery-page" && !name.startsWith("estimate-"))
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

	it("have no reserved slug", () => {
		for (const locale of locales) {
			for (const { matter } of originalContent.reader().read(`articles.${locale}`)) {
				expect(reservedSegments.has(matter.slug)).toBe(false);
			}
		}
	});
});

describe("errors", () => {
	it("name the page that was not found", async () => {
		const { payload, status } = await loadPage(visit({ name: null, path: "/rien/du/tout" }));
		expect(status).toBe(404);
		expect(payload.error).toEqual({ status: 404, message: "Page not found: /rien/du/tout" });
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
