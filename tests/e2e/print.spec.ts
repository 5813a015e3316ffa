import type { Page } from "@playwright/test";
import { fromAnywhere, pathTo, prepare, send, tellWho, type Visitor } from "./estimate/visitor.ts";
import { sendLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { printedSheets } from "./printed-sheets.ts";
import { signIn } from "./staff-office.ts";

const longName = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);

/** The visible elements that pass the edges of the sheet. */
function clipped(page: Page): Promise<string[]> {
	return page.locator("main :is(p, h1, h2, h3, td, th, li)").evaluateAll((elements) =>
		elements
			.filter((element) => element.checkVisibility())
			.map((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				return { text: element.textContent?.slice(0, 60), right: range.getBoundingClientRect().right };
			})
			.filter(({ right }) => right > document.documentElement.clientWidth)
			.map(({ text, right }) => `${text} ${Math.round(right)}`),
	);
}

async function expectGoodPaper(page: Page, sheets: { atMost: number }): Promise<void> {
	await page.emulateMedia({ media: "print" });
	// The width of Letter paper between its margins.
	await page.setViewportSize({ width: 700, height: 940 });
	await expect(page.getByText("Airelle", { exact: true }).first()).toBeVisible();
	await expect(page.locator("header :is(nav, button):visible")).toHaveCount(0);
	expect(await clipped(page)).toEqual([]);
	// Forms, which are not printed, may be folded too.
	const closed = await page
		.locator("details > :not(summary)")
		.evaluateAll(
			(answers) =>
				answers.filter((answer) => answer.parentElement?.checkVisibility() && !answer.checkVisibility()).length,
		);
	expect(closed, "answers that are not printed").toBe(0);
	const printed = await printedSheets(page);
	expect(printed.length).toBeLessThanOrEqual(sheets.atMost);
	// Neither a blank last sheet nor one with three lines.
	expect(Math.min(...printed), `${printed}`).toBeGreaterThan(6);
}

for (const [path, atMost] of [
	["/animaux-et-odeurs", 7],
	["/en/services/dryer-ducts", 9],
	["/services/grand-menage", 9],
] as const) {
	test(`${path} prints with its logo and all answers, without a blank sheet`, { tag: "@thorough" }, async ({
		page,
	}) => {
		await page.goto(path);
		await hydrated(page);
		expect(await page.locator("details:not([open])").count()).toBeGreaterThan(1);
		await expectGoodPaper(page, { atMost });
	});
}

test("a sent estimate prints on one sheet, with the logo and a long name", async ({ page, context, sharedServer }) => {
	const { origin } = sharedServer;
	await context.setExtraHTTPHeaders(fromAnywhere());
	const visitor: Visitor = { page, origin, locale: "fr", js: true };
	const kinds = ["ventilation-ducts", "dryer-ducts", "oriental-rugs", "house-cleaning"] as const;
	await prepare(visitor, { kinds, visit: { postalCode: "H2T 2S9" } });
	await page.goto(origin + pathTo("estimate-person", "fr"));
	await hydrated(page);
	await tellWho(visitor, longName.slice(0, 100));
	await send(visitor);
	await expectGoodPaper(page, { atMost: 1 });
});

test("the team's copy of an estimate prints on one sheet, with the logo and a long name", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	const { id } = await sendLead(server, longName.slice(0, 100));
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/demandes/${id}/estimation`);
	await hydrated(page);
	await expectGoodPaper(page, { atMost: 1 });
});
