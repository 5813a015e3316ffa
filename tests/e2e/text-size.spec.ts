import type { CDPSession, Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { pathsByKind } from "./crawl.ts";
import { fromAnywhere, pathTo, prepare, send, tellWho, type Visitor } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";

/** A hash keeps the server's first-screen script from deferring layout, for which a test would have to wait. */
const atOnce = "#all";

/**
 * Texts and controls that are not wholly between the edges of the screen, for each font size of the root element. Runs
 * in the page, all sizes in one call: every call costs more than a layout.
 */
function beyondTheEdges(fontSizes: readonly string[]): Record<string, string[]> {
	const root = document.documentElement;
	const isExempt = (element: Element) => element.closest("[class*='sr-only'], .table-frame, .before-after, svg");
	const found = [
		...document.querySelectorAll("a, button, input, select, textarea, label, p, li, h1, h2, h3, h4, dt, dd"),
	].filter((element) => !isExempt(element));
	const entries = fontSizes.map((fontSize) => {
		root.style.fontSize = fontSize;
		const width = root.clientWidth;
		const outside = found
			.flatMap((element) => {
				const content = document.createRange();
				content.selectNodeContents(element);
				const parts = element.querySelector("[class*='sr-only']") ? [element] : [element, content];
				return parts.map((part) => ({ element, ...part.getBoundingClientRect().toJSON() }));
			})
			.filter(({ left, right, width: own }) => own > 0 && (right > width + 1 || left < -1))
			.filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
			.slice(0, 5)
			.map(
				({ element, left, right }) => `${Math.round(left)}–${Math.round(right)}: ${element.outerHTML.slice(0, 140)}`,
			);
		const scrolls = root.scrollWidth - window.innerWidth;
		return [fontSize, scrolls > 0 ? [`scrolls sideways by ${scrolls} px`, ...outside] : outside];
	});
	root.style.fontSize = "";
	return Object.fromEntries(entries);
}

/**
 * At two widths, with text of 150 % and 200 % as extensions set it (a style on the root) and of 200 % in the browser's
 * settings, which also change media queries.
 */
async function expectToFit(page: Page, path: string): Promise<void> {
	await expect(page.locator("html")).not.toHaveAttribute("data-fold");
	const session = await page.context().newCDPSession(page);
	for (const width of [390, 320]) {
		await page.setViewportSize({ width, height: 844 });
		const where = `${path} at ${width} px`;
		expect.soft(await page.evaluate(beyondTheEdges, ["150%", "200%"]), where).toEqual({ "150%": [], "200%": [] });
		await setBrowserFontSize(session, 32);
		expect.soft(await page.evaluate(beyondTheEdges, ["100%"]), `${where}, 200 % by setting`).toEqual({ "100%": [] });
		await setBrowserFontSize(session, 16);
	}
	await session.detach();
}

async function setBrowserFontSize(session: CDPSession, standard: number): Promise<void> {
	await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

for (const locale of locales) {
	test(`enlarged text stays between the edges of a phone on every kind of page, ${locale}`, async ({
		page,
		request,
	}) => {
		test.setTimeout(120_000);
		const paths = await pathsByKind(request, locale);
		expect(paths.length).toBeGreaterThan(20);
		for (const path of paths) {
			await page.goto(path + atOnce);
			await hydrated(page);
			await expectToFit(page, path);
		}
	});

	test(`enlarged text stays between the edges of a phone on every step of the estimate, ${locale}`, async ({
		page,
		context,
		launch,
	}) => {
		const { origin } = await launch({ TRUSTED_PROXIES: "1" });
		await context.setExtraHTTPHeaders(fromAnywhere());
		const visitor: Visitor = { page, origin, locale, js: true };
		const kinds = ["ventilation-ducts", "oriental-rugs", "furniture-mattresses", "house-cleaning"] as const;
		await prepare(visitor, { kinds, visit: { postalCode: "H2T 2S9" } });
		for (const step of ["estimate-details", "estimate-appointment", "estimate-person"] as const) {
			await page.goto(origin + pathTo(step, locale) + atOnce);
			await hydrated(page);
			if (step === "estimate-details") await addPieces(page);
			await expectToFit(page, step);
		}
		await tellWho(visitor, "Marie-Françoise de la Grande-Rivière");
		await send(visitor);
		await expectToFit(page, "estimate-follow");
	});
}

/** Every card and line that a list of pieces can have: two rugs, a sofa, and a mattress that was removed. */
async function addPieces(page: Page): Promise<void> {
	await page.locator("button[value='add:oriental-rugs']").click();
	await page.locator("button[value='add:furniture-mattresses:sofa']").click();
	await page.locator("button[value='add:furniture-mattresses:mattress']").click();
	await page.locator("button[value='remove:furniture-mattresses:2']").click();
	await expect(page.locator("#furniture-mattresses-restore")).toBeVisible();
}
