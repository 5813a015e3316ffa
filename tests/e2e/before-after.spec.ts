import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

const languages = [
	{
		path: "/",
		name: "Comparaison avant et après",
		says: (before: number) => `${before}\u00a0% avant, ${100 - before}\u00a0% après`,
	},
	{
		path: "/en",
		name: "Before and after comparison",
		says: (before: number) => `${before}% before, ${100 - before}% after`,
	},
] as const;

for (const { path, name, says } of languages) {
	const tag = path === "/en" ? ["@thorough"] : [];
	test(`the slider of ${path} tells assistive technology which shares of the two pictures are visible`, {
		tag,
	}, async ({ page }) => {
		await page.goto(path);
		await hydrated(page);
		await page.getByRole("slider", { name, exact: true }).focus();
		expect(await sliderInTree(page, name)).toEqual({ text: says(43), number: 43, visible: 43 });
		for (const [key, before] of [
			["ArrowRight", 44],
			["PageUp", 54],
			["ArrowLeft", 53],
			["End", 100],
			["Home", 0],
		] as const) {
			await page.keyboard.press(key);
			expect(await sliderInTree(page, name), key).toEqual({ text: says(before), number: before, visible: before });
		}
	});

	test(`the two pictures of ${path} are described, the earlier state first`, { tag }, async ({ page }) => {
		await page.goto(path);
		const described = await page
			.locator(".before-after img")
			.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
		expect(described).toHaveLength(2);
		expect(described[0]).toMatch(/cuisine avant .*vaisselle sale|kitchen before .*dirty dishes/);
		expect(described[1]).toMatch(/cuisine après .*propre|kitchen after .*clean/);
	});
}

test("the handle of the slider keeps an edge in forced colours", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	await hydrated(page);
	await page.getByRole("slider", { name: "Comparaison" }).focus();
	await page.keyboard.press("Home");
	const handle = page.locator(".before-after .handle");
	const { line, canvas, border, ring } = await handle.evaluate((element) => {
		const knob = getComputedStyle(element.firstElementChild as Element);
		return {
			line: getComputedStyle(element).backgroundColor,
			canvas: getComputedStyle(document.body).backgroundColor,
			border: knob.borderTopWidth,
			ring: knob.outlineStyle,
		};
	});
	expect(line).not.toBe(canvas);
	expect(border).toBe("2px");
	expect(ring).toBe("solid");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	for (const width of [320, 1440]) {
		const tag = width === 320 ? [] : ["@thorough"];
		test(`both pictures are whole at ${width} px, each under its own word, and there is no slider`, { tag }, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/");
			await expect(page.getByRole("slider", { name: "Comparaison" })).toHaveCount(0);
			const boxes = await page.locator(".before-after").evaluate((frame) => {
				const boxOf = (element: Element) => {
					const { left, right, top, bottom } = element.getBoundingClientRect();
					return { left, right, top, bottom };
				};
				const before = frame.querySelector("[data-side]") as Element;
				return {
					clip: getComputedStyle(before).clipPath,
					pictures: [...frame.querySelectorAll("img")].map(boxOf),
					words: [...frame.querySelectorAll(":scope > span")].map(boxOf),
				};
			});
			expect(boxes.clip).toBe("none");
			const [before, after] = boxes.pictures;
			if (!before || !after) throw new Error("The frame needs two pictures.");
			expect(before.right <= after.left || before.bottom <= after.top, "the pictures do not overlap").toBe(true);
			for (const [index, word] of boxes.words.entries()) {
				const picture = boxes.pictures[index];
				expect(picture && word.top >= picture.top && word.bottom <= picture.bottom).toBe(true);
				expect(picture && word.left >= picture.left && word.right <= picture.right).toBe(true);
			}
		});
	}
});

/**
 * What assistive technology is told about the slider, and the share of the "before" picture that is drawn. The text is
 * read from the attribute: DevTools' accessibility tree leaves it out for native sliders.
 */
async function sliderInTree(page: Page, name: string) {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	const node = nodes.find((each) => each.role?.value === "slider" && each.name?.value === name);
	const visible = await page.locator(".before-after [data-side]").evaluate((side) => {
		const [, hidden] = getComputedStyle(side).clipPath.split(" ");
		return 100 - Number.parseFloat(hidden ?? "0");
	});
	const text = await page.getByRole("slider", { name, exact: true }).getAttribute("aria-valuetext");
	return { text, number: node?.value?.value, visible };
}
