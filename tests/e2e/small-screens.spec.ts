import { expect, hydrated, test } from "./journey.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ["/services/immeuble-condo-copropriete", "/en/spot-a-duct-cleaning-scam"]) {
	const tag = path.startsWith("/en") ? ["@thorough"] : [];
	test(`a phone shows every cell of a table under the name of its column: ${path}`, { tag }, async ({ page }) => {
		await page.goto(path);
		await hydrated(page);
		const cells = await page.locator("main td").evaluateAll((all) =>
			all.map((cell) => {
				const column = cell.closest("table")?.querySelectorAll("thead th")[(cell as HTMLTableCellElement).cellIndex];
				const { left, right } = cell.getBoundingClientRect();
				const label = getComputedStyle(cell, "::before").content;
				return {
					isInside: left >= 0 && right <= document.documentElement.clientWidth,
					isNamed: label.includes(`"${column?.textContent}"`),
				};
			}),
		);
		expect(cells.length).toBeGreaterThan(5);
		expect(cells.filter(({ isInside, isNamed }) => !isInside || !isNamed)).toEqual([]);
		// The names are for the eye only: screen readers get them from the header cells.
		await expect(page.getByRole("columnheader").first()).toBeAttached();
	});
}

for (const width of [320, 390, 768]) {
	const tag = width === 390 ? ["@thorough"] : [];
	test(`the map of the area is readable and not cropped at ${width} px`, { tag }, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/");
		await hydrated(page);
		const map = page.locator("main svg[role=img]").first();
		await map.scrollIntoViewIfNeeded();
		const problems = await map.evaluate((element) => {
			const svg = element as SVGSVGElement;
			const { left, right, top, bottom } = svg.getBoundingClientRect();
			const labels = [...svg.querySelectorAll("text")].filter((label) => label.checkVisibility());
			const boxes = labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
			const isOutside = (box: DOMRect) => box.left < left || box.right > right || box.top < top || box.bottom > bottom;
			const matrix = svg.getScreenCTM();
			const { x, width: drawn } = svg.viewBox.baseVal;
			const edges = [x, x + drawn].map((at) => new DOMPoint(at, 0).matrixTransform(matrix ?? undefined).x);
			return {
				labels: boxes.filter(({ box }) => isOutside(box)).map(({ text }) => text),
				small: boxes.filter(({ box }) => box.height < 9).map(({ text }) => text),
				edges: edges.filter((at) => at < left - 1 || at > right + 1),
			};
		});
		expect(problems).toEqual({ labels: [], small: [], edges: [] });
	});
}

for (const { path, control, key } of [
	{ path: "/", control: "#vents", key: "ArrowRight" },
	{
		path: "/services/nettoyage-conduits-ventilation",
		control: "fieldset button[aria-label='Une bouche de plus']",
		key: "Enter",
	},
]) {
	test(`a price that follows three keys is announced once, after a pause: ${path}`, async ({ page }) => {
		// Before the page opens: a timer older than the clock could not be cleared and would put the first price back.
		await page.clock.install();
		await page.goto(path);
		await hydrated(page);
		await page.clock.pauseAt(Date.now() + 60_000);
		const region = page.locator("main output.sr-only");
		await expect(region).toHaveText(/^\d+ à \d+\s\$ avant taxes/);
		const before = await region.textContent();
		for (let press = 0; press < 3; press++) await page.locator(control).press(key);
		await expect(region).toHaveText(before ?? "");
		// The figures themselves are no live region.
		await expect(page.locator("main [aria-live]:not(output)")).toHaveCount(0);
		// Repeated: on a busy machine the pause may begin only after the first step of the clock.
		await expect(async () => {
			await page.clock.runFor(600);
			await expect(region).not.toHaveText(before ?? "", { timeout: 500 });
		}).toPass();
	});
}

test.describe("a rejected form", () => {
	test.use({ expectedErrors: /status of 422/ });

	for (const path of ["/contactez-nous", "/en/estimation-gratuite"]) {
		test(`has a heading as the title of its error summary: ${path}`, async ({ page }) => {
			await page.goto(path);
			await hydrated(page);
			await page.locator("main form button[type=submit]:visible").last().click();
			await expect(page.getByRole("alert").getByRole("heading", { level: 2 })).toBeVisible();
		});
	}
});

test("visitors who ask for more contrast get edges and full ink", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/estimation-gratuite");
	await hydrated(page);
	const [choice, note] = [page.locator(".choice").first(), page.locator(".choice .text-ink-600").first()];
	await expect(note).toHaveCSS("color", "rgb(69, 96, 93)");
	await page.emulateMedia({ contrast: "more" });
	await expect(note).toHaveCSS("color", "rgb(18, 39, 38)");
	await expect(choice).toHaveCSS("outline-style", "solid");
	await expect(page.locator(".border-line").first()).toHaveCSS("border-color", "rgb(18, 39, 38)");
});
