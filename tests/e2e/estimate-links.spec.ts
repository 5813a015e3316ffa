import type { Page } from "@playwright/test";
import { continueButton, fromAnywhere, open, pathTo, phone, prepare } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

/** The first step of the estimate: values from links and other pages, and choices that the visitor has not sent yet. */
const server = visitorServer();
test.use({ viewport: phone });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page) => ({ page, origin: server.origin, locale: "fr" as const, js: true });
const service = (page: Page, kind: string) => page.locator(`[type=checkbox][name=service][value="${kind}"]`);
const code = (page: Page) => page.locator("[name=code]");
const vents = (page: Page) => page.locator('[name="ventilation-ducts.vents"]');
const estimateLink = (page: Page) => page.locator(`[data-bottom-bar] a[href^="${pathTo("estimate", "fr")}"]`);

test("services and a code that are chosen and not sent survive a reload, the other language and other pages", async ({
	page,
}) => {
	const visitor = visitorOn(page);
	const query = "service=dryer-ducts&vents=18&code=DUO-AUTOMNE&postal=H2T";
	await open(visitor, `${pathTo("estimate", "fr")}?${query}`);
	await service(page, "dryer-ducts").uncheck();
	await service(page, "ventilation-ducts").check();
	await code(page).fill("AMIS");
	const expectChoices = async () => {
		await hydrated(page);
		await expect(code(page)).toHaveValue("AMIS");
		await expect(code(page)).toBeVisible();
		await expect(service(page, "ventilation-ducts")).toBeChecked();
		await expect(service(page, "dryer-ducts")).not.toBeChecked();
	};
	await page.reload();
	await expectChoices();
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(`${server.origin}${pathTo("estimate", "en")}?${query}`);
	await expectChoices();
	await expect(page.locator("#range")).toContainText("18 vents");
	await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
	await expectChoices();
	await open(visitor, pathTo("prices", "fr"));
	await estimateLink(page).click();
	await expectChoices();
	// A link to another service adds it.
	await open(visitor, `${pathTo("estimate", "fr")}?service=oriental-rugs`);
	await expectChoices();
	await expect(service(page, "oriental-rugs")).toBeChecked();
	await service(page, "oriental-rugs").uncheck();

	await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await page.goBack();
	await expect(page).toHaveURL(server.origin + pathTo("estimate", "fr"));
	await expectChoices();
	await expect(service(page, "oriental-rugs")).not.toBeChecked();
	expect(await page.evaluate(() => sessionStorage.getItem("draft estimate"))).toBeNull();
});

test("an untouched calculator of the home page changes no answer", async ({ page }) => {
	const visitor = visitorOn(page);
	const details = { "ventilation-ducts.home": "condo", "ventilation-ducts.vents": "8" };
	await prepare(visitor, { kinds: ["ventilation-ducts"], details });
	await open(visitor, pathTo("index", "fr"));
	await page.locator(`form[action="${pathTo("estimate", "fr")}"] button[type=submit]`).click();
	await page.waitForURL(`**${pathTo("estimate", "fr")}?**`);
	await continueButton(visitor).click();
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await expect(vents(page)).toHaveValue("8");
	await expect(page.locator('[name="ventilation-ducts.home"][value=condo]')).toBeChecked();
});

test("every button of a service page that leads to the estimate names the service", async ({ page }) => {
	await page.goto(server.origin + pathTo("services-dryer-ducts", "fr"));
	const paths = await page
		.locator(`a.button[href^="${pathTo("estimate", "fr")}"]`)
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(paths.length).toBeGreaterThan(3);
	expect(new Set(paths)).toEqual(new Set([`${pathTo("estimate", "fr")}?service=dryer-ducts`]));
	await hydrated(page);
	await estimateLink(page).click();
	await expect(service(page, "dryer-ducts")).toBeChecked();
});
