import type { Locator } from "@playwright/test";
import { desktop, field, get, openContent, publish, saved } from "./editor.ts";
import { expect, test } from "./journey.ts";
import { signIn } from "./staff-office.ts";

test.use({ viewport: desktop });

test("members edit the prices, an area and the guarantee, and visitors see the words with the engine's amounts", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	test.slow();
	const server = await launchOffice();
	await signIn(page, server);
	await openContent(page, server);
	for (const name of ["Quel service me faut-il?", "Tous nos prix", "Secteur : Laval", "À propos de nous"])
		await expect(page.getByRole("link", { name }), name).toBeVisible();

	await openContent(page, server, "/page:prices");
	await field(page, "fr", "heading").fill("Nos prix, un par un");
	await fillFolded(field(page, "fr", "groups.air.rows"), "Sécheuse au mur | Du linge au clapet | {{price:dryer}}");
	await saved(page, "fr");
	await publish(page, "fr");
	const prices = (await get(server, "/prix")).text;
	expect(prices).toContain("Nos prix, un par un");
	expect(prices).toContain("Sécheuse au mur");
	expect(prices).toContain("99 à 139\u00a0$");
	expect(prices).toContain("332,28 à 447,25\u00a0$");

	await openContent(page, server, "/page:area-laval");
	await fillFolded(field(page, "fr", "worked.examples.0"), "Bungalow de Vimont");
	await saved(page, "fr");
	await publish(page, "fr");
	expect((await get(server, "/secteurs/laval")).text).toContain("Bungalow de Vimont");

	await openContent(page, server, "/legal:guarantee");
	await field(page, "fr", "matter.title").fill("La garantie, cas par cas");
	await saved(page, "fr");
	await publish(page, "fr");
	const guarantee = await get(server, "/garantie");
	expect([guarantee.status, guarantee.text.includes("La garantie, cas par cas")]).toEqual([200, true]);
});

/** The form folds the groups of a document: opens those around the field first. */
async function fillFolded(input: Locator, text: string): Promise<void> {
	await input.evaluate((element) => {
		for (let group = element.closest("details"); group; group = group.parentElement?.closest("details") ?? null)
			group.open = true;
	});
	await input.fill(text);
}
