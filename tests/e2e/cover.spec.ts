import sharp from "sharp";
import { hydrated, test } from "./journey.ts";
import { expect, signIn } from "./staff-office.ts";

const pets = "article:pets-and-odours";

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 422/ });

test("a cropped cover photo is published in the feed and the article, without EXIF data", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	test.slow();
	const server = await launchOffice();
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/contenu/${pets}/image`);
	await hydrated(page);
	const send = page.getByRole("button", { name: "Utiliser cette image" });
	await send.click();
	await expect(page.getByRole("alert")).toContainText("Choisissez une photo.");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

	const photo = await sharp({ create: { width: 1200, height: 1000, channels: 3, background: "#c31" } })
		.withExif({ IFD0: { Make: "SecretPhone" } })
		.jpeg()
		.toBuffer();
	await page.setInputFiles("input[type=file]", { name: "chat.jpg", mimeType: "image/jpeg", buffer: photo });
	await expect(page.getByRole("img", { name: "Aperçu du cadrage" })).toBeVisible();
	await page.getByLabel("Agrandissement").fill("150");
	await page.getByLabel("en français").fill("Un carré rouge, pour voir comment il est montré.");
	await page.getByLabel("en anglais").fill("A red square, to see how it is shown.");
	await send.click();
	await page.waitForURL(`**/admin/contenu/${pets}`);

	await page.goto(`${server.origin}/admin/contenu/${pets}?vue=publier`);
	await hydrated(page);
	await page.getByRole("button", { name: "Publier maintenant" }).click();
	await expect(page.getByText("C’est en ligne.")).toBeVisible();

	const html = await (await fetch(`${server.origin}/blogue/atom.xml`)).text();
	const path = /\/_pictures\/[0-9a-f-]{36}\/1600\.webp/.exec(html)?.[0] ?? "";
	const answer = await fetch(server.origin + path);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1200 });
	expect(bytes.toString("latin1")).not.toContain("SecretPhone");
	await page.goto(`${server.origin}/animaux-et-odeurs`);
	await expect(
		page.getByRole("img", { name: "Un carré rouge, pour voir comment il est montré." }).first(),
	).toBeVisible();
});

test("the cover of an article that is only in French is described in French only", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/contenu`);
	await hydrated(page);
	await page.getByLabel("Titre en français").fill("Un article en français");
	await page.getByRole("button", { name: "Commencer l’article" }).click();
	await page.waitForURL(/article:un-article-en-francais$/);
	await page.goto(`${server.origin}/admin/contenu/article:un-article-en-francais/image`);
	await hydrated(page);
	await expect(page.getByLabel("en anglais")).toHaveCount(0);
	const buffer = await sharp({ create: { width: 1200, height: 1000, channels: 3, background: "#c31" } })
		.jpeg()
		.toBuffer();
	await page.setInputFiles("input[type=file]", { name: "chat.jpg", mimeType: "image/jpeg", buffer });
	await page.getByLabel("en français").fill("Un carré rouge, pour voir comment il est montré.");
	await page.getByRole("button", { name: "Utiliser cette image" }).click();
	await page.waitForURL("**/admin/contenu/article:un-article-en-francais");
	await expect(page.locator('[id="fr-matter.alt"]')).toHaveValue("Un carré rouge, pour voir comment il est montré.");
});
