import type { Page } from "@playwright/test";
import { pathTo } from "#app/locale/paths.ts";
import { expect, hydrated, test } from "./journey.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** The elements that get the focus by Tab but are covered by the bar at the bottom of phones. */
async function hiddenStops(page: Page): Promise<string[]> {
	const hidden: string[] = [];
	for (let stops = 0; stops < 150; stops++) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			const bar = document.querySelector("[data-bottom-bar]");
			if (!element || element === document.body || !bar) return null;
			const isCovered = element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
			return { isCovered: isCovered && !bar.contains(element), text: element.outerHTML.slice(0, 120) };
		});
		if (!stop) break;
		if (stop.isCovered) hidden.push(stop.text);
	}
	return hidden;
}

for (const path of ["/", "/contactez-nous", "/services/grand-menage", "/animaux-et-odeurs", "/en/contact-us"]) {
	// `keyboard-walk.spec.ts` finds covered stops too.
	const tag = path === "/animaux-et-odeurs" ? [] : ["@thorough"];
	test(`the phone's bottom bar covers no focused element on ${path}`, { tag }, async ({ page }) => {
		await page.goto(path);
		await hydrated(page);
		expect(await hiddenStops(page)).toEqual([]);
	});
}

test("the focus ring is light on dark surfaces and dark on light ones", async ({ page }) => {
	const ring = async (selector: string) => {
		const element = page.locator(selector).first();
		await element.focus();
		return element.evaluate((focused) => getComputedStyle(focused).outlineColor);
	};
	const [mint, teal] = ["rgb(169, 228, 204)", "rgb(31, 98, 92)"];
	await page.goto(pathTo("services-post-disaster", "fr"));
	await hydrated(page);
	await page.keyboard.press("Tab");
	expect(await ring("footer a")).toBe(mint);
	expect(await ring("main .bg-spruce a")).toBe(mint);
	expect(await ring("header a")).toBe(teal);
});
