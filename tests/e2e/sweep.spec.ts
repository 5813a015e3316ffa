import { createPaths } from "../../app/locale/paths.ts";
import { overflow, violations } from "./axe.ts";
import { crawl } from "./crawl.ts";
import { expect, hydrated, test } from "./journey.ts";

const { matchPage } = createPaths("prefix_except_default");
const shards = 6;

for (let shard = 0; shard < shards; shard++) {
	const tag = shard < shards / 2 ? [] : ["@thorough"];
	test(`every page stands at every width, part ${shard + 1} of ${shards}`, { tag }, async ({
		page,
		request,
		baseURL,
	}) => {
		test.setTimeout(180_000);
		const paths = (await crawl(request)).filter((_, index) => index % shards === shard);
		for (const [index, path] of paths.entries()) {
			await test.step(path, async () => {
				await page.setViewportSize({ width: 1440, height: 900 });
				const response = await page.goto(path, { referer: `${baseURL}/` });
				expect(response?.status(), path).toBe(200);
				await hydrated(page);
				await expect(page.locator("h1"), path).toHaveCount(1);
				await expect(page.locator("html")).toHaveAttribute("lang", /^\/en(?:\/|$)/.test(path) ? "en-CA" : "fr-CA");
				for (const width of [1440, 768, 360, 320]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await overflow(page), `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
					// Axe is slow: a page is read once, at one width or the other, and of the articles, which are alike, some.
					if (readsWithAxe(path, index) && width === (index % 2 ? 1440 : 360))
						expect(await violations(page), `${path} at ${width} px`).toEqual([]);
				}
			});
		}
	});
}

test("every component passes axe in both languages", async ({ page, launch }) => {
	test.setTimeout(120_000);
	const server = await launch({ DESIGN_PAGE: "1" });
	for (const path of ["/_design", "/en/_design"]) {
		await page.goto(server.origin + path);
		await hydrated(page);
		expect(await violations(page), path).toEqual([]);
		await page.setViewportSize({ width: 360, height: 900 });
		expect(await overflow(page), path).toBeLessThanOrEqual(0);
	}
});

test("the design page is not there for visitors", async ({ request }) => {
	expect((await request.get("/_design")).status()).toBe(404);
});

/** Articles and blog lists share a template each: a third of them stand for all. */
function readsWithAxe(path: string, index: number): boolean {
	const match = matchPage(path);
	return (match?.name !== "slug" && !match?.name.startsWith("blog-")) || index % 3 === 0;
}
