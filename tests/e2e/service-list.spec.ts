import type { Page } from "@playwright/test";
import sharp from "sharp";
import { overflow, violations } from "./axe.ts";
import { pathTo } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

/** Browsers log the status of a refused form, and of a page that is not found, as a console error. */
test.use({ expectedErrors: /status of (?:404|409|422)/ });

const dryer = pathTo("services-dryer-ducts", "fr");

async function openServices(page: Page): Promise<void> {
	await page.goto(`${server.origin}/admin/reglages/services`);
	await hydrated(page);
}
const switchOf = (page: Page, service: string) => page.getByRole("checkbox", { name: `Montrer : ${service}` });
const publish = (page: Page) => page.getByRole("button", { name: "Publier" }).click();
const isPublished = (page: Page) =>
	expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeInViewport();
const order = (page: Page) => page.locator(".service-row-name p:first-child").allInnerTexts();

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
	const response = await fetch(server.origin + path, { redirect: "manual", headers });
	return { status: response.status, text: await response.text() };
}

/** Publishes the list as it ships, whatever a test before left. */
async function showAll(page: Page): Promise<void> {
	await openServices(page);
	for (const box of await page.locator(".service-row-switch [type=checkbox]").all()) await box.check();
	await publish(page);
	await expect(page.getByText(/Publié\s:|Rien n’a changé/)).toBeVisible();
}

test("a hidden service leaves menus, lists, the estimate, search and the sitemap, and its page is not found", async ({
	page,
	browser,
}) => {
	test.slow();
	// A visitor who started an estimate of the service before.
	const visitor = await (await browser.newContext()).newPage();
	await visitor.goto(`${server.origin}${pathTo("estimate", "fr")}?service=dryer-ducts`);
	await hydrated(visitor);
	await visitor.getByRole("button", { name: "Continuer" }).first().click();
	await expect(visitor).toHaveURL(new RegExp(`${pathTo("estimate-details", "fr")}$`));

	await signIn(page, server);
	await openServices(page);
	await expect(page.locator("#uses-dryer-ducts")).toBeHidden();
	await switchOf(page, "Conduits de sécheuse").uncheck();
	await expect(page.locator("#uses-dryer-ducts")).toContainText("qui ne ser");
	await switchOf(page, "Après sinistre").uncheck();
	expect(await violations(page)).toEqual([]);
	await publish(page);
	await isPublished(page);

	const home = await get("/");
	expect(home.text).not.toContain(`"${dryer}"`);
	const hidden = await get(dryer);
	expect(hidden.status).toBe(404);
	expect(hidden.text).toContain("noindex");
	expect(hidden.text).not.toContain("hreflang");
	for (const path of ["/sitemap.xml", "/llms.txt", pathTo("services", "fr"), pathTo("contact", "fr")])
		expect((await get(path)).text, path).not.toContain(dryer);
	const search = await get(`${pathTo("search", "fr")}?q=s%C3%A9cheuse`);
	expect(search.text).not.toContain(`href="${dryer}`);
	// The text of an article links to the service.
	const article = await get(pathTo("slug", "fr", { slug: "secheuse-charpie-incendie" }));
	expect(article.status).toBe(200);
	expect(article.text).not.toContain(`href="${dryer}`);
	// Nobody is told to call after a disaster when the company does not do that work.
	for (const name of ["estimate", "prices", "contact"] as const) {
		const shown = (await get(pathTo(name, "fr"))).text.replace(/<script[\s\S]*?<\/script>/g, "");
		expect(/Après un sinistre,|De l’eau, de la fumée/.exec(shown), name).toBeNull();
	}
	// The promotion of both ducts needs the hidden one.
	expect((await get(pathTo("discounts", "fr"))).text).not.toContain("DUO-AUTOMNE");

	const other = await (await browser.newContext()).newPage();
	await other.goto(`${server.origin}${pathTo("estimate", "fr")}?service=dryer-ducts`);
	await expect(other.locator("input[name=service][value=dryer-ducts]")).toHaveCount(0);
	await expect(other.locator("input[name=service]:checked")).toHaveCount(0);

	// The draft keeps its service: the visitor can go on, and back to the first step.
	await visitor.reload();
	await expect(visitor.getByRole("heading", { name: "Conduits de sécheuse" })).toBeVisible();
	await visitor.goto(server.origin + pathTo("estimate", "fr"));
	await expect(visitor.locator("input[name=service][value=dryer-ducts]")).toBeChecked();
	await visitor.context().close();
	await other.context().close();

	// The address of the hidden page can be redirected, until the page is shown again.
	await page.goto(`${server.origin}/admin/redirections`);
	await hydrated(page);
	await page.getByLabel("Ancienne adresse").fill(dryer);
	await page.getByLabel("Nouvelle page").fill(pathTo("contact", "fr"));
	await page.getByRole("button", { name: "Ajouter" }).click();
	await expect(page.getByRole("status")).toHaveText("1 redirection enregistrée.");
	expect((await get(dryer)).status).toBe(301);
	await showAll(page);
	expect((await get(dryer)).status).toBe(200);
});

test("the order of the rows is that of the menu and the home page, with JavaScript and without", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	await signIn(page, server);
	await openServices(page);
	const down = page.getByRole("button", { name: "Descendre : Conduits de ventilation" });
	await down.focus();
	await page.keyboard.press("Enter");
	await expect(down).toBeFocused();
	expect((await order(page)).slice(0, 2)).toEqual(["1. Conduits de sécheuse", "2. Conduits de ventilation"]);
	await publish(page);
	await isPublished(page);
	const { text } = await get("/");
	const links = [...text.matchAll(/href="(\/services\/[^"]+)"/g)].map(([, path]) => path);
	expect(links.slice(0, 2)).toEqual([dryer, pathTo("services-ventilation-ducts", "fr")]);

	const plain = await browser.newContext({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	const tab = await plain.newPage();
	await tab.goto(`${server.origin}/admin/reglages/services`);
	await tab.getByRole("button", { name: "Monter : Conduits de ventilation" }).click();
	expect((await order(tab)).slice(0, 2)).toEqual(["1. Conduits de ventilation", "2. Conduits de sécheuse"]);
	await tab.getByRole("button", { name: "Publier" }).click();
	await expect(tab.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
	await plain.close();

	await page.goto(`${server.origin}/admin/reglages/historique/services`);
	await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Conduits de ventilation, Place");
});

test("the last service cannot be hidden, and two members see each other’s changes", { tag: "@thorough" }, async ({
	page,
	browser,
}) => {
	await signIn(page, server);
	await openServices(page);
	for (const box of await page.locator(".service-row-switch [type=checkbox]").all()) await box.uncheck();
	await publish(page);
	await expect(page.getByText("Montrez au moins un service.")).toBeVisible();
	await expect(page.locator(".service-row-switch [type=checkbox]:checked")).toHaveCount(0);

	const second = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
	await openServices(second);
	await switchOf(second, "Grand ménage").uncheck();
	await publish(second);
	await isPublished(second);
	await page.locator(".service-row-switch [type=checkbox]").first().check();
	await publish(page);
	await expect(page.locator("[data-conflict]")).toContainText("Conduits de sécheuse, Affichage");
	await second.context().close();
	await showAll(page);
});

test("an uploaded photo and a picture of the site replace the picture of a service", { tag: "@thorough" }, async ({
	page,
}) => {
	test.slow();
	await signIn(page, server);
	await openServices(page);
	await page.getByRole("button", { name: "Changer l’image : Tapis et tapis d’Orient" }).click();
	await page.waitForURL("**/services/oriental-rugs/image**");
	await hydrated(page);
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	await page.getByRole("button", { name: "Utiliser cette photo" }).click();
	await expect(page.getByRole("alert")).toContainText("Choisissez une photo.");
	const photo = await sharp({ create: { width: 1200, height: 1000, channels: 3, background: "#c31" } })
		.jpeg()
		.toBuffer();
	await page.setInputFiles("input[type=file]", { name: "tapis.jpg", mimeType: "image/jpeg", buffer: photo });
	await page.getByLabel("en français").fill("Un carré rouge à la place du tapis.");
	await page.getByLabel("en anglais").fill("A red square instead of the rug.");
	await page.getByRole("button", { name: "Utiliser cette photo" }).click();
	await page.waitForURL("**/reglages/services?avis=saved");
	await publish(page);
	await isPublished(page);
	const rugs = pathTo("services-oriental-rugs", "fr");
	const { text } = await get(rugs);
	expect(text).toContain('alt="Un carré rouge à la place du tapis."');
	expect(text).toMatch(/property="og:image" content="[^"]+\/_pictures\/[0-9a-f-]{36}\/share\.jpg"/);
	expect((await get(pathTo("services-oriental-rugs", "en"))).text).toContain("A red square instead of the rug.");
	expect((await get("/")).text).toMatch(/\/_pictures\/[0-9a-f-]{36}\/800\.webp/);

	await page.goto(`${server.origin}/admin/reglages/services/oriental-rugs/image`);
	await page.getByRole("radio", { name: /moitié, déjà lavée/ }).check({ force: true });
	await page.getByRole("button", { name: "Utiliser cette image" }).click();
	await page.waitForURL("**/reglages/services?avis=saved");
	await publish(page);
	await isPublished(page);
	expect((await get(rugs)).text).not.toContain("/_pictures/");
});
