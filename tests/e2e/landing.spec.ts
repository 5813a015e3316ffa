import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

/** After a navigation the new page stands at its top, its heading has the focus and its title is announced. */
test.use({ viewport: { width: 390, height: 844 } });

async function expectLanded(page: Page, url: RegExp): Promise<void> {
	await expect(page).toHaveURL(url);
	await expect(page.locator("h1")).toBeFocused();
	await expect(page.locator("h1")).toBeInViewport();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await expect(page.locator("[role=status].sr-only").filter({ hasText: await page.title() })).toHaveCount(1);
}

test("the estimate lands at the top of each step, and of the home page when it is left", async ({ page }) => {
	await page.goto("/estimation-gratuite");
	await hydrated(page);
	await page.locator('input[name="service"][value="dryer-ducts"]').check();
	await page.evaluate(() => window.scrollTo(0, 1_000));
	await page.getByRole("button", { name: "Continuer" }).last().click();
	await expectLanded(page, /\/estimation-gratuite\/details$/);
	await page.evaluate(() => window.scrollTo(0, 400));
	await page.getByRole("link", { name: "Quitter" }).click();
	await expectLanded(page, /\/$/);
});
