import AxeBuilder from "@axe-core/playwright";
import { pageNames } from "../../app/locale/pages.ts";
import { createPaths } from "../../app/locale/paths.ts";
import { crawl } from "./crawl.ts";
import { expect, hydrated, test } from "./journey.ts";

const { pathTo } = createPaths("prefix_except_default");
const expected = pageNames
	.filter((name) => name !== "slug")
	.flatMap((name) => [pathTo(name, "fr"), pathTo(name, "en")]);
const shards = 8;

test("every page of the table is linked from somewhere", async ({ request }) => {
	const found = await crawl(request);
	expect(expected.filter((path) => !found.includes(path))).toEqual([]);
});

for (let shard = 0; shard < shards; shard++) {
	test(`every page stands at every width, part ${shard + 1} of ${shards}`, async ({ page, request }) => {
		test.setTimeout(180_000);
		const paths = (await crawl(request)).filter((_, index) => index % shards === shard);
		for (const path of paths) {
			await test.step(path, async () => {
				await page.setViewportSize({ width: 1440, height: 900 });
				const response = await page.goto(path, { referer: "http://localhost:4310/" });
				expect(response?.status(), path).toBe(200);
				await hydrated(page);
				await expect(page.locator("h1"), path).toHaveCount(1);
				await expect(page.locator("html")).toHaveAttribute("lang", /^\/en(?:\/|$)/.test(path) ? "en-CA" : "fr-CA");
				for (const width of [1440, 768, 360]) {
					await page.setViewportSize({ width, height: 900 });
					const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
					expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
					if (width !== 768) expect(await violations(page), `${path} at ${width} px`).toEqual([]);
				}
			});
		}
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every page is complete", async ({ page, request }) => {
		test.setTimeout(120_000);
		for (const path of await crawl(request)) {
			await page.goto(path, { referer: "http://localhost:4310/" });
			await expect(page.locator("main h1"), path).toBeVisible();
			expect(((await page.locator("main").textContent()) ?? "").length, path).toBeGreaterThan(300);
			await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
			await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
		}
	});
});

async function violations(page: ConstructorParameters<typeof AxeBuilder>[0]["page"]) {
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations.map(
		({ id, nodes }) =>
			`${id}: ${nodes
				.map(({ target }) => target.join(" "))
				.slice(0, 3)
				.join(", ")}`,
	);
}
