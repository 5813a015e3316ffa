import type { Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { pathsByKind } from "./crawl.ts";
import { fromAnywhere, pathTo, prepare, send, tellWho, type Visitor } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";

/** A hash keeps the server's first-screen script from deferring layout, for which a test would have to wait. */
const atOnce = "#all";

/**
 * Texts and controls that are not wholly between the edges of the screen, by the font size of the root element. Runs in
 * the page.
 */
function beyondTheEdges(fontSizes: readonly string[]): Record<string, string[]> {
	const root = document.documentElement;
	const scrollsOrClips = "[class*='sr-only'], .table-frame, .before-after, svg";
	const parts = [
		...document.querySelectorAll("a, button, input, select, textarea, label, p, li, h1, h2, h3, h4, dt, dd"),
	]
		.filter((element) => !element.closest(scrollsOrClips))
		.flatMap((element) => {
			const content = document.createRange();
			content.selectNodeContents(element);
			const boxes = element.querySelector("[class*='sr-only']") ? [element] : [element, content];
			return boxes.map((box) => ({ element, box }));
		});
	const found: Record<string, string[]> = {};
	for (const fontSize of fontSizes) {
		root.style.fontSize = fontSize;
		const scrolled = root.scrollWidth - window.innerWidth;
		const outside = parts
			.map(({ element, box }) => ({ element, rect: box.getBoundingClientRect() }))
			.filter(({ rect: { left, right, width } }) => width > 0 && (right > root.clientWidth + 1 || left < -1))
			.filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
			.slice(0, 5)
			.map(({ element, rect: { left, right } }) => `${left | 0}–${right | 0}: ${element.outerHTML.slice(0, 140)}`);
		found[fontSize] = scrolled > 0 ? [`scrolls sideways by ${scrolled} px`, ...outside] : outside;
	}
	root.style.fontSize = "";
	return found;
}

/**
 * At two widths, with text of 150 % and 200 % as extensions set it (a style on the root) and of 200 % in the browser's
 * settings, which also change media queries. The commands for one width are sent together, and the last width of one
 * page is the first of the next: waiting for each change would paint it.
 */
async function expectToFit(page: Page, path: string): Promise<void> {
	await expect(page.locator("html")).not.toHaveAttribute("data-fold");
	const session = await page.context().newCDPSession(page);
	const setFontSize = (standard: number) => session.send("Page.setFontSizes", { fontSizes: { standard } });
	const measure = async (...fontSizes: string[]) => {
		const expression = `(${beyondTheEdges})(${JSON.stringify(fontSizes)})`;
		const { result, exceptionDetails } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
		return exceptionDetails ?? result.value;
	};
	for (const width of page.viewportSize()?.width === 320 ? [320, 390] : [390, 320]) {
		if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
		const [styled, , set] = await Promise.all([
			measure("150%", "200%"),
			setFontSize(32),
			measure("100%"),
			setFontSize(16),
		]);
		expect.soft(styled, `${path} at ${width} px`).toEqual({ "150%": [], "200%": [] });
		expect.soft(set, `${path} at ${width} px with text of 200 % by the browser's settings`).toEqual({ "100%": [] });
	}
	await session.detach();
}

test.use({ viewport: { width: 390, height: 844 } });

/** Every fourth page in French, whose words are longer; a thorough run looks at all in both languages. */
const isThorough = process.env.THOROUGH === "1";

for (const [part, locale] of locales.entries()) {
	const tag = locale === "fr" ? [] : ["@thorough"];
	test(`enlarged text stays between the edges of a phone on every kind of page, ${locale}`, { tag }, async ({
		page,
		request,
	}) => {
		const paths = await pathsByKind(request, locale);
		expect(paths.length).toBeGreaterThan(20);
		for (const path of paths.filter((_, index) => isThorough || index % 4 === 0)) {
			await page.goto(path + atOnce);
			await hydrated(page);
			await expectToFit(page, path);
		}
	});

	test(`enlarged text stays between the edges of a phone on every step of the estimate, ${locale}${part === 0 ? " @thorough" : ""}`, {
		tag: "@thorough",
	}, async ({ page, context, sharedServer }) => {
		const { origin } = sharedServer;
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
