import type { Page } from "@playwright/test";
import { crawl } from "./crawl.ts";
import { expect, hydrated, test } from "./journey.ts";

const breadcrumb = /^(?:Fil d’Ariane|Breadcrumb)$/;

interface Head {
	title: string;
	canonical: string[];
	/** Number of head elements by kind: `property og:title`, `name robots`, `rel canonical`. */
	counts: Record<string, number>;
	structuredData: string[];
}

/** Elements that a page may have at most once. Not `hreflang` links: there is one per language. */
const once =
	/^(?:title|name (?:description|robots|viewport|theme-color|twitter:card)|property (?:og|article):.*|rel canonical)$/;

test("client-side navigation produces the same head as a document load, without duplicates", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const steps = [
		() => page.locator('header a[href="/blogue"]').first().click(),
		() => page.locator("main article a").first().click(),
		() => page.locator('header a[href="/rabais-et-promotions"]').first().click(),
		() => page.locator("header").getByRole("link", { name: "English" }).first().click(),
		() => page.locator('header a[href="/en/contact-us"], footer a[href="/en/contact-us"]').first().click(),
		() => page.goBack(),
	];
	for (const step of steps) {
		const before = (await readHead(page)).canonical[0];
		await step();
		await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute("href", before ?? "");
		const moved = await readHead(page);
		expectOneOfEach(moved, page.url());
		// The head of a document load, as a crawler gets it.
		const fresh = await page.context().newPage();
		await fresh.goto(page.url(), { referer: page.url() });
		expect(await readHead(fresh), page.url()).toEqual(moved);
		await fresh.close();
	}
});

test("structured data matches the content of every page", { tag: "@thorough" }, async ({ page, request, baseURL }) => {
	test.setTimeout(180_000);
	// The test reads the server's HTML: the browser only parses it.
	await page.route("**/*", (route) => route.abort());
	for (const path of await crawl(request)) {
		const response = await request.get(path, { headers: { "Sec-Fetch-Site": "same-origin" } });
		const html = (await response.text()).replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, "");
		await page.setContent(html.replace(/<link rel="(?:stylesheet|preload|icon)[^>]*>|<img[^>]*>|<source[^>]*>/g, ""));
		const head = await readHead(page);
		if ((await page.locator('meta[name="robots"]').getAttribute("content")) === "noindex") {
			expect(head.structuredData, path).toEqual([]);
			continue;
		}
		expectOneOfEach(head, path);
		expect(head.canonical, path).toEqual([baseURL + path.replace(/\/$/, "") + (path === "/" ? "/" : "")]);
		const graph = nodesOf(head);
		const crumbs = graph.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement as
			| { name: string }[]
			| undefined;
		const shown = await page.getByRole("navigation", { name: breadcrumb }).getByRole("listitem").allTextContents();
		expect(crumbs?.map(({ name }) => name) ?? [], path).toEqual(shown);
		const questions = graph.find((node) => node["@type"] === "FAQPage")?.mainEntity as
			| { name: string; acceptedAnswer: { text: string } }[]
			| undefined;
		const details = page.locator("main details:is(.accordion, .question)");
		const asked = await details.locator("summary").allTextContents();
		expect(questions?.map(({ name }) => name) ?? [], path).toEqual(asked);
		const answered = await details.locator("> :not(summary)").allTextContents();
		expect(questions?.map(({ acceptedAnswer }) => acceptedAnswer.text) ?? [], path).toEqual(
			answered.map((text) => text.trim()),
		);
	}
});

test("share pictures allow cross-origin use and are immutable", async ({ request }) => {
	for (const path of process.env.THOROUGH ? ["/en", "/en/services/dryer-ducts", "/blogue/page/2"] : ["/en"]) {
		const html = await (await request.get(path)).text();
		const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
		const response = await request.get(url);
		expect(response.status(), url).toBe(200);
		expect(response.headers()).toMatchObject({
			"content-type": "image/jpeg",
			"cross-origin-resource-policy": "cross-origin",
			"cache-control": "public, max-age=31536000, immutable",
		});
	}
});

test("pages that do not exist are noindex, without structured data", async ({ request }) => {
	for (const path of ["/rien-de-tel", "/contactez-nous/merci/AIR-ACDEFGH", "/en/contact-us/thank-you/AIR-ACDEFGH"]) {
		const response = await request.get(path);
		const html = await response.text();
		expect(response.status(), path).toBe(404);
		expect(html, path).toContain('<meta name="robots" content="noindex"/>');
		expect(html, path).not.toContain("ld+json");
	}
});

function expectOneOfEach({ counts, structuredData }: Head, where: string): void {
	const repeated = Object.entries(counts).filter(([thing, count]) => count !== 1 && once.test(thing));
	expect(repeated, where).toEqual([]);
	// Three links for languages (with x-default) and two for feeds.
	expect(counts["rel alternate"], where).toBe(5);
	expect(structuredData.length, where).toBe(1);
	for (const thing of ["og:title", "og:description", "og:url", "og:image", "og:image:alt", "og:locale", "og:type"]) {
		expect(counts[`property ${thing}`], `${thing} of ${where}`).toBe(1);
	}
}

function nodesOf({ structuredData }: Head): Record<string, unknown>[] {
	return JSON.parse(structuredData[0] ?? "{}")["@graph"] ?? [];
}

/**
 * Reads head elements from the whole document: those that a navigation left in the body count too. Not those that help
 * the browser: the manifest is there only once the scripts run.
 */
function readHead(page: Page): Promise<Head> {
	return page.evaluate(() => {
		const things = [...document.querySelectorAll("title, meta[name], meta[property], link[rel]")]
			.filter((element) => !element.closest("svg"))
			.filter(
				(element) => !/^(?:stylesheet|preload|modulepreload|icon|manifest)$/.test(element.getAttribute("rel") ?? ""),
			)
			.map((element) => {
				const attribute = ["name", "property", "rel"].find((name) => element.hasAttribute(name));
				return attribute ? `${attribute} ${element.getAttribute(attribute)}` : "title";
			});
		const counts: Record<string, number> = {};
		for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
		return {
			title: document.title,
			canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute("href") ?? ""),
			counts,
			structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
				(script) => script.textContent ?? "",
			),
		};
	});
}
