import { describe, expect, it } from "vitest";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { everyPage, isForSearchEngines, type Visited } from "./every-page.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

const origin = testPageRequest().origin;
const load = async (visited: Visited) => (await loadPage(testPageRequest(visited))).payload;

describe("the head of every page", () => {
	it.each(everyPage)("of $name in $locale $params fits a search result", async (visited) => {
		const { head } = await load(visited);
		expect(head.title.length, head.title).toBeLessThanOrEqual(65);
		expect(head.title).toContain("Airelle");
		expect(head.description.length, head.description).toBeGreaterThanOrEqual(70);
		expect(head.description.length, head.description).toBeLessThanOrEqual(160);
	});

	it.each(everyPage)("of $name in $locale $params has a canonical URL and both alternates", async (visited) => {
		const { head, site } = await load(visited);
		expect(head.canonical).toBe(origin + pathTo(visited.name, visited.locale, visited.params));
		expect(head.alternates.map(({ href }) => href)).toContain(head.canonical);
		expect(head.alternates.map(({ href }) => href)).toContain(origin + site.otherLanguage);
	});

	it.each(everyPage)("of $name in $locale $params has a sharing picture", async (visited) => {
		const { share } = (await load(visited)).head;
		const path = share?.picture.replace(origin, "") ?? "";
		expect(path).toMatch(new RegExp(`^/_brand/[0-9a-f]{12}/share/[a-z0-9-]+\\.${visited.locale}\\.jpg$`));
		expect(share?.alt.length).toBeGreaterThan(20);
		expect(share?.title).not.toBe("");
	});

	it.each(locales)("has a unique title, description and canonical URL in %s", async (locale) => {
		const heads = await Promise.all(
			everyPage.filter((visited) => visited.locale === locale).map(async (visited) => (await load(visited)).head),
		);
		for (const field of ["title", "description", "canonical"] as const) {
			const values = heads.map((head) => head[field]);
			expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
		}
	});

	it("has a different sharing picture for each article and each service", async () => {
		const own = everyPage.filter(({ name }) => name === "slug" || name.startsWith("services-"));
		const pictures = await Promise.all(own.map(async (visited) => (await load(visited)).head.share?.picture));
		expect(new Set(pictures).size).toBe(own.length);
	});
});

describe("search engines", () => {
	it.each(everyPage)(
		"may index $name in $locale $params unless it is thin or its definition has noindex",
		async (visited) => {
			const { robots, structuredData } = (await load(visited)).head;
			const hidden = !isForSearchEngines(visited);
			expect(robots).toBe(hidden ? "noindex" : "index, follow, max-image-preview:large");
			expect(structuredData === undefined).toBe(hidden);
		},
	);

	it("may not index unlisted pages and error screens", async () => {
		const { robots, structuredData } = (await load({ name: "design", locale: "fr", params: {} })).head;
		expect([robots, structuredData]).toEqual(["noindex", undefined]);
		const { head } = (await loadPage(testPageRequest({ name: null }))).payload;
		expect(head).toMatchObject({ robots: "noindex", alternates: [] });
		expect([head.canonical, head.share, head.structuredData]).toEqual([undefined, undefined, undefined]);
	});
});
