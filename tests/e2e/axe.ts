import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Returns axe violations of the document, or of `scope`: each rule with the first three elements that break it. */
export async function violations(page: Page, scope?: string): Promise<string[]> {
	// Axe finds no background colour behind content that a phone has not laid out yet (app/.server/http/first-screen.ts).
	await page.evaluate(() => delete document.documentElement.dataset.fold);
	// Only frames need axe's default mode, which opens a second page. Legacy mode is much faster.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
	if (scope) axe.include(scope);
	const { violations: found } = await axe.analyze();
	const told = found.map(({ id, nodes }) => {
		const elements = nodes.slice(0, 3).map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`);
		return `${id}: ${elements.join(", ")}`;
	});
	// Axe does not check the doctype, nor does any other test: without it browsers lay the page out in quirks mode.
	return (await page.evaluate(() => document.compatMode)) === "CSS1Compat" ? told : ["no doctype", ...told];
}

/** Returns by how many pixels the page scrolls sideways; expected to be 0 or less. */
export function overflow(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
