import type { Locator, Page } from "@playwright/test";
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

/** Playwright's own click scrolls first. */
async function press(link: Locator): Promise<void> {
	await link.evaluate((element: HTMLElement) => element.click());
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

for (const reducedMotion of ["reduce", "no-preference"] as const) {
	// Full motion moves more: it includes what reduced motion does.
	const tag = reducedMotion === "reduce" ? ["@thorough"] : [];
	test.describe(`Back and Forward with ${reducedMotion === "reduce" ? "reduced" : "full"} motion`, { tag }, () => {
		test.use({ contextOptions: { reducedMotion } });

		const isAt = (page: Page, top: number) =>
			expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);

		test("restore the position of each page, also after a reload in between", async ({ page }) => {
			await page.goto("/blogue");
			await hydrated(page);
			await page.evaluate(() => window.scrollTo(0, 900));
			await isAt(page, 900);
			await press(page.locator("main h2 a, main h3 a").first());
			await expect(page).not.toHaveURL(/blogue$/);
			await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
			await isAt(page, 0);
			await page.evaluate(() => window.scrollTo(0, 700));
			await isAt(page, 700);
			await page.goBack();
			await expect(page).toHaveURL(/blogue$/);
			await isAt(page, 900);
			await page.goForward();
			await isAt(page, 700);
			await page.reload();
			await hydrated(page);
			await page.goBack();
			await expect(page).toHaveURL(/blogue$/);
			await isAt(page, 900);
		});

		test("restore the position before a jump within the page", { tag: "@thorough" }, async ({ page }) => {
			await page.goto("/animaux-et-odeurs");
			await hydrated(page);
			await page.evaluate(() => window.scrollTo(0, 300));
			await isAt(page, 300);
			await press(page.locator('main nav a[href^="#"]').last());
			await expect(page).toHaveURL(/#/);
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
			await page.goBack();
			await expect(page).not.toHaveURL(/#/);
			await isAt(page, 300);
		});

		test("restore positions, but a link within the page jumps to its target again", async ({ page }) => {
			await page.goto("/prix");
			await hydrated(page);
			const links = page.locator('main nav details a[href^="#"]');
			const jump = async (link: Locator) => {
				await page.evaluate(() => window.scrollTo(0, 100));
				await isAt(page, 100);
				await press(link);
				const target = page.locator((await link.getAttribute("href")) ?? "");
				await expect.poll(() => target.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
				await page.locator("html:not(.lenis-scrolling)").waitFor();
			};
			for (const link of [links.first(), links.last(), links.first()]) await jump(link);
			// The link of the address shown, pressed again: the position is recorded afterwards too.
			await jump(links.first());
			await page.evaluate(() => window.scrollTo(0, 200));
			await isAt(page, 200);
			// The scroll event comes with the next frame.
			await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
			await page.goBack();
			await expect(page).toHaveURL(/#/);
			await isAt(page, 100);
			await page.goForward();
			await isAt(page, 200);
		});
	});
}
