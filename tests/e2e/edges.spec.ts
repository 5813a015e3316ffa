import type { Page } from "@playwright/test";
import { fromAnywhere, open, pathTo, prepare } from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page) => ({ page, origin: server.origin, locale: "fr" as const, js: true });

/** Fields, pills and cards to choose from; invisible native inputs are measured as their card. */
const controls =
	".choice, .number-field, .field, input:not([type=hidden]):not(.sr-only), select, textarea, .note-field, button[value^='add:']";

/** The contrast of each control's edge with the ground around it, computed from what the browser draws. */
async function faintEdges(page: Page): Promise<string[]> {
	return page.evaluate((selector) => {
		const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
		const luminance = ([r = 0, g = 0, b = 0]: number[]) => {
			const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
				const channel = value / 255;
				return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * x + 0.7152 * y + 0.0722 * z;
		};
		const over = ([r = 0, g = 0, b = 0, alpha = 1]: number[], ground: number[]) =>
			[r, g, b].map((value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha));
		const groundOf = (element: Element | null): number[] => {
			if (!element) return [255, 255, 255];
			const color = rgb(getComputedStyle(element).backgroundColor);
			return color[3] === 0 ? groundOf(element.parentElement) : over(color, groundOf(element.parentElement));
		};
		const contrast = (a: number[], b: number[]) => {
			const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
			return (light + 0.05) / (dark + 0.05);
		};
		const faint: string[] = [];
		for (const found of document.querySelectorAll(selector)) {
			const control = found.closest(".choice, .number-field, .field, .note-field, .office-search") ?? found;
			if (!control.checkVisibility() || control.closest("[hidden], [aria-hidden=true]")) continue;
			// Native checkboxes, sliders and file buttons are drawn by the browser.
			if (found === control && /^(?:checkbox|radio|file|range)$/.test(found.getAttribute("type") ?? "")) continue;
			const style = getComputedStyle(control);
			const ground = groundOf(control.parentElement);
			const shadows = [...style.boxShadow.matchAll(/(rgba?\([^)]*\))([^,]*)/g)];
			const colors = [
				...shadows.flatMap(([, color = "", rest]) => (rest?.includes("inset") ? [over(rgb(color), ground)] : [])),
				Number.parseFloat(style.borderTopWidth) > 0 ? over(rgb(style.borderTopColor), ground) : null,
				groundOf(control),
			].filter((color) => color !== null);
			const best = Math.max(...colors.map((color) => contrast(color, ground)));
			if (best < 3) faint.push(`${best.toFixed(2)} ${control.outerHTML.slice(0, 120)}`);
		}
		return faint;
	}, controls);
}

test("fields, pills and cards of every public form have an edge of at least 3:1", { tag: "@thorough" }, async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await prepare(visitor, {
		kinds: ["ventilation-ducts", "oriental-rugs", "furniture-mattresses", "house-cleaning"],
		visit: { postalCode: "H2T 2S9" },
	});
	const pages = [
		"estimate",
		"estimate-details",
		"estimate-appointment",
		"estimate-person",
		"contact",
		"index",
	] as const;
	for (const name of pages) {
		await open(visitor, pathTo(name, "fr"));
		await expect(page.locator("main input, main textarea").first()).toBeAttached();
		expect(await faintEdges(page), name).toEqual([]);
	}
	await open(visitor, `${pathTo("search", "fr")}?q=conduits`);
	expect(await faintEdges(page), "search").toEqual([]);
});

test.describe("forced colours", () => {
	test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

	test("fields, text areas and drop-downs have an edge, although their shadow is gone", async ({ page }) => {
		await open(visitorOn(page), pathTo("contact", "fr"));
		// Only the back office has drop-downs, with the same look.
		await page.locator("main form").evaluate((form) => form.insertAdjacentHTML("beforeend", '<select class="field">'));
		for (const control of ["input.field", "textarea.field", "select.field"]) {
			const field = page.locator(`main ${control}`).first();
			await expect(field, control).toHaveCSS("box-shadow", "none");
			await expect(field, control).toHaveCSS("border-top", /^1px solid/);
		}
	});

	test("only chosen cards show a check", async ({ page }) => {
		const visitor = visitorOn(page);
		await open(visitor, `${pathTo("estimate", "fr")}?service=dryer-ducts`);
		const checks = page.locator(".choice-mark svg");
		expect(await checks.count()).toBe(9);
		await expect(checks.filter({ visible: true })).toHaveCount(1);
		await page.locator('[name="service"][value="oriental-rugs"]').check();
		await expect(checks.filter({ visible: true })).toHaveCount(2);
	});

	test("pills to tick show a check only when they are ticked", { tag: "@thorough" }, async ({ page }) => {
		const visitor = visitorOn(page);
		await prepare(visitor, { kinds: ["house-cleaning"] });
		await open(visitor, pathTo("estimate-details", "fr"));
		const check = page.locator("label", { has: page.locator('[name="house-cleaning.extras.oven"]') }).locator("path");
		await expect(check).toHaveCSS("visibility", "hidden");
		await page.locator('[name="house-cleaning.extras.oven"]').check();
		await expect(check).toHaveCSS("visibility", "visible");
	});

	test("the bars of done, current and coming steps differ", { tag: "@thorough" }, async ({ page }) => {
		const visitor = visitorOn(page);
		await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "H2T 2S9" } });
		await open(visitor, pathTo("estimate-appointment", "fr"));
		const looks = await page.locator("[data-step]").evaluateAll((bars) =>
			bars.map((bar) => {
				const { borderTopStyle, borderTopColor } = getComputedStyle(bar);
				return `${borderTopStyle} ${borderTopColor}`;
			}),
		);
		const [done, alsoDone, current, coming, last] = looks;
		expect([done, coming]).toEqual([alsoDone, last]);
		expect(new Set([done, current, coming]).size).toBe(3);
	});
});
