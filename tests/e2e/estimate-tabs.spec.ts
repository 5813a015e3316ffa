import type { Page, Response } from "@playwright/test";
import { continueButton, fromAnywhere, open, pathTo, photo, prepare, words } from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ expectedErrors: /status of 409/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const vents = (page: Page) => page.locator('[name="ventilation-ducts.vents"]');
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: words.fr.save.changed.title });

const commentIn = (answer: Response) => new URLSearchParams(answer.request().postData() ?? "").get("comment") ?? "";

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js });

		test("the older of two tabs does not overwrite the newer one: the visitor chooses", async ({ page, context }) => {
			const older = visitorOn(page, js);
			await prepare(older, { kinds: ["ventilation-ducts"] });
			await open(older, pathTo("estimate-details", "fr"));
			const newer = visitorOn(await context.newPage(), js);
			await open(newer, pathTo("estimate-details", "fr"));
			await vents(newer.page).fill("14");
			await continueButton(newer).click();
			await newer.page.waitForURL(`**${pathTo("estimate-appointment", "fr")}`);

			await vents(page).fill("8");
			await continueButton(older).click();
			await expect(notice(page)).toBeFocused();
			await expect(vents(page)).toHaveValue("8");
			const shown = await context.newPage();
			await open({ ...older, page: shown }, pathTo("estimate-details", "fr"));
			await expect(vents(shown)).toHaveValue("14");

			await notice(page).getByRole("button", { name: words.fr.save.changed.keep }).click();
			await expect(notice(page)).toHaveCount(0);
			await expect(vents(page)).toHaveValue("8");
			await shown.reload();
			await expect(vents(shown)).toHaveValue("8");
		});
	});
}

test("a photo that is added while the answers are being saved does not make the page a second tab", async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"] });
	await open(visitor, pathTo("estimate-appointment", "fr"));
	const saved = (text: string) =>
		page.waitForResponse((answer) => answer.url().endsWith("/_estimate/save") && commentIn(answer).endsWith(text));
	const comment = page.locator("[name=comment]");
	const first = saved("chien");
	await page.route(
		"**/_estimate/save",
		async (route) => {
			await page.locator("[name=photos]").setInputFiles([await photo("sortie.jpg")]);
			await page.getByRole("img", { name: "Photo 1" }).waitFor();
			await route.continue();
		},
		{ times: 1 },
	);
	await comment.fill("Le chien");
	expect((await first).status()).toBe(204);
	const second = saved("gentil");
	await comment.fill("Le chien est gentil");
	expect((await second).status()).toBe(204);
	await expect(notice(page)).toHaveCount(0);
});

test("a photo that is added to the older tab does not let it overwrite the answers of the newer one", async ({
	page,
	context,
}) => {
	const older = visitorOn(page);
	await prepare(older, { kinds: ["dryer-ducts"] });
	await open(older, pathTo("estimate-appointment", "fr"));
	const newer = visitorOn(await context.newPage());
	await open(newer, pathTo("estimate-appointment", "fr"));
	const comment = (tab: Page) => tab.locator("[name=comment]");
	const save = (tab: Page, text: string) => {
		const answered = tab.waitForResponse(
			(answer) => answer.url().endsWith("/_estimate/save") && commentIn(answer) === text,
		);
		return comment(tab)
			.fill(text)
			.then(async () => (await answered).status());
	};
	expect(await save(newer.page, "Le chat est timide")).toBe(204);
	expect(await save(page, "Le chien")).toBe(200);
	await expect(notice(page)).toBeVisible();
	await page.locator("[name=photos]").setInputFiles([await photo("sortie.jpg")]);
	await page.getByRole("img", { name: "Photo 1" }).waitFor();
	await page.evaluate(() => {
		window.location.hash = "range";
	});
	await expect(page).toHaveURL(/#range$/);
	await expect(notice(page)).toBeVisible();
	expect(await save(page, "Le chien est gentil")).toBe(200);
	await notice(page).getByRole("button", { name: words.fr.save.changed.keep }).click();
	await expect(notice(page)).toHaveCount(0);
	expect(await save(page, "Le chien est très gentil")).toBe(204);
});

test("while typing, the older tab says that its answers are not saved, and can take those of the other tab", {
	tag: "@thorough",
}, async ({ page, context }) => {
	const older = visitorOn(page);
	await prepare(older, { kinds: ["ventilation-ducts"] });
	await open(older, pathTo("estimate-details", "fr"));
	const newer = visitorOn(await context.newPage());
	await open(newer, pathTo("estimate-details", "fr"));
	const status = newer.page.locator("header").getByRole("status");
	await vents(newer.page).fill("14");
	await expect(status).toHaveText("Enregistrement");
	await expect(status).toHaveText("Réponses gardées");
	await vents(page).fill("8");
	await expect(notice(page)).toBeVisible();
	await expect(vents(page)).toBeFocused();
	await notice(page).getByRole("link", { name: words.fr.save.changed.take }).click();
	await expect(vents(page)).toHaveValue("14");
	await expect(notice(page)).toHaveCount(0);
});
