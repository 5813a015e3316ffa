import type { Page } from "@playwright/test";
import type { ContentEntry } from "#app/model/editing/content-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { addDays } from "#app/time/days.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { promotions } from "#content/promotions.ts";
import { overflow, violations } from "./axe.ts";
import { continueTo, fromAnywhere, messages, open, panel, pathTo, phone, prepare, words } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { startPrepared } from "./prepared-server.ts";
import type { TestServer } from "./server.ts";

const today = dayInMontreal(new Date());
const ends = addDays(today, 20);
const running = { starts: addDays(today, -5), ends };
const over = { starts: addDays(today, -40), ends: addDays(today, -20) };

let server: TestServer;
test.beforeAll(async () => {
	server = await startPrepared(publishPromotions);
});
test.afterAll(() => server.stop());
test.use({ viewport: phone, expectedErrors: /status of 422/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const { offers, code: codeWords, caveats } = words.fr.panel;
const service = "/services/nettoyage-conduits-ventilation";
const offerIn = (page: Page, name: string) =>
	page
		.getByRole("complementary", { name: words.fr.panel.title })
		.getByRole("listitem")
		.filter({ hasText: `${name}\u00a0:` });

/** The three promotions of the original content with dates around today, and one that is over. */
async function publishPromotions(store: DocumentStore): Promise<void> {
	const [duo, ...others] = promotions;
	if (!duo) throw new Error("No promotion");
	const all = [duo, ...others].map((promotion) => ({ ...promotion, ...running }));
	const data: ContentEntry = {
		kind: "promotions",
		draft: null,
		published: { all: [...all, { ...duo, code: "FINI-10", ...over }] },
		englishFollows: null,
		revision: 1,
		publishedAt: new Date().toISOString(),
		scheduledFor: null,
		scheduled: null,
		updatedAt: new Date().toISOString(),
		updatedBy: null,
	};
	await store.commit([{ kind: "create", collection: "content", id: "promotions", data }]);
}

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });
		/** For tests whose forms other tests of this file send without JavaScript in a normal run. */
		const usuallyWithJs = { tag: js ? [] : ["@thorough"] };

		test("a service page adds a service and its promotion, and the estimate starts from the same price", async ({
			page,
		}) => {
			const visitor = visitorOn(page, js);
			await open(visitor, service);
			const card = page.getByRole("complementary", { name: messages.fr.price.from });
			await expect(card).toContainText("Duo d’automne\u00a0: 40\u00a0$ de moins");
			await expect(card).toContainText("Sortie au mur. Au toit\u00a0: 40\u00a0$ de plus.");
			await card.getByRole("spinbutton").fill("14");
			await card.getByRole("checkbox", { name: /sécheuse/ }).check();
			if (!js) await card.getByRole("button", { name: offers.update }).click();
			await expect(card).toContainText(/408\s*à\s*568\s\$/);
			await expect(card).toContainText(formatDate(ends, "fr"));
			await card.getByRole("checkbox", { name: /Échangeur/ }).check();
			if (!js) await card.getByRole("button", { name: offers.update }).click();
			await expect(card).toContainText(/517\s*à\s*727\s\$/);
			await expect(card).toContainText("nous gardons le meilleur rabais");
			await card.getByRole("checkbox", { name: /Échangeur/ }).uncheck();
			await card.getByRole("button", { name: messages.fr.service.estimate }).click();
			await page.waitForURL(`**${pathTo("estimate", "fr")}?**`);
			await expect(panel(visitor)).toContainText(/408\s*à\s*568\s\$/);
			await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
			await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
			await expect(page.locator('[name="ventilation-ducts.vents"]')).toHaveValue("14");
			await expect(page.locator('[type=radio][name="dryer-ducts.exit"][value=wall]')).toBeChecked();
			await expect(panel(visitor)).toContainText(/408\s*à\s*568\s\$/);
			await expect(page.getByRole("textbox", { name: codeWords.label })).toHaveValue("DUO-AUTOMNE");
		});

		test(
			"the page of all ducts starts with the three networks, and a visitor unticks what they do not need",
			usuallyWithJs,
			async ({ page }) => {
				await open(visitorOn(page, js), "/services/nettoyage-de-conduits");
				const card = page.getByRole("complementary", { name: messages.fr.price.from });
				const dryer = card.getByRole("checkbox", { name: /sécheuse/ });
				await expect(dryer).toBeChecked();
				await expect(card.getByRole("checkbox", { name: /Échangeur/ })).toBeChecked();
				// 497 to 687 $ less the larger of the two promotions.
				await expect(card).toContainText(/457\s*à\s*647\s\$/);
				await dryer.uncheck();
				if (!js) await card.getByRole("button", { name: offers.update }).click();
				await expect(dryer).not.toBeChecked();
				await expect(card).toContainText(/373\s*à\s*523\s\$/);
			},
		);

		test(
			"the code of the promotions page opens the estimate with its services and its discount",
			usuallyWithJs,
			async ({ page }) => {
				const visitor = visitorOn(page, js);
				await open(visitor, pathTo("discounts", "fr"));
				await page.getByRole("link", { name: `${messages.fr.promotion.apply} DUO-AUTOMNE` }).click();
				await expect(page.getByRole("checkbox", { name: /ventilation/ })).toBeChecked();
				await expect(page.getByRole("checkbox", { name: /sécheuse/ })).toBeChecked();
				await expect(page.getByRole("textbox", { name: codeWords.label })).toHaveValue("DUO-AUTOMNE");
				await expect(panel(visitor)).toContainText("−\u00a040\u00a0$");
			},
		);

		test(
			"the second step offers promotions that fit, applies one, and swaps it for another",
			usuallyWithJs,
			async ({ page }) => {
				const visitor = visitorOn(page, js);
				await prepare(visitor, { kinds: ["ventilation-ducts", "dryer-ducts", "air-exchanger-ducts"] });
				await open(visitor, pathTo("estimate-details", "fr"));
				const [duo, air] = [offerIn(page, "Duo d’automne"), offerIn(page, "Grand air")];
				await expect(duo).toContainText(formatDate(ends, "fr"));
				await page.locator('[name="ventilation-ducts.vents"]').fill("14");
				await duo.getByRole("button", { name: offers.apply }).click();
				await expect(duo.getByRole("button", { name: offers.remove })).toBeVisible();
				if (js) await expect(duo.getByRole("button", { name: offers.remove })).toBeFocused();
				await expect(page.locator('[name="ventilation-ducts.vents"]')).toHaveValue("14");
				await expect(air).toContainText("une seule promotion par visite");
				await air.getByRole("button", { name: offers.swap }).click();
				await expect(air.getByRole("button", { name: offers.remove })).toBeVisible();
				await expect(duo).toContainText("Ne s’ajoute pas à «\u00a0Grand air\u00a0»");
				await expect(page.getByRole("textbox", { name: codeWords.label })).toHaveValue("GRAND-AIR");
				await duo.locator("summary").click();
				await expect(duo).toContainText(promotions[0]?.words.fr.conditions[0] ?? "–");
				await continueTo(visitor, "estimate-appointment");
				await expect(page.getByRole("textbox", { name: codeWords.label })).toHaveValue("GRAND-AIR");
			},
		);

		test(
			"a wrong code is explained beside its field, and Enter applies a code without leaving the step",
			usuallyWithJs,
			async ({ page }) => {
				const visitor = visitorOn(page, js);
				await prepare(visitor, { kinds: ["ventilation-ducts", "dryer-ducts"] });
				await open(visitor, pathTo("estimate-details", "fr"));
				const field = page.getByRole("textbox", { name: codeWords.label });
				await page.locator('[name="ventilation-ducts.vents"]').fill("14");
				const enter = async (code: string) => {
					if (!(await field.isVisible())) await page.locator("summary", { hasText: codeWords.label }).click();
					await field.fill(code);
					await field.press("Enter");
				};
				for (const [code, reason] of [
					["rien", caveats["promotion-unknown"]],
					["fini 10", caveats["promotion-not-current"]],
					["tapis10", caveats["promotion-needs-services"]],
				] as const) {
					await enter(code);
					await expect(field).toHaveAccessibleDescription(reason);
					await expect(field).toHaveAttribute("aria-invalid", "true");
					await expect(field).toBeFocused();
					await expect(panel(visitor).getByText(reason)).toHaveCount(1);
				}
				await enter("duo automne");
				await expect(field).not.toHaveAttribute("aria-invalid");
				await expect(field).toHaveAccessibleDescription(/Duo d’automne/);
				await expect(page).toHaveURL(new RegExp(pathTo("estimate-details", "fr")));
				await expect(page.locator('[name="ventilation-ducts.vents"]')).toHaveValue("14");
				await expect(panel(visitor)).toContainText("−\u00a040\u00a0$");
			},
		);

		test("a postal code that was checked on the home page is not asked again", usuallyWithJs, async ({ page }) => {
			const visitor = visitorOn(page, js);
			await open(visitor, pathTo("index", "fr"));
			await page.locator("#postal [name=code]").fill("h2t 2s9");
			await page.locator("#postal button[type=submit]").click();
			const answer = page.locator("#postal-answer");
			// With JavaScript the code is remembered on the way through other pages.
			if (js) await page.locator(`footer a[href="${pathTo("discounts", "fr")}"]`).click();
			if (js) await page.getByRole("link", { name: `${messages.fr.promotion.apply} DUO-AUTOMNE` }).click();
			else await answer.getByRole("link", { name: messages.fr.service.estimate }).click();
			await page.waitForURL(`**${pathTo("estimate", "fr")}?**`);
			await page.getByRole("checkbox", { name: /sécheuse/ }).check();
			await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
			await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
			await continueTo(visitor, "estimate-appointment");
			await expect(page.locator("[name=postalCode]")).toHaveValue(/^h2t 2s9$/i);
		});
	});
}

test("the first step offers a promotion as soon as its services are chosen, also on a phone", async ({ page }) => {
	const visitor = visitorOn(page);
	await open(visitor, pathTo("estimate", "fr"));
	const inForm = page.locator("form#estimate-form").getByRole("list", { name: offers.title });
	await page.getByRole("checkbox", { name: /ventilation/ }).check();
	await expect(inForm).toHaveCount(0);
	await page.getByRole("checkbox", { name: /sécheuse/ }).check();
	await expect(inForm).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 780 });
	await inForm.getByRole("button", { name: offers.apply }).click();
	await expect(inForm.getByRole("button", { name: offers.remove })).toBeFocused();
	await expect(page.locator("output.sr-only")).toContainText("348");
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(inForm).toBeHidden();
	await expect(offerIn(page, "Duo d’automne")).toBeVisible();
});

test("a calculator's answer replaces only its own question in an open estimate", { tag: "@thorough" }, async ({
	page,
}) => {
	const visitor = visitorOn(page);
	const details = { "ventilation-ducts.home": "plex", "ventilation-ducts.vents": "18", "dryer-ducts.exit": "roof" };
	await prepare(visitor, { kinds: ["ventilation-ducts", "dryer-ducts"], details });
	const arrive = async (vents: number) => {
		await open(visitor, service);
		const card = page.getByRole("complementary", { name: messages.fr.price.from });
		await card.getByRole("spinbutton").fill(String(vents));
		await card.getByRole("button", { name: messages.fr.service.estimate }).click();
		await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
		await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
		await hydrated(page);
		await expect(page.locator('[type=radio][name="ventilation-ducts.home"][value=plex]')).toBeChecked();
		await expect(page.locator('[type=radio][name="dryer-ducts.exit"][value=roof]')).toBeChecked();
		return page.locator('[name="ventilation-ducts.vents"]').inputValue();
	};
	// Ten is the calculator's starting value: left alone, it is not an answer.
	expect(await arrive(10)).toBe("18");
	expect(await arrive(22)).toBe("22");
});

for (const locale of ["fr", "en"] as const) {
	test(`the price card with its promotions passes axe and fits 320 px in ${locale}`, { tag: "@thorough" }, async ({
		page,
	}) => {
		await open({ ...visitorOn(page), locale }, pathTo("services-ventilation-ducts", locale));
		await page.getByRole("complementary", { name: messages[locale].price.from }).getByRole("checkbox").first().check();
		expect(await violations(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 780 });
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	});
}
