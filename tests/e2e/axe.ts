import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong, in the whole document or below `scope`: the rule and the first few elements that break it. */
export async function violations(page: Page, scope?: string): Promise<string[]> {
	// What a phone has not laid out yet (runtime/unfold-page.ts) has no colour behind it.
	await page.waitForFunction(() => {
		const { dataset } = document.documentElement;
		return !("hydrated" in dataset && "fold" in dataset);
	});
	// There are no frames to look into, which alone need a page for the verdict: the mode for one document is much faster.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
	if (scope) axe.include(scope);
	const { violations: found } = await axe.analyze();
	const told = found.map(({ id, nodes }) => {
		const elements = nodes.slice(0, 3).map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`);
		return `${id}: ${elements.join(", ")}`;
	});
	// Not axe's business, but nothing else would notice: without its first line a page is laid out as in 1998.
	return (await page.evaluate(() => document.compatMode)) === "CSS1Compat" ? told : ["no doctype", ...told];
}

/** How far the page scrolls sideways, which it never should. */
export function overflow(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
