import type { Page } from "@playwright/test";

/** Gives the sign of a visitor that starts the scripts of a page, and waits until React has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
	// Through a locator, which tries again when the page is replaced by another one meanwhile.
	await page.locator("html").dispatchEvent("pointermove", { movementX: 1 });
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
