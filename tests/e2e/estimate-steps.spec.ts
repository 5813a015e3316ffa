import type { Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { overflow, violations } from "./axe.ts";
import { fromAnywhere, open, panel, pathTo, phone, prepare, send, tellWho, words } from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:422|403|404)/ });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const steps = ["estimate", "estimate-details", "estimate-appointment", "estimate-person"] as const;
const served = { postalCode: "H2T 2S9" };

for (const locale of locales) {
	for (const width of [390, 1440]) {
		const tag = locale === "fr" && width === 390 ? [] : ["@thorough"];
		test(`every step in ${locale} passes axe at ${width} px, names its controls, and fits a 360 px phone`, {
			tag,
		}, async ({ page }) => {
			const visitor = { ...visitorOn(page), locale };
			await page.setViewportSize({ width, height: 844 });
			const kinds = ["ventilation-ducts", "furniture-mattresses", "house-cleaning"] as const;
			await prepare(visitor, { kinds, visit: served });
			const check = async (step: string) => {
				expect(await unnamed(page), step).toEqual([]);
				expect(await violations(page), step).toEqual([]);
				await page.setViewportSize({ width: 360, height: 780 });
				expect(await overflow(page), step).toBeLessThanOrEqual(0);
				await page.setViewportSize({ width, height: 844 });
			};
			// `sweep.spec.ts` looks at the first step too.
			for (const step of steps.slice(process.env.THOROUGH ? 0 : 1)) {
				await open(visitor, pathTo(step, locale));
				await expect(panel(visitor)).toBeAttached();
				await check(step);
			}
			await tellWho(visitor, "Axe");
			await send(visitor);
			await check("follow");
		});
	}
}

test("links and forms to the estimate pass on the service, the answers or the promotion code", {
	tag: "@thorough",
}, async ({ page }) => {
	const visitor = visitorOn(page);
	await open(visitor, "/services/nettoyage-de-conduits");
	await page.getByRole("main").locator('a[href*="service=duct-cleaning"]').first().click();
	await expect(page.getByRole("checkbox", { name: /ventilation/i })).toBeChecked();
	for (const offered of [/sécheuse/, /Échangeur/]) {
		await expect(page.getByRole("checkbox", { name: offered })).not.toBeChecked();
		await expect(page.locator("label.choice", { hasText: offered })).toBeVisible();
	}
	await open(visitor, pathTo("index", "fr"));
	const teaser = page.locator(`form[action="${pathTo("estimate", "fr")}"]`);
	await teaser.locator("[name=home][value=condo]").check();
	await teaser.locator("[name=vents]").fill("7");
	await teaser.locator("button[type=submit]").click();
	await page.waitForURL(`**${pathTo("estimate", "fr")}?**`);
	await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await expect(page.locator('[type=radio][name="ventilation-ducts.home"][value=condo]')).toBeChecked();
	await expect(page.getByLabel(words.fr.questions["ventilation-ducts"].vents.label, { exact: true })).toHaveValue("7");
	await open(visitor, pathTo("discounts", "fr"));
	const card = page.getByRole("main").locator('a[href*="?code="]').first();
	const code = new URL((await card.getAttribute("href")) ?? "", server.origin).searchParams.get("code") ?? "";
	await card.click();
	await expect(page.getByRole("textbox", { name: words.fr.panel.code.label })).toHaveValue(code);
});

/** Returns controls and groups without an accessible name. */
function unnamed(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const named = (element: Element) =>
			Boolean(
				element.getAttribute("aria-label")?.trim() ||
					(element as HTMLInputElement).labels?.[0]?.textContent?.trim() ||
					(element instanceof HTMLButtonElement && element.textContent?.trim()) ||
					(element instanceof HTMLFieldSetElement && element.querySelector(":scope > legend")?.textContent?.trim()),
			);
		return [...document.querySelectorAll("main :is(input:not([type=hidden]), select, textarea, button, fieldset)")]
			.filter((element) => !element.closest("[aria-hidden=true]") && !named(element))
			.map((element) => element.outerHTML.slice(0, 120));
	});
}
