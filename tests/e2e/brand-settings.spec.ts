import type { FrameLocator, Page } from "@playwright/test";
import sharp from "sharp";
import { overflow, violations } from "./axe.ts";
import { hydrated, test } from "./journey.ts";
import { lou, startOffice } from "./office-members.ts";
import type { TestServer } from "./server.ts";
import { expect, signIn } from "./staff-office.ts";

const brand = "/admin/reglages/marque";
const boreale = "Propreté Boréale";

/** Browsers log the status of a refused form as a console error. */
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: /status of (?:404|409|422)|\/_brand\// });

/** The tests share one server and run in order: each starts from the state that the previous one left. */
test.describe.configure({ mode: "serial" });

let server: TestServer;
test.beforeAll(async ({ preparedOffice }) => {
	server = await startOffice(await preparedOffice());
});
test.afterAll(() => server.stop());

async function open(page: Page): Promise<void> {
	await page.goto(server.origin + brand);
	await hydrated(page);
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const frame = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
const keep = (page: Page) => page.getByRole("button", { name: "Garder en brouillon" }).click();
const isKept = (page: Page) =>
	expect(page.getByText("Brouillon gardé. Les visiteurs ne voient rien de changé.")).toBeInViewport();

/** The page of a visitor. */
async function home(): Promise<string> {
	return (await fetch(`${server.origin}/`, { headers: { "Accept-Language": "fr" } })).text();
}

function png(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 4, background: "#2b6cb0" } })
		.png()
		.toBuffer();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
	await page.setInputFiles('input[name="mark-file"]', { name, mimeType: "image/png", buffer });
}

test("everything is changed by keyboard, and the palette, the logo and the example follow", async ({ page }) => {
	await signIn(page, server);
	await open(page);
	await field(page, "name").focus();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(boreale);
	await page.keyboard.press("Tab");
	await expect(field(page, "legalName")).toBeFocused();
	await page.keyboard.type(`${boreale} inc.`);
	await page.keyboard.press("Tab");
	await expect(field(page, "prefix")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("PB");
	await expect(page.getByText("Exemple : PB-ACDEFGH.")).toBeVisible();
	await expect(page.locator(".brand-logos text").first()).toHaveText("PB");
	await page.keyboard.press("Tab");
	await expect(field(page, "mark-file")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(field(page, "logo-file")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Choisir la couleur principale")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("#2B6CB0");
	await expect(page.getByLabel("Choisir la couleur principale")).toHaveValue("#2b6cb0");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("F08A24");
	await expect(page.getByText(/Un texte blanc sur.*#f08a24.*ne se lit pas assez \(2,\d; il faut 4,5\)/)).toBeVisible();
	await expect(page.getByRole("row", { name: /^Bouton, texte blanc .* Corrigé$/ })).toBeVisible();
	await expect(page.getByRole("row", { name: /^Texte sur la page .* Suffit$/ })).toBeVisible();
	await expect(page.locator(".brand-palette rect").nth(10)).toHaveAttribute("fill", "#f08a24");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: /^Classique/ })).toBeChecked();
	await expect(page.getByText("L’aperçu montre le dernier brouillon gardé.")).toBeVisible();
	await field(page, "name").focus();
	await page.keyboard.press("Enter");
	await isKept(page);
	await expect(field(page, "colors.main")).toHaveValue("#2b6cb0");
	await expect(field(page, "colors.accent")).toHaveValue("#f08a24");
	await expect(page.getByText("Les visiteurs voient encore Airelle.")).toBeVisible();
});

test("the colour picker writes the value, and three digits are a colour", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	await open(page);
	await page.getByLabel("Choisir la couleur d’accent").fill("#a85507");
	await expect(field(page, "colors.accent")).toHaveValue("#a85507");
	await expect(page.locator("#corrected-accent")).toHaveCount(0);
	await field(page, "colors.accent").fill("#F80");
	await expect(page.getByLabel("Choisir la couleur d’accent")).toHaveValue("#ff8800");
	await field(page, "colors.accent").fill("#f08a24");
});

test("a wrong colour and a wrong prefix are refused beside their fields, and nothing typed is lost", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	await open(page);
	await field(page, "name").fill("Autre nom");
	await field(page, "prefix").fill("P1");
	await field(page, "colors.main").fill("bleu");
	await keep(page);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(field(page, "prefix")).toHaveAccessibleDescription(/de deux à quatre lettres majuscules sans accent/);
	await expect(field(page, "colors.main")).toHaveAccessibleDescription(/Écrivez la couleur avec un #/);
	expect(await Promise.all(["name", "prefix", "colors.main"].map((name) => field(page, name).inputValue()))).toEqual([
		"Autre nom",
		"P1",
		"bleu",
	]);
	await page.getByRole("link", { name: /Préfixe des références/ }).click();
	await expect(field(page, "prefix")).toBeFocused();
	await open(page);
	await page.getByRole("button", { name: "Effacer cette saisie" }).click();
	await expect(field(page, "name")).toHaveValue(boreale);
});

test("frames show the draft in both languages and send no visitor's count, while visitors see the published brand", {
	tag: "@thorough",
}, async ({ page }) => {
	test.slow();
	await signIn(page, server);
	await open(page);
	const accueil = frame(page, "Aperçu : Accueil, français");
	await expect(accueil.getByRole("banner")).toContainText(boreale);
	expect(await violations(page)).toEqual([]);
	expect(await home()).not.toContain(boreale);
	const kept = await page.request.get(
		server.origin + (await page.locator('iframe[title="Aperçu : Accueil, français"]').getAttribute("src")),
	);
	expect([kept.headers()["cache-control"], kept.headers()["x-robots-tag"]]).toEqual(["no-store", "noindex, nofollow"]);
	const quote = frame(page, "Aperçu : Soumission, français");
	await page.locator('iframe[title="Aperçu : Soumission, français"]').scrollIntoViewIfNeeded();
	await expect(quote.getByRole("article")).toContainText("PB-ACDEFGH");
	await expect(quote.getByRole("article")).toContainText(boreale);
	const mail = frame(page, "Aperçu : Courriel, français");
	await page.locator('iframe[title="Aperçu : Courriel, français"]').scrollIntoViewIfNeeded();
	await expect(mail.locator("body")).toContainText("PB-ACDEFGH");
	await page.getByRole("radio", { name: "Anglais" }).check();
	await expect(page.locator('iframe[title="Aperçu : Accueil, français"]')).toBeHidden();
	await expect(
		frame(page, "Aperçu : Accueil, anglais")
			.getByRole("link", { name: /free estimate/i })
			.first(),
	).toBeVisible();
	await page.getByRole("radio", { name: "Téléphone", exact: true }).check();
	await expect
		.poll(() => page.locator('iframe[title="Aperçu : Accueil, anglais"]').evaluate((inside) => inside.clientWidth))
		.toBe(390);
	await page.getByRole("button", { name: "Refaire" }).click();
	await expect(frame(page, "Aperçu : Accueil, anglais").getByRole("banner")).toContainText(boreale);
	await expect(page.getByText("Ce que le brouillon gardé change.")).toBeVisible();
});

test("the mail is a document in which nothing runs, and only members who edit may read it", async ({
	page,
	browser,
}) => {
	await signIn(page, server);
	const answer = await page.request.get(`${server.origin}${brand}/courriel?langue=en`);
	expect(answer.headers()["content-security-policy"]).toBe(
		"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
	);
	expect([answer.headers()["x-frame-options"], answer.headers()["cache-control"]]).toEqual(["SAMEORIGIN", "no-store"]);
	expect(await answer.text()).toContain('lang="en');
	const other = await browser.newPage();
	const refused = await other.request.get(`${server.origin}${brand}/courriel`, { maxRedirects: 0 });
	expect(refused.status()).not.toBe(200);
	await other.close();
});

test("a mark that is small, not square or not a PNG is refused in plain words; a good one is in the draft at once", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	await open(page);
	await field(page, "legalName").fill("Boréale 2026 inc.");
	await choose(page, "small.png", await png(200, 200));
	await expect(field(page, "mark-file")).toHaveAccessibleDescription(/L’image est trop petite/);
	await choose(page, "wide.png", await png(2048, 1024));
	await expect(field(page, "mark-file")).toHaveAccessibleDescription(/doit être carré/);
	await choose(
		page,
		"photo.png",
		await sharp(await png(1200, 1200))
			.jpeg()
			.toBuffer(),
	);
	await expect(field(page, "mark-file")).toHaveAccessibleDescription(/n’est pas un PNG/);
	await expect(field(page, "legalName")).toHaveValue("Boréale 2026 inc.");
	await choose(page, "mark.png", await png(1200, 1200));
	await expect(page.getByText("Le symbole est dans le brouillon.")).toBeVisible();
	await expect(field(page, "legalName")).toHaveValue("Boréale 2026 inc.");
	await expect(field(page, "mark")).toHaveValue(/^upload:/);
	await open(page);
	await expect(field(page, "legalName")).toHaveValue("Boréale 2026 inc.");
	await expect(page.locator(".brand-logos image").first()).toHaveAttribute("href", /^\/_brand\/\w{12}\/mark\.png$/);
	await page.getByRole("button", { name: "Retirer le symbole" }).click();
	await expect(page.getByText("Le symbole est retiré du brouillon.")).toBeVisible();
	await expect(page.locator(".brand-logos text").first()).toHaveText("PB");
});

test("a good mark is kept even if another field is wrong", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	await open(page);
	await field(page, "prefix").fill("p");
	await choose(page, "mark.png", await png(1024, 1024));
	await expect(field(page, "prefix")).toHaveAccessibleDescription(/de deux à quatre lettres/);
	await expect(field(page, "mark")).toHaveValue(/^upload:/);
	await field(page, "prefix").fill("PB");
	await keep(page);
	await isKept(page);
	await open(page);
	await expect(field(page, "mark")).toHaveValue(/^upload:/);
});

test("two members at once: the second sees both values and decides", { tag: "@thorough" }, async ({
	page,
	browser,
}) => {
	await signIn(page, server);
	await open(page);
	const other = await browser.newPage();
	await signIn(other, server, lou);
	await open(other);
	await field(other, "legalName").fill("Le nom de Lou inc.");
	await keep(other);
	await isKept(other);
	await other.close();
	await field(page, "legalName").fill("Le nom d’Ariane inc.");
	await keep(page);
	await expect(page.getByText("Quelqu’un d’autre a changé ces champs")).toBeVisible();
	await expect(page.locator("[data-conflict]")).toContainText("Le nom de Lou inc.");
	await expect(field(page, "legalName")).toHaveValue("Le nom d’Ariane inc.");
	await keep(page);
	await isKept(page);
	await expect(field(page, "legalName")).toHaveValue("Le nom d’Ariane inc.");
});

for (const [language, width] of [
	["fr", 1440],
	["en", 390],
] as const) {
	test(`no violation of axe and no sideways scrolling, ${language}, ${width} px`, { tag: "@thorough" }, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(page, server);
		await chooseLanguage(page, language);
		await open(page);
		expect(await violations(page)).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(await page.locator("html").getAttribute("lang")).toBe(`${language}-CA`);
		await chooseLanguage(page, "fr");
	});
}

/** The choice belongs to the member, and the next test signs in as the same one. */
async function chooseLanguage(page: Page, language: "fr" | "en"): Promise<void> {
	const headers = { Origin: server.origin };
	await page.request.post(`${server.origin}/admin/langue`, {
		form: { locale: language },
		headers,
	});
}

test("visitors see the brand once it is published, and a draft can be discarded", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server);
	await open(page);
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeInViewport();
	expect(await home()).toContain(boreale);
	await field(page, "name").fill("Un brouillon");
	await keep(page);
	await isKept(page);
	await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
	await expect(field(page, "name")).toHaveValue(boreale);
	expect(await home()).not.toContain("Un brouillon");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a file, a colour and a name are sent with one form, and the server renders palette and frames", {
		tag: "@thorough",
	}, async ({ page }) => {
		await signIn(page, server);
		await page.goto(server.origin + brand);
		await expect(page.getByLabel("Choisir la couleur d’accent")).toBeHidden();
		await expect(page.getByRole("row", { name: /^Bouton, texte blanc .* Corrigé$/ })).toBeVisible();
		await field(page, "name").fill("Sans script");
		await page.getByRole("button", { name: "Téléverser" }).first().click();
		await expect(page.getByRole("alert")).toContainText("Choisissez d’abord un fichier.");
		await expect(field(page, "name")).toHaveValue("Sans script");
		await choose(page, "mark.png", await png(1024, 1024));
		await field(page, "colors.accent").fill("#A50");
		await page.getByRole("button", { name: "Téléverser" }).first().click();
		await expect(page.getByText("Le symbole est dans le brouillon.")).toBeVisible();
		await expect(field(page, "colors.accent")).toHaveValue("#aa5500");
		await expect(frame(page, "Aperçu : Accueil, français").getByRole("banner")).toContainText("Sans script");
	});
});
