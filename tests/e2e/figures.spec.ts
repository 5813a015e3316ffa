import { formatRange } from "#app/locale/format.ts";
import { servicePage } from "#app/locale/pages.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { prices } from "#content/prices.ts";
import { fromAnywhere, panel, pathTo } from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

for (const locale of ["fr", "en"] as const) {
	test.describe("without JavaScript, which loads faster", { tag: locale === "fr" ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: false });

		test(`the price of a service's tile and page is the first range of its estimate in ${locale}`, async ({ page }) => {
			const priced = kinds.flatMap((kind) => {
				const price = advertisedPrice(kind, prices);
				return price ? [{ kind, path: pathTo(servicePage(kind), locale), range: formatRange(price, locale) }] : [];
			});
			expect(priced.length).toBeGreaterThan(5);
			await page.goto(pathTo("index", locale));
			for (const { kind, path, range } of priced) {
				const tile = page.locator("article", { has: page.locator(`a[href="${path}"]`) }).first();
				await expect(tile, `tile of ${kind}`).toContainText(range);
			}
			for (const { kind, path, range } of priced) {
				await page.goto(path);
				await expect(page.locator("main dl").first(), `facts of ${kind}`).toContainText(range);
				await page.goto(`${pathTo("estimate", locale)}?service=${kind}`);
				await expect(panel({ page, locale }), `estimate of ${kind}`).toContainText(range);
			}
		});
	});
}

test("nobody reads a price for one armchair, one small rug or an hour that they cannot pay", async ({ page }) => {
	await page.goto(pathTo("services-furniture-mattresses", "fr"));
	const facts = page.locator("main dl").first();
	await expect(facts).toContainText("Prix, sofa de 3 places");
	await expect(page.getByRole("main")).toContainText(
		/un fauteuil coûte 69 à 89\s\$ avec d’autres pièces, et 99\s\$ seul/i,
	);
	await page.goto(pathTo("services-house-cleaning", "fr"));
	await expect(page.getByRole("main")).toContainText(/équipe de deux coûte 96 à 116\s\$/);
	await expect(page.getByRole("main")).not.toContainText("48 à 58");
	await page.goto(pathTo("services-oriental-rugs", "fr"));
	await expect(page.getByRole("main")).not.toContainText(/\b90\s\$/);
	await expect(page.getByRole("main")).toContainText(/Une visite pour des tapis coûte au moins 99\s\$/);
});
