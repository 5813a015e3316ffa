import { overflow } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";

/** How many phone screens the content of a page may take. The price list is longer, because it is complete. */
const phonePages = [
	["/services", 5],
	["/en/services", 5],
	["/prix", 7],
	["/en/prices", 7],
	["/secteurs/montreal", 5.2],
	["/en/areas/montreal", 5.2],
	["/secteurs/laval", 5.2],
	["/en/areas/laval", 5.2],
	["/secteurs/rive-sud", 5.2],
	["/en/areas/south-shore", 5.2],
	["/a-propos", 5],
	["/en/about", 5],
	["/garantie", 5],
	["/en/guarantee", 5],
] as const;

test("the new pages stay short on a phone", { tag: "@thorough" }, async ({ page, baseURL }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	// French is longer: only a thorough run opens the English pages too.
	for (const [path, screens] of phonePages.filter(([each]) => process.env.THOROUGH || !each.startsWith("/en/"))) {
		await page.goto(path, { referer: `${baseURL}/` });
		// Phones lay out what is below the first screen when it comes near (app/.server/http/first-screen.ts).
		await page.evaluate(() => delete document.documentElement.dataset.fold);
		const height = await page.locator("main").evaluate((main) => main.getBoundingClientRect().height);
		expect(height / 844, path).toBeLessThanOrEqual(screens);
		expect(await overflow(page), path).toBeLessThanOrEqual(0);
	}
});

for (const javaScriptEnabled of [true, false]) {
	const usuallyWithJs = { tag: javaScriptEnabled ? [] : ["@thorough"] };
	const usuallyWithoutJs = { tag: javaScriptEnabled ? ["@thorough"] : [] };
	test.describe(`overviews ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test("a visitor finds a service by what they see at home", usuallyWithJs, async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto("/en/blog");
			if (javaScriptEnabled) await hydrated(page);
			await page.getByRole("button", { name: "Open the menu" }).click();
			await page.locator("#menu-panel").getByRole("link", { name: "Which service do I need?" }).click();
			await expect(page).toHaveURL(/\/en\/services$/);
			await expect(page.locator("#menu-panel")).toBeHidden();
			const sign = page.getByRole("heading", { name: "One load takes two cycles" });
			await expect(sign).toBeHidden();
			await page.getByRole("heading", { name: "In the laundry room" }).click();
			await expect(sign).toBeVisible();
			await page
				.getByRole("main")
				.getByRole("link", { name: /^Dryer ducts/ })
				.first()
				.click();
			await expect(page).toHaveURL(/\/en\/services\/dryer-ducts$/);
			await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Services" }).click();
			await expect(page).toHaveURL(/\/en\/services$/);
		});

		test(
			"a visitor reads a total with taxes and opens another group's examples",
			usuallyWithoutJs,
			async ({ page }) => {
				await page.goto("/prix");
				if (javaScriptEnabled) await hydrated(page);
				const first = page.getByRole("article").filter({ hasText: "Maison, dix bouches d’air" });
				await expect(first).toContainText("Maison, 10 bouches");
				await expect(first).toContainText("289à389 $");
				await expect(first).toContainText("332,28 à 447,25 $");
				const sofa = page.getByRole("article").filter({ hasText: "Un sofa de trois places" });
				await expect(sofa).toBeHidden();
				const group = page.getByRole("region", { name: "Meubles et matelas", exact: true });
				await group.getByText("Trois visites calculées").click();
				await expect(sofa).toBeVisible();
				await expect(sofa).toContainText("TVQ (9,975 %)");
				await expect(group.getByRole("row", { name: /Fauteuil/ })).toContainText("Seul : 99 $");
			},
		);

		test(
			"the footer and the home page lead to the areas, which lead to each other",
			usuallyWithoutJs,
			async ({ page }) => {
				await page.goto("/", { referer: page.url() });
				if (javaScriptEnabled) await hydrated(page);
				await page.getByRole("contentinfo").getByRole("link", { name: "Laval", exact: true }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conduits, tapis et grand ménage à Laval");
				await page.getByRole("main").getByRole("link", { name: "Rive-Sud", exact: true }).click();
				await expect(page).toHaveURL(/\/secteurs\/rive-sud$/);
				await expect(page.getByRole("heading", { level: 1 })).toContainText("Rive-Sud");
			},
		);
	});
}

test("the worked examples scroll sideways by keyboard on a phone", { tag: "@thorough" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/secteurs/laval");
	const row = page.getByRole("region", { name: "Prix, Laval" });
	await row.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("the two duct pages say how they differ, link each other and show different prices on their tiles", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto("/services");
	const list = page.getByRole("region", { name: "Tous nos services" });
	await expect(list.getByRole("listitem").filter({ hasText: "Conduits de ventilation" })).toContainText("289 à 389 $");
	await expect(list.getByRole("listitem").filter({ hasText: "Nettoyage de conduits" })).toContainText("497 à 687 $");
	await page.goto("/services/nettoyage-de-conduits");
	await page.getByRole("note").getByRole("link", { name: "Conduits de ventilation" }).click();
	await expect(page).toHaveURL(/nettoyage-conduits-ventilation$/);
	await page.getByRole("note").getByRole("link", { name: "Nettoyage de conduits" }).click();
	await expect(page).toHaveURL(/nettoyage-de-conduits$/);
});

test("the local words for a quote stand on the estimate page", { tag: "@thorough" }, async ({ page, baseURL }) => {
	for (const [path, word] of [
		["/estimation-gratuite", "soumission"],
		["/en/estimation-gratuite", "quote"],
	] as const) {
		await page.goto(path, { referer: `${baseURL}/` });
		await expect(page.getByRole("main")).toContainText(word);
	}
});
