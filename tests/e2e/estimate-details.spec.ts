import type { Page } from "@playwright/test";
import {
	continueButton,
	continueTo,
	fromAnywhere,
	open,
	panel,
	pathTo,
	phone,
	prepare,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:422|403|404)/ });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });

test("the price range follows the answers and is announced to screen readers", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	const said = page.locator("output.sr-only");
	await page.getByRole("textbox", { name: words.fr.questions["ventilation-ducts"].vents.label }).fill("10");
	await expect(said).toContainText("289 à 389 $");
	const more = page.getByRole("button", { name: `Augmenter : ${words.fr.questions["ventilation-ducts"].vents.label}` });
	await more.click();
	await more.click();
	await expect(panel(visitor)).toContainText("12 bouches");
	await expect(said).toContainText("319 à 429 $");
	await page
		.getByRole("group", { name: words.fr.questions["ventilation-ducts"].heating.label })
		.getByRole("radio")
		.first()
		.check();
	await page.locator('[name="ventilation-ducts.vents.unknown"]').check();
	await expect(page.getByLabel(words.fr.questions["ventilation-ducts"].area.label)).toBeVisible();
	await expect(said).not.toContainText("319 à 429 $");
});

test("thousands are typed with a comma in English, and the limits have one too", async ({ page }) => {
	const visitor = { ...visitorOn(page), locale: "en" as const };
	await prepare(visitor, { kinds: ["condo-building"] });
	await open(visitor, pathTo("estimate-details", "en"));
	const units = page.locator('[name="condo-building.units"]');
	await units.fill("1,200");
	await page.getByRole("button", { name: `Increase: ${words.en.questions["condo-building"].units.label}` }).click();
	await expect(units).toHaveValue("1201");
	const garage = page.locator('[name="condo-building.parkingArea"]');
	await garage.fill("600,000");
	await continueButton(visitor).click();
	await expect(page.getByRole("alert")).toContainText("from 0 to 500,000");
	await garage.fill("2,400");
	await expect(panel(visitor)).toContainText("2,400");
	await continueTo(visitor, "estimate-appointment");
});

test("an invalid number appears in the error summary, whose link focuses the field", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	await page.locator('[name="ventilation-ducts.vents"]').fill("2000");
	await page.locator('[name="ventilation-ducts.home"][value=condo]').check();
	await continueButton(visitor).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	await summary.getByRole("link").click();
	const field = page.locator('[name="ventilation-ducts.vents"]');
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveValue("2000");
	await expect(page.locator('[name="ventilation-ducts.home"][value=condo]')).toBeChecked();
	await field.fill("20");
	await continueTo(visitor, "estimate-appointment");
});
