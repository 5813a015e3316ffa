import { pageNames } from "../../app/locale/pages.ts";
import { createPaths } from "../../app/locale/paths.ts";
import { overflow, violations } from "./axe.ts";
import { crawl } from "./crawl.ts";
import { expect, hydrated, test } from "./journey.ts";

const { matchPage } = createPaths("prefix_except_default");
const parts = 3;
/** The tests of a worker share one crawl. */
let crawled: Promise<string[]> | undefined;

/** A normal run tests one page of each kind, every second kind in English; a thorough run tests all pages. */
for (const [pages, tag] of [
	["usual", []],
	["other", ["@thorough"]],
] as const) {
	for (let part = 0; part < parts; part++) {
		test(`pages pass axe and fit every width, ${pages} pages, part ${part + 1} of ${parts}`, { tag: [...tag] }, async ({
			page,
			request,
			baseURL,
		}) => {
			test.setTimeout(180_000);
			// Disables prefetching: the test follows no links.
			await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
			crawled ??= crawl(request);
			const all = await crawled;
			const usual = usualPages(all);
			const wanted = all.filter((path) => usual.has(path) === (pages === "usual"));
			const paths = wanted.filter((_, index) => index % parts === part);
			expect(paths.length).toBeGreaterThan(5);
			for (const [index, path] of paths.entries()) {
				await test.step(path, async () => {
					await page.setViewportSize({ width: 1440, height: 900 });
					const response = await page.goto(path, { referer: `${baseURL}/` });
					expect(response?.status(), path).toBe(200);
					await hydrated(page);
					await expect(page.locator("h1"), path).toHaveCount(1);
					await expect(page.locator("html")).toHaveAttribute("lang", /^\/en(?:\/|$)/.test(path) ? "en-CA" : "fr-CA");
					for (const width of process.env.THOROUGH ? [1440, 768, 360, 320] : [1440, 320]) {
						await page.setViewportSize({ width, height: 900 });
						expect(await overflow(page), `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
						// Axe is slow: each page is tested at one of two widths, and every third page in a normal run.
						const isTested = process.env.THOROUGH || index % 3 === 0;
						if (isTested && width === (index % 2 ? 1440 : 320))
							expect(await violations(page), `${path} at ${width} px`).toEqual([]);
					}
				});
			}
		});
	}
}

test("every component passes axe in both languages", { tag: "@thorough" }, async ({ page, launch }) => {
	const server = await launch({ DESIGN_PAGE: "1" });
	for (const path of ["/_design", "/en/_design"]) {
		await page.goto(server.origin + path);
		await hydrated(page);
		expect(await violations(page), path).toEqual([]);
		await page.setViewportSize({ width: 360, height: 900 });
		expect(await overflow(page), path).toBeLessThanOrEqual(0);
	}
});

test("the design page answers 404 unless DESIGN_PAGE is set", async ({ request }) => {
	expect((await request.get("/_design")).status()).toBe(404);
});

/** Selects one page of each kind: articles, for example, share a template. The home page is in both languages. */
function usualPages(paths: readonly string[]): Set<string> {
	const byKind = new Map<string, string>();
	for (const path of paths) {
		const match = matchPage(path);
		const wanted = match && pageNames.indexOf(match.name) % 2 === 0 ? "fr" : "en";
		const kind =
			match && match.name !== "index" ? match.name.replace(/^services-(?!post-disaster).*/, "service") : path;
		if (!byKind.has(kind) || match?.locale === wanted) byKind.set(kind, path);
	}
	return new Set(byKind.values());
}
