import { readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { type PageName, pageDefinition, pageNames } from "../../app/locale/pages.ts";
import { createPaths } from "../../app/locale/paths.ts";
import { ask, type CrawledPage, crawlSite } from "./crawl.ts";
import { expect, hydrated, test } from "./journey.ts";
import { childrenNamed, type PageFacts, readHtml, readXml, textOf } from "./parse.ts";

const { pathTo } = createPaths("prefix_except_default");

/** Crawls the site from `/` along every link, in both languages, once for all tests of this file. */
test.describe.configure({ mode: "default" });

type Found = CrawledPage & PageFacts;
let walked: Promise<Found[]> | undefined;
let pages: Found[] = [];
let origin = "";

test.beforeEach(async ({ page, request }) => {
	walked ??= walk(page, request);
	pages = await walked;
	origin = new URL(pages[0]?.canonicals[0] ?? "").origin;
});

async function walk(page: Page, request: APIRequestContext): Promise<Found[]> {
	const found: Found[] = [];
	for (const crawled of await crawlSite(request, ["/"]))
		found.push({ ...crawled, ...(await readHtml(page, crawled.html)) });
	return found;
}

test("every link answers 200, without a redirect", { tag: "@thorough" }, async ({ request }) => {
	const broken = pages.filter(({ status }) => status !== 200);
	expect(broken.map(({ path, status, from }) => `${from} links to ${path}, which answers ${status}`)).toEqual([]);
	// The crawler finds links with a regular expression; this checks the links that the browser's parser finds.
	expect(await brokenTargets(request)).toEqual([]);
});

test("every page is reachable by links, except the gallery while it is empty", () => {
	const walked = new Set(pages.map(({ path }) => path));
	const isFixed = (name: PageName) => !pageDefinition(name).paths.fr.includes(":");
	const fixed = pageNames.filter((name) => isFixed(name) && !pageDefinition(name).unlisted);
	const expected = [...fixed.flatMap((name) => [pathTo(name, "fr"), pathTo(name, "en")]), ...articlePaths()];
	expect(expected.length).toBeGreaterThan(50);
	expect(expected.filter((path) => !walked.has(path))).toEqual([pathTo("gallery", "fr"), pathTo("gallery", "en")]);
});

test("every indexed page is its own canonical, and its translation links back to it", () => {
	const byAddress = new Map(pages.map((found) => [origin + found.path, found]));
	for (const { path, canonicals, alternates, language } of indexedPages()) {
		const address = origin + path;
		expect(canonicals, path).toEqual([address]);
		expect(Object.keys(alternates), path).toEqual(["fr-CA", "en-CA", "x-default"]);
		expect(alternates[language], path).toBe(address);
		expect(alternates["x-default"], path).toBe(alternates["fr-CA"]);
		for (const [tag, target] of Object.entries(alternates)) {
			const other = byAddress.get(target);
			expect(other?.alternates, `${path} to ${target}`).toEqual(alternates);
			expect(other?.language, `${path} to ${target}`).toBe(tag === "x-default" ? "fr-CA" : tag);
		}
	}
});

test("the sitemap lists exactly the indexed pages, with their translations and no future dates", async ({
	page,
	request,
}) => {
	const sitemap = await readXml(page, await (await request.get("/sitemap.xml")).text());
	const listed = childrenNamed(sitemap, "url").map((entry) => ({
		address: textOf(entry, "loc"),
		changed: textOf(entry, "lastmod"),
		alternates: Object.fromEntries(
			childrenNamed(entry, "link").map(({ attributes: { hreflang = "", href } }) => [hreflang, href]),
		),
	}));
	const expected = indexedPages().map(({ path, alternates }) => ({ address: origin + path, alternates }));
	const inOrder = <T extends { address: string }>(all: readonly T[]) =>
		all.toSorted((a, b) => a.address.localeCompare(b.address));
	expect(inOrder(listed).map(({ address, alternates }) => ({ address, alternates }))).toEqual(inOrder(expected));
	const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	for (const { address, changed } of listed) {
		expect(changed, address).toMatch(/^20\d\d-\d\d-\d\d$/);
		expect(changed < tomorrow, `${address} changed on ${changed}`).toBe(true);
	}
});

test("robots.txt allows every indexed page, and disallows the back office and payloads", async ({ request }) => {
	const text = await (await request.get("/robots.txt")).text();
	const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(
		([, rule = ""]) => new RegExp(`^${rule.replace(/[.?+^$()[\]{}|]/g, "\\$&").replaceAll("*", ".*")}`),
	);
	const isForbidden = (path: string) => rules.some((rule) => rule.test(path));
	expect(indexedPages().filter(({ path }) => isForbidden(path))).toEqual([]);
	for (const path of ["/admin", "/_consent", "/_payload.json", "/en/blog/_payload.json"])
		expect(isForbidden(path), path).toBe(true);
	expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test("titles and descriptions are unique and fit a search result", () => {
	expect(indexedPages().flatMap(wrongSearchWords)).toEqual([]);
	expect(repeated(({ titles }) => titles[0])).toEqual([]);
	expect(repeated(({ descriptions }) => descriptions[0])).toEqual([]);
});

test("every indexed page is linked from at least three other pages of its language", () => {
	const sources = new Map<string, Set<string>>();
	const languages = new Map(pages.map(({ path, language }) => [path, language]));
	for (const { path, language, links } of pages) {
		for (const href of links) {
			const target = new URL(href, origin + path).pathname;
			// The language switch is no recommendation.
			if (target !== path && languages.get(target) === language)
				sources.set(target, (sources.get(target) ?? new Set()).add(path));
		}
	}
	const few = indexedPages().filter(({ path }) => (sources.get(path)?.size ?? 0) < 3);
	expect(few.map(({ path }) => `${path} is linked from ${[...(sources.get(path) ?? [])].join(", ")}`)).toEqual([]);
});

test("every page has its text in the server's HTML", () => {
	expect(pages.filter(({ words }) => words < 25).map(({ path, words }) => `${path} has ${words} words`)).toEqual([]);
});

test("heading levels are in order on every page", () => {
	expect(pages.flatMap(wrongHeadings)).toEqual([]);
});

test("structured data is valid JSON with a schema.org context", () => {
	for (const { path, structuredData } of pages) {
		for (const text of structuredData) {
			expect(() => JSON.parse(text), path).not.toThrow();
			for (const thing of [JSON.parse(text)].flat())
				expect(thing, path).toHaveProperty("@context", expect.stringMatching(/^https:\/\/schema\.org\/?$/));
		}
	}
});

test("every page links to the feeds of its language", async ({ request }) => {
	for (const { path, language, feeds } of pages) {
		const blog = language === "fr-CA" ? "/blogue" : "/en/blog";
		expect(feeds, path).toEqual([`${blog}/rss.xml`, `${blog}/atom.xml`]);
	}
	for (const file of new Set(pages.flatMap(({ feeds }) => feeds)))
		expect((await ask(request, file)).status(), file).toBe(200);
});

test("a page names the manifest of its language once its scripts run, not before", async ({ page, request }) => {
	expect(await (await ask(request, "/")).text()).not.toContain('rel="manifest"');
	await page.goto("/");
	await hydrated(page);
	const manifest = page.locator('link[rel="manifest"]');
	await expect(manifest).toHaveAttribute("href", "/site.webmanifest");
	await page.getByRole("link", { name: "English" }).first().click();
	await expect(manifest).toHaveAttribute("href", "/site.en.webmanifest");
	for (const file of ["/site.webmanifest", "/site.en.webmanifest"])
		expect((await ask(request, file)).status(), file).toBe(200);
});

/** Returns links, query and fragment included, that do not answer 200 or whose fragment names no element. */
async function brokenTargets(request: APIRequestContext): Promise<string[]> {
	const links = new Map(
		pages.flatMap(({ path, links }) => links.map((href) => [new URL(href, origin + path).href, path] as const)),
	);
	const statuses = new Map<string, number>();
	const broken: string[] = [];
	for (const [href, from] of links) {
		const target = new URL(href);
		if (target.origin !== origin) continue;
		const asked = target.pathname + target.search;
		if (!statuses.has(asked)) statuses.set(asked, (await ask(request, asked)).status());
		if (statuses.get(asked) !== 200) broken.push(`${from} links to ${asked}, which answers ${statuses.get(asked)}`);
		const id = decodeURIComponent(target.hash.slice(1));
		const place = pages.find(({ path }) => path === target.pathname);
		if (id && !place?.ids.includes(id)) broken.push(`${from} links to ${href}, where nothing has this id`);
	}
	return broken;
}

function indexedPages(): Found[] {
	return pages.filter(({ indexed }) => indexed);
}

function articlePaths(): string[] {
	return readdirSync("content/articles").map((file) => {
		const slug = /^slug: (\S+)$/m.exec(readFileSync(`content/articles/${file}`, "utf8"))?.[1] ?? "";
		return pathTo("slug", file.endsWith(".en.md") ? "en" : "fr", { slug });
	});
}

function wrongSearchWords({ path, titles, descriptions }: Found): string[] {
	const [title = ""] = titles;
	const [description = ""] = descriptions;
	return [
		...(titles.length === 1 ? [] : [`${path} has ${titles.length} titles`]),
		...(descriptions.length === 1 ? [] : [`${path} has ${descriptions.length} descriptions`]),
		...(title.length >= 10 && title.length <= 65 ? [] : [`${path}: a title of ${title.length}: ${title}`]),
		...(description.length >= 70 && description.length <= 160
			? []
			: [`${path}: a description of ${description.length}: ${description}`]),
	];
}

function repeated(text: (found: Found) => string | undefined): string[] {
	const seen = new Map<string | undefined, string>();
	return indexedPages().flatMap((found) => {
		const earlier = seen.get(text(found));
		seen.set(text(found), found.path);
		return earlier === undefined ? [] : [`${found.path} repeats ${earlier}: ${text(found)}`];
	});
}

function wrongHeadings({ path, headings }: Found): string[] {
	const firsts = headings.filter((level) => level === 1).length;
	const skips = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
	return [
		...(firsts === 1 ? [] : [`${path} has ${firsts} first-level headings`]),
		...(skips.length === 0 ? [] : [`${path} skips to level ${skips.join(", ")} in ${headings.join(" ")}`]),
	];
}
