import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { continueButton, fromAnywhere, pathTo, phone, prepare } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";

interface State {
	path: string;
	width: number;
	/** The part of the page that the state changes: `sweep.spec.ts` has looked at the rest. */
	part: string;
	reach: (page: Page) => Promise<void>;
}

/** States that `sweep.spec.ts` does not reach, because it opens each page and touches nothing. */
const states: Readonly<Record<string, State>> = {
	"the services menu is open": {
		path: "/",
		width: 1440,
		part: "header",
		reach: async (page) => {
			await page.getByRole("button", { name: "Services" }).click();
			await expect(page.locator("#services-panel")).toBeVisible();
		},
	},
	"the phone menu is open": {
		path: "/en",
		width: 390,
		part: "#menu-panel",
		reach: async (page) => {
			await page.getByRole("button", { name: "Open the menu" }).click();
			await expect(page.locator("#menu-panel")).toBeVisible();
		},
	},
	"the choice of cookies is open": {
		path: "/confidentialite",
		width: 390,
		part: "#consent-panel",
		reach: async (page) => {
			await page.getByRole("button", { name: "Gérer les témoins" }).click();
			await expect(page.locator("#consent-panel")).toBeVisible();
		},
	},
	"a postal code is out of the area": {
		path: "/",
		width: 390,
		part: "#postal",
		reach: (page) => checkPostalCode(page, "K1A", "K1A est hors de notre secteur habituel."),
	},
	"a postal code is not one": {
		path: "/",
		width: 1440,
		part: "#postal",
		reach: (page) => checkPostalCode(page, "Laval", "Nous ne reconnaissons pas ce code postal."),
	},
	"the contact form has errors": {
		path: "/en/contact-us",
		width: 390,
		part: "main",
		reach: async (page) => {
			await page.locator("main form").last().getByRole("button", { name: /^Send/ }).click();
			await expect(page.getByRole("alert")).toBeFocused();
		},
	},
	"the estimate has no service": {
		path: "/estimation-gratuite",
		width: 390,
		part: "main",
		reach: async (page) => {
			await continueButton({ page, locale: "fr" }).click();
			await expect(page.getByRole("alert")).toBeFocused();
		},
	},
	"the slider shows only the first picture": {
		path: "/",
		width: 1440,
		part: ".before-after",
		reach: async (page) => {
			await page.getByRole("slider", { name: "Comparaison" }).press("End");
		},
	},
};

test.describe("a page passes axe while", () => {
	test.use({ expectedErrors: /status of (?:404|422)/ });
	test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

	for (const [state, { path, width, part, reach }] of Object.entries(states)) {
		const isUsual = state !== "a postal code is not one" && !state.startsWith("the slider");
		const tag = isUsual ? [] : ["@thorough"];
		test(`${state} (${width} px)`, { tag }, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			await hydrated(page);
			await reach(page);
			expect(await violations(page, part)).toEqual([]);
		});
	}

	test("the address of an estimate is out of the area (390 px)", { tag: "@thorough" }, async ({ page, baseURL }) => {
		await page.setViewportSize(phone);
		await prepare({ page, origin: baseURL ?? "", locale: "fr" }, { kinds: ["dryer-ducts"] });
		await page.goto(pathTo("estimate-appointment", "fr"));
		await hydrated(page);
		await page.locator("[name=postalCode]").fill("K1A 0B1");
		await continueButton({ page, locale: "fr" }).click();
		await expect(page.getByText(/K1A.* hors de notre secteur/).first()).toBeVisible();
		expect(await violations(page)).toEqual([]);
	});

	test("it is an unknown address, in both languages", { tag: "@thorough" }, async ({ page }) => {
		for (const path of ["/cette-page-n-existe-pas", "/en/no-such-page"]) {
			await page.goto(path);
			await hydrated(page);
			expect(await violations(page), path).toEqual([]);
		}
	});
});

test("the footer leads to the accessibility statement, which says how to report a barrier", async ({ page }) => {
	for (const [start, name, title, path, other] of [
		["/blogue", "Accessibilité", "Accessibilité du site", "/accessibilite", "/en/accessibility"],
		["/en/blog", "Accessibility", "Accessibility of this site", "/en/accessibility", "/accessibilite"],
	] as const) {
		await page.goto(start);
		await hydrated(page);
		await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(page).toHaveTitle(new RegExp(`^${title}`));
		await expect(
			page.locator('link[rel="alternate"][hreflang]').and(page.locator(`[href$="${other}"]`)),
		).not.toHaveCount(0);
		const prose = page.locator(".prose");
		await expect(prose).toContainText("WCAG");
		await expect(prose).toContainText(/514.555-0142/);
		await expect(prose.getByRole("link", { name: /^(?:Nous joindre|contact page)$/ })).toHaveAttribute(
			"href",
			/contact/,
		);
	}
});

async function checkPostalCode(page: Page, code: string, answer: string): Promise<void> {
	await page.getByLabel("Code postal").fill(code);
	await page.getByRole("button", { name: "Vérifier" }).click();
	await expect(page.getByText(answer)).toBeVisible();
}
