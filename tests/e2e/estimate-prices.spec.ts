import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { pathTo } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();
/** Browsers log the status of a form that was not sent as a console error. */
test.use({ expectedErrors: /status of 409/ });

async function publishDryerPrice(page: Page, low: string, high: string): Promise<void> {
	await page.goto(`${server.origin}/admin/reglages/prix`);
	await hydrated(page);
	for (const [end, amount] of Object.entries({ low, high })) {
		const field = page.locator(`[name="dryer.ranges.dryer.${end}"]`);
		await field.evaluate((input) => input.closest("details")?.setAttribute("open", ""));
		await field.fill(amount);
	}
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText(/Publié\s:|Rien n’a changé/)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
	test(`prices that change during an estimate are told, and not sent unseen, ${how}`, {
		tag: javaScriptEnabled ? [] : ["@thorough"],
	}, async ({ page, browser }) => {
		test.slow();
		const settle = async (visitor: Page) => {
			if (javaScriptEnabled) await hydrated(visitor);
		};
		await signIn(page, server);
		await publishDryerPrice(page, "99", "139");

		const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
		const visitor = await context.newPage();
		const goOn = () => visitor.locator("[data-continue]").click();
		await visitor.goto(`${server.origin}${pathTo("estimate", "fr")}?service=dryer-ducts`);
		await settle(visitor);
		await goOn();
		await expect(visitor).toHaveURL(new RegExp(`${pathTo("estimate-details", "fr")}$`));
		await settle(visitor);
		await expect(visitor.locator("#range")).toContainText("99 à 139");
		await visitor.getByLabel("Par un mur").check();
		await goOn();
		await expect(visitor).toHaveURL(new RegExp(`${pathTo("estimate-appointment", "fr")}$`));

		await publishDryerPrice(page, "119", "159");
		await visitor.reload();
		await settle(visitor);
		const notice = visitor.locator("form").getByText(/Nos prix ont changé entre-temps\./);
		await expect(notice).toBeInViewport();
		await expect(visitor.getByText(/Votre fourchette était de 99 à 139\s\$/)).toBeVisible();
		await expect(visitor.locator("#range")).toContainText("119 à 159");
		if (javaScriptEnabled) expect(await violations(visitor)).toEqual([]);
		await visitor.getByLabel("Code postal").fill("H2T 2S9");
		await goOn();
		await expect(visitor).toHaveURL(new RegExp(`${pathTo("estimate-person", "fr")}$`));
		await settle(visitor);
		await expect(notice).toHaveCount(0);

		await visitor.getByLabel("Votre nom").fill("Ariane Démo");
		await visitor.getByLabel("Courriel").first().fill("prix@exemple.example");
		await publishDryerPrice(page, "129", "169");
		await goOn();
		const box = visitor.getByRole("alert").filter({ hasText: "Rien n’est encore envoyé" });
		await expect(box).toBeFocused();
		await expect(box).toContainText(/était de 119 à 159\s\$/);
		await expect(visitor.locator("#range")).toContainText("129 à 169");
		await expect(visitor.getByLabel("Votre nom")).toHaveValue("Ariane Démo");
		if (javaScriptEnabled) expect(await violations(visitor)).toEqual([]);
		await goOn();
		await expect(visitor).toHaveURL(/\/suivi\//);
		await expect(visitor.locator("main")).toContainText("129 à 169");
		await context.close();
	});
}
