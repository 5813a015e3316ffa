import { describe, expect, it } from "vitest";
import { matchPage, pathTo } from "#app/locale/paths.ts";
import { loadPage } from "#app/pages/.server/load-page.ts";
import { testVisit } from "#app/pages/.server/visit.testing.ts";
import { legacyRedirects } from "#content/legacy-redirects.ts";
import { createContentReader } from "../content/reader.ts";
import { legacyPath, redirectTarget } from "./redirects.ts";

const to = (path: string) => redirectTarget(path, path);

describe("redirects", () => {
	it("strip trailing slashes and fold doubled ones, in one hop", () => {
		expect(to("/blogue/")).toBe("/blogue");
		expect(to("//en///blog//")).toBe("/en/blog");
		expect(to("/")).toBeNull();
		expect(to("/blogue")).toBeNull();
	});

	it("never leave the site", () => {
		for (const path of ["//evil.example", "///evil.example/", "/\\evil.example/", "//evil.example//"]) {
			expect(to(path) ?? "/").toMatch(/^\/(?![/\\])/);
		}
	});

	it("send the old contact family, testimonials and authors where the specification says", () => {
		for (const path of ["/contact/", "/laval/", "/saint-eustache", "/brossard/"])
			expect(to(path)).toBe("/contactez-nous");
		for (const path of ["/temoignages/", "/plan-site/"]) expect(to(path)).toBe("/");
		for (const path of ["/en/testimonials/", "/en/sitemap/"]) expect(to(path)).toBe("/en");
		expect(to("/author/jean/")).toBe("/blogue");
		expect(to("/auteur/jean/page/2/")).toBe("/blogue");
		expect(to("/en/author/jean")).toBe("/en/blog");
	});

	it("treat doubled slashes in English paths like single ones", () => {
		for (const { from, locale } of legacyRedirects) {
			if (locale === "en" && !from.endsWith("/*")) expect(to(from.replace("/en/", "/en//"))).toBe(to(from));
		}
	});
});

describe("the legacy list", () => {
	it.each(legacyRedirects)("$from reaches a page that answers, in one hop", async (redirect) => {
		const target = legacyPath(redirect);
		const match = matchPage(target);
		expect(match?.locale).toBe(redirect.locale);
		expect(to(target)).toBeNull();
		const page = { name: match?.name ?? null, locale: redirect.locale, params: match?.params ?? {}, path: target };
		expect((await loadPage(testVisit(page))).status).toBe(200);
	});

	it("shadows no page", () => {
		const reader = createContentReader();
		const slugs = (["fr", "en"] as const).flatMap((locale) =>
			reader.read(`articles.${locale}`).map(({ matter }) => pathTo("slug", locale, { slug: matter.slug })),
		);
		for (const { from } of legacyRedirects) {
			const match = matchPage(from);
			expect(match === null || match.name === "slug", from).toBe(true);
			expect(slugs).not.toContain(from);
		}
	});

	it("is as long as the specification asks, without repeats", () => {
		const articles = legacyRedirects.filter(({ to }) => to.startsWith("article:"));
		expect(articles.filter(({ locale }) => locale === "fr").length).toBeGreaterThanOrEqual(20);
		expect(articles.filter(({ locale }) => locale === "en").length).toBeGreaterThanOrEqual(15);
		expect(new Set(legacyRedirects.map(({ from }) => from)).size).toBe(legacyRedirects.length);
	});
});
