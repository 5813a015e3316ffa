import type { CDPSession, Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { overflow } from "./axe.ts";
import { pathsByKind } from "./crawl.ts";
import { fromAnywhere, pathTo, prepare, send, tellWho, type Visitor } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";

/** The header's and the bottom bar's controls, and texts and fields, that are not wholly between the screen's edges. */
function beyondTheEdges(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const scrollsByItself = ".table-frame, .sr-only, .before-after, svg";
		const found = [
			...document.querySelectorAll("a, button, input, select, textarea, label, p, li, h1, h2, h3, dt, dd"),
		];
		return found
			.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(scrollsByItself))
			.map((element) => ({ element, range: document.createRange() }))
			.flatMap(({ element, range }) => {
				range.selectNodeContents(element);
				const boxes = element.querySelector(".sr-only") ? [element] : [element, range];
				return boxes.map((box) => ({ element, ...box.getBoundingClientRect().toJSON() }));
			})
			.filter(({ left, right, width: own }) => own > 0 && (right > width + 1 || left < -1))
			.slice(0, 5)
			.map(
				({ element, left, right }) => `${Math.round(left)}–${Math.round(right)}: ${element.outerHTML.slice(0, 140)}`,
			);
	});
}

const sizes = ["200 % in the browser's settings", "200 % on the page", "150 % on the page"] as const;

/** Browser settings also change media queries; a style on the root, as some extensions set it, does not. */
async function setTextSize(page: Page, session: CDPSession, size: (typeof sizes)[number] | null): Promise<void> {
	const isSetting = size?.endsWith("settings");
	await session.send("Page.setFontSizes", { fontSizes: { standard: isSetting ? 32 : 16 } });
	const percent = size && !isSetting ? Number.parseInt(size, 10) : 100;
	await page.evaluate((value) => {
		document.documentElement.style.fontSize = value;
	}, `${percent}%`);
}

async function expectToFit(page: Page, path: string): Promise<void> {
	// Sections that a phone has not laid out yet keep the sizes of the last width (app/runtime/unfold-page.ts).
	await expect(page.locator("html")).not.toHaveAttribute("data-fold");
	const session = await page.context().newCDPSession(page);
	for (const size of sizes) {
		await setTextSize(page, session, size);
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 844 });
			const where = `${path} at ${width} px with text of ${size}`;
			expect.soft(await overflow(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
			expect.soft(await beyondTheEdges(page), where).toEqual([]);
		}
	}
	await setTextSize(page, session, null);
}

for (const locale of locales) {
	test(`enlarged text stays between the edges of a phone on every kind of page, ${locale}`, async ({
		page,
		request,
	}) => {
		test.setTimeout(240_000);
		const paths = await pathsByKind(request, locale);
		expect(paths.length).toBeGreaterThan(20);
		for (const path of paths) {
			await page.goto(path);
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
			await page.goto(origin + pathTo(step, locale));
			await hydrated(page);
			await expectToFit(page, step);
		}
		await tellWho(visitor, "Marie-Françoise de la Grande-Rivière");
		await send(visitor);
		await expectToFit(page, "estimate-follow");
	});
}
