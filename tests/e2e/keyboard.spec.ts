import { expect, hydrated, test } from "./journey.ts";

test("the first Tab focuses the link that skips to the content", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Aller au contenu" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`menus ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test("the services menu opens and closes by keyboard, and returns the focus", async ({ page }) => {
			await page.goto("/");
			if (javaScriptEnabled) await hydrated(page);
			const button = page.getByRole("button", { name: "Services" });
			await button.focus();
			await page.keyboard.press("Enter");
			const link = page.locator("#services-panel").getByRole("link", { name: "Grand ménage" });
			await expect(link).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(link).toBeHidden();
			await expect(button).toBeFocused();
			await page.keyboard.press("Enter");
			await link.focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/services\/grand-menage$/);
			await expect(page.locator("#services-panel")).toBeHidden();
		});

		test("a link in the phone menu opens its page and closes the menu", {
			tag: javaScriptEnabled ? [] : ["@thorough"],
		}, async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto("/en/blog");
			if (javaScriptEnabled) await hydrated(page);
			await page.getByRole("button", { name: "Open the menu" }).click();
			await page.locator("#menu-panel").getByRole("link", { name: "Promotions" }).click();
			await expect(page).toHaveURL(/\/en\/discounts-and-promotions$/);
			await expect(page.locator("#menu-panel")).toBeHidden();
		});

		test("the postal code form shows its result on the same page", {
			tag: javaScriptEnabled ? ["@thorough"] : [],
		}, async ({ page }) => {
			await page.goto("/en");
			if (javaScriptEnabled) await hydrated(page);
			const field = page.getByLabel("Postal code");
			await field.fill("h7a 1b2");
			await field.press("Enter");
			await expect(page.getByText("Yes, we serve H7A.")).toBeVisible();
			await expect(page.getByText("Laval. Travel is included in every price.")).toBeVisible();
			await page.getByLabel("Postal code").fill("K1A");
			await page.getByRole("button", { name: "Check" }).click();
			await expect(page.getByText("K1A is outside our usual area.")).toBeVisible();
		});
	});
}

test("the number of vents changes the price with taxes", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/services/nettoyage-conduits-ventilation");
	await hydrated(page);
	const card = page.getByRole("complementary", { name: "Prix" });
	for (let vent = 10; vent < 14; vent++) await card.getByRole("button", { name: "Une bouche de plus" }).click();
	await expect(card.getByText("401,26 à 539,23 $")).toBeVisible();
});

test("typed text, open details and focus survive hydration", async ({ page }) => {
	const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/assets/entry.client-*.js", async (route) => {
		await waiting;
		await route.continue();
	});
	await page.goto("/", { waitUntil: "commit" });
	const question = page.locator("details.accordion").nth(2);
	await question.locator("summary").click();
	await page.getByLabel("Code postal").fill("H2T");
	await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
	arrive();
	await hydrated(page);
	await expect(page.getByLabel("Code postal")).toHaveValue("H2T");
	await expect(page.getByLabel("Code postal")).toBeFocused();
	await expect(question).toHaveAttribute("open", "");
});

test("every touch target is at least 44 px high", { tag: "@thorough" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const fixed = ["/", "/services/grand-menage", "/blogue", "/contactez-nous", "/estimation-gratuite"];
	for (const path of [...fixed, "/services", "/prix", "/secteurs/laval", "/a-propos"]) {
		await page.goto(path);
		const small = await page
			.locator("header, main, footer, nav")
			.locator("a, button, summary, label.choice, select")
			.evaluateAll((elements) =>
				elements
					.filter(
						(element) =>
							element.checkVisibility() &&
							!element.closest("p, li p, .prose, [popover]") &&
							!element.matches(".card-link, .sr-only, .inline-link"),
					)
					.map((element) => ({ name: element.textContent?.trim().slice(0, 30), box: element.getBoundingClientRect() }))
					.filter(({ box }) => box.height > 0 && box.height < 43.5)
					.map(({ name, box }) => `${name} ${Math.round(box.height)}px`),
			);
		expect(small, path).toEqual([]);
	}
});
