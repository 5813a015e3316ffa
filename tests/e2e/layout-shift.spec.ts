import { pathsByKind } from "./crawl.ts";
import { expect, test } from "./journey.ts";

test.use({
	viewport: { width: 412, height: 823 },
	isMobile: true,
	hasTouch: true,
	// What is below the first screen waits for an animation, which visitors who prefer reduced motion do not have.
	contextOptions: { reducedMotion: "no-preference" },
});

/** A font that arrives after the first paint moves text by less than a pixel. */
const budget = 0.01;

test("nothing moves on a phone while a page is laid out, on every second kind of page, or on all", async ({
	page,
	request,
}) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	const moved: Record<string, number[]> = {};
	const paths = await pathsByKind(request, "fr");
	for (const path of paths.filter((_, index) => process.env.THOROUGH || index % 2 === 0)) {
		await page.goto(path);
		// Nothing reports that nothing has moved.
		await page.waitForTimeout(700);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		if (shifts.reduce((sum, shift) => sum + shift, 0) > budget) moved[path] = shifts;
	}
	expect(moved).toEqual({});
});
