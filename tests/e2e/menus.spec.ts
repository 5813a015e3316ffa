import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

const phone = { width: 390, height: 844 };

async function openPhoneMenu(page: Page): Promise<void> {
	await page.setViewportSize(phone);
	await page.goto("/blogue");
	await hydrated(page);
	await page.getByRole("button", { name: "Ouvrir le menu" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#menu-panel")).toBeVisible();
}

/** The elements outside of the menu that get the focus, in a walk longer than the menu has stops. */
async function stopsBehindMenu(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
	const behind: string[] = [];
	for (let stop = 0; stop < 30; stop++) {
		await page.keyboard.press(key);
		const text = await page.evaluate(() => {
			const { activeElement } = document;
			// Between the last stop and the first one, the browser's own controls have the focus.
			if (!activeElement || activeElement === document.body || activeElement.closest("#menu-panel")) return null;
			return activeElement.outerHTML.slice(0, 100);
		});
		if (text) behind.push(text);
	}
	return behind;
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`the phone menu ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled, viewport: phone });

		test("is a named modal dialog: it closes by Escape and by its button, and returns the focus", async ({ page }) => {
			await page.goto("/blogue");
			if (javaScriptEnabled) await hydrated(page);
			const button = page.getByRole("button", { name: "Ouvrir le menu" });
			const menu = page.getByRole("dialog", { name: "Navigation principale" });
			for (const close of ["Escape", "Enter"]) {
				await button.focus();
				await page.keyboard.press("Enter");
				await expect(menu).toBeVisible();
				await expect(menu.getByRole("button", { name: "Fermer le menu" })).toBeFocused();
				await expect(page.locator("#menu-panel:modal")).toHaveCount(1);
				await page.keyboard.press(close);
				await expect(menu).toBeHidden();
				await expect(button).toBeFocused();
			}
		});
	});
}

test("Tab never leaves the open phone menu, and the page behind it does not scroll", async ({ page }) => {
	await openPhoneMenu(page);
	expect(await stopsBehindMenu(page, "Tab")).toEqual([]);
	expect(await stopsBehindMenu(page, "Shift+Tab")).toEqual([]);
	await page.mouse.move(200, 400);
	await page.mouse.wheel(0, 2_000);
	await page.mouse.wheel(0, 2_000);
	await expect.poll(() => page.locator("#menu-panel").evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
});

test("Back closes the phone menu and opens the previous page", { tag: "@thorough" }, async ({ page }) => {
	await openPhoneMenu(page);
	await page.locator("#menu-panel").getByRole("link", { name: "Promotions" }).click();
	await expect(page).toHaveURL(/\/rabais-et-promotions$/);
	await expect(page.locator("h1")).toBeFocused();
	await page.getByRole("button", { name: "Ouvrir le menu" }).click();
	await expect(page.locator("#menu-panel")).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/blogue$/);
	await expect(page.locator("#menu-panel")).toBeHidden();
	await expect(page.locator("h1")).toBeFocused();
});

test("a link to the current page closes the phone menu", { tag: "@thorough" }, async ({ page }) => {
	await openPhoneMenu(page);
	await page.locator("#menu-panel").getByRole("link", { name: "Conseils" }).click();
	await expect(page.locator("#menu-panel")).toBeHidden();
});

test("the cookie panel closes when its link opens another page", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/blogue");
	await hydrated(page);
	const panel = page.locator("#consent-panel");
	await page.locator('footer [popovertarget="consent-panel"]').first().click();
	await panel.getByRole("link").click();
	await expect(page).toHaveURL(/\/confidentialite$/);
	await expect(panel).toBeHidden();
});

test("the services panel closes when Tab or Shift+Tab leaves it and its button", async ({ page }) => {
	await page.goto("/blogue");
	await hydrated(page);
	const button = page.getByRole("button", { name: "Services" });
	const panel = page.locator("#services-panel");
	await button.focus();
	await page.keyboard.press("Enter");
	const links = await panel.getByRole("link").count();
	for (let stop = 0; stop < links; stop++) await page.keyboard.press("Tab");
	await expect(panel.getByRole("link").last()).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(panel).toBeHidden();
	await expect(page.locator("header nav").getByRole("link", { name: "Prix" })).toBeFocused();

	await button.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Shift+Tab");
	await expect(button).toBeFocused();
	await expect(panel).toBeVisible();
	await page.keyboard.press("Shift+Tab");
	await expect(panel).toBeHidden();

	await button.click();
	await expect(panel).toBeVisible();
	await panel.getByRole("link").first().focus();
	await button.click();
	await expect(panel).toBeHidden();
});
