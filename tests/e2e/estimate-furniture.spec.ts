import type { Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { overflow, violations } from "./axe.ts";
import { continueTo, fromAnywhere, open, panel, pathTo, phone, prepare, words } from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of 422/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const kind = "furniture-mattresses";
const add = (page: Page, sort: string) => page.locator(`button[value="add:${kind}:${sort}"]`);
const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js });

		test("each card asks only what its kind of piece needs, and can be removed and restored", async ({ page }) => {
			const visitor = visitorOn(page, js);
			await prepare(visitor, { kinds: [kind] });
			await open(visitor, pathTo("estimate-details", "fr"));
			await expect(page.getByText("la fourchette suit un exemple. Une visite coûte au moins 99 $")).toBeVisible();

			await add(page, "mattress").click();
			const mattress = card(page, "Matelas");
			await expect(mattress.getByRole("group", { name: "Format" })).toBeVisible();
			await expect(mattress.getByRole("textbox")).toHaveCount(1);
			await expect(mattress.getByRole("textbox", { name: "Quantité" })).toHaveValue("1");
			await expect(mattress).not.toContainText("Places assises");
			await expect(mattress).not.toContainText("Code du tissu");
			if (js) await expect(mattress.getByRole("heading")).toBeFocused();

			await add(page, "sofa").click();
			const sofa = card(page, "Sofa");
			await expect(sofa.getByRole("textbox", { name: "Places assises" })).toBeVisible();
			await expect(sofa).not.toContainText("Format");
			await expect(add(page, "sofa")).toContainText("Sofa en plus");
			await sofa.getByRole("textbox", { name: "Places assises" }).fill("3");
			await sofa.getByRole("radio", { name: /^W :/ }).check();
			await sofa.getByRole("radio", { name: "Des taches" }).check();
			if (!js) await page.getByRole("button", { name: words.fr.panel.update }).click();
			await expect(sofa).toContainText("147 à 171 $");

			await sofa.getByRole("button", { name: "Retirer : Sofa" }).click();
			await expect(sofa).toBeHidden();
			await expect(page.getByRole("status").filter({ hasText: "Retiré de la liste : Sofa." })).toBeVisible();
			await expect(panel(visitor)).not.toContainText("147 à 171 $");
			const restore = page.getByRole("button", { name: "Remettre" });
			if (js) await expect(restore).toBeFocused();
			await restore.click();
			await expect(sofa.getByRole("textbox", { name: "Places assises" })).toHaveValue("3");
			if (js) await expect(sofa.getByRole("heading")).toBeFocused();
			await expect(panel(visitor)).toContainText("147 à 171 $");

			await mattress.getByRole("button", { name: "Retirer : Matelas" }).click();
			await continueTo(visitor, "estimate-appointment");
			await expect(panel(visitor)).toContainText("147 à 171 $");
			await expect(panel(visitor)).not.toContainText("Matelas");
		});
	});
}

test("the message about a removed piece names it as its card did", async ({ page }) => {
	const visitor = visitorOn(page);
	const rugs = ["a", "2", "3"].map((key) => [`oriental-rugs.pieces.${key}.row`, "1"]);
	const sofas = ["1", "2"].flatMap((key) => [
		[`${kind}.pieces.${key}.row`, "1"],
		[`${kind}.pieces.${key}.piece`, "sofa"],
	]);
	await prepare(visitor, { kinds: ["oriental-rugs", kind], details: Object.fromEntries([...rugs, ...sofas]) });
	await open(visitor, pathTo("estimate-details", "fr"));
	const gone = page.getByRole("status").filter({ hasText: "Retiré de la liste" });
	for (const name of ["Tapis 1", "Sofa 2"]) {
		await page.getByRole("button", { name: `Retirer : ${name}` }).click();
		await expect(gone.filter({ hasText: `: ${name}.` })).toBeVisible();
	}
	await page.getByRole("button", { name: "Remettre" }).first().click();
	await page.getByRole("button", { name: "Retirer : Tapis 2" }).click();
	const saved = page.waitForResponse((answer) => answer.url().endsWith("/_estimate/save") && answer.ok());
	await expect(gone.first()).toContainText(": Tapis 2.");
	await saved;
	await page.reload();
	await expect(gone.first()).toContainText(": Tapis 2.");
	await expect(gone.last()).toContainText(": Sofa 2.");
});

test("the cards of the services add up to the first range, which states what it assumes", async ({ page }) => {
	const visitor = visitorOn(page);
	await open(visitor, pathTo("estimate", "fr"));
	await page.locator('[name="service"][value="ventilation-ducts"]').check();
	await page.locator('[name="service"][value="dryer-ducts"]').check();
	await expect(panel(visitor)).toContainText("388 à 528 $");
	await expect(panel(visitor)).toContainText("Pour l’instant : 10 bouches, sécheuse à sortie au mur.");
	await expect(page.locator(".range-bar")).toContainText("Pour l’instant : 10 bouches");
	await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await page.locator('[name="dryer-ducts.exit"][value=roof]').check();
	await expect(panel(visitor)).toContainText("428 à 568 $");
	await expect(panel(visitor)).toContainText("Pour l’instant : 10 bouches.");
});

test("an error names its question, and “none of these” excludes every other answer", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["house-cleaning", kind] });
	await open(visitor, pathTo("estimate-details", "fr"));
	const box = (name: string) => page.locator(`[name="house-cleaning.extras.${name}"]`);
	await box("oven").check();
	await box("none").check();
	await expect(box("oven")).not.toBeChecked();
	await box("fridge").check();
	await expect(box("none")).not.toBeChecked();
	await box("unknown").check();
	await expect(box("fridge")).not.toBeChecked();
	await add(page, "sofa").click();
	await page.locator(`[name="${kind}.pieces.1.count"]`).fill("99");
	await page.locator('[name="house-cleaning.rooms"]').fill("900");
	await page.locator("form#estimate-form").getByRole("button", { name: "Continuer", exact: true }).click();
	const summary = page.getByRole("alert");
	await expect(summary.getByRole("link", { name: /^Combien de pièces\? Écrivez un nombre de 1 à 50/ })).toBeVisible();
	await expect(summary.getByRole("link", { name: /^Quantité : Écrivez un nombre de 1 à 50/ })).toBeVisible();
});

test("done steps are links back, and only one button to continue is on a phone's screen", { tag: "@thorough" }, async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	const bar = page.locator('button[value="continue:bar"]');
	await expect(bar).toBeVisible();
	await page.locator("[data-continue]").scrollIntoViewIfNeeded();
	await page.evaluate(() => document.querySelector("[data-continue]")?.scrollIntoView({ block: "center" }));
	await expect(bar).toBeHidden();
	const steps = page.getByRole("navigation", { name: "Étape 2 de 5" });
	await expect(steps.getByRole("link")).toHaveCount(1);
	await expect(steps.getByText("Détails", { exact: true })).toBeAttached();
	await steps.getByRole("link", { name: "Services" }).click();
	await page.waitForURL(`**${pathTo("estimate", "fr")}`);
});

test("a preselected service is on a phone's first screen, above the bar", { tag: "@thorough" }, async ({ page }) => {
	await open(visitorOn(page), `${pathTo("estimate", "fr")}?service=post-disaster`);
	const chosen = page.locator("label", { has: page.locator('[name="service"]:checked') });
	const [tile, bar] = await Promise.all([chosen.boundingBox(), page.locator(".range-bar").boundingBox()]);
	expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

for (const locale of locales) {
	test(`furniture cards fit a 320 px phone in ${locale} and pass axe`, { tag: "@thorough" }, async ({ page }) => {
		const visitor = { ...visitorOn(page), locale };
		await page.setViewportSize({ width: 320, height: 640 });
		await prepare(visitor, { kinds: [kind] });
		await open(visitor, pathTo("estimate-details", locale));
		for (const sort of ["sofa", "mattress", "carpet"]) await add(page, sort).click();
		await page.locator(`button[value="remove:${kind}:1"]`).click();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(await violations(page)).toEqual([]);
		const exit = await page.locator("header a").last().boundingBox();
		expect((exit?.x ?? 0) + (exit?.width ?? 0)).toBeLessThanOrEqual(320 - 20);
	});
}
