import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/free-port.ts";
import { post } from "../attacks/ask.ts";
import { totp } from "../contracts/totp.ts";
import { overflow, violations } from "./axe.ts";
import { hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";
import {
	ariane,
	createAdministrator,
	expect,
	firstAccessLink,
	linkMailedTo,
	password,
	signIn,
	signInByForm,
} from "./staff-office.ts";

/** The tests share one server and run in order: each depends on the state that the previous one left. */
test.describe.configure({ mode: "serial" });

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

/** Headers of a form posted from another site, and of a client that is not a browser. */
const foreign: Record<string, string>[] = [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }, {}];

const jules = "jules@airelle.example";

test("the link that the server prints creates the first administrator and works once", async ({ page }) => {
	await page.goto(`${server.origin}/admin`);
	await expect(page).toHaveURL(/\/admin\/connexion$/);
	await createAdministrator(page, server);
	await signInByForm(page, server);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	const again = await page.request.get(await firstAccessLink(server));
	expect(again.status()).toBe(410);
	expect(await again.text()).toContain("Lien expiré");
});

test("an invited member chooses a password and gets the access of an agent", async ({ page, browser }) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/membres`);
	await page.getByLabel("Nom").fill("Jules Roy");
	await page.getByLabel("Courriel").fill(jules);
	await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
	await expect(page.getByRole("status")).toHaveText("Invitation envoyée à Jules Roy.");

	// Without JavaScript, as on an old phone.
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-CA" });
	const phone = await context.newPage();
	const link = await linkMailedTo(server, jules, /accès/);
	await phone.goto(link);
	await phone.getByLabel("Nouveau mot de passe").fill("motdepasse123");
	await phone.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
	await expect(phone.getByRole("alert")).toContainText("respecte toutes les règles");
	await phone.getByLabel("Nouveau mot de passe").fill(password);
	await phone.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
	await phone.waitForURL(/\/connexion\/second-facteur$/);
	expect((await phone.request.get(link)).status()).toBe(410);
	await phone.getByRole("button", { name: "Plus tard" }).click();
	await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	await expect(phone.getByRole("link", { name: "Membres" })).toHaveCount(0);
	expect((await phone.request.get(`${server.origin}/admin/membres`)).status()).toBe(403);
	await context.close();
});

test.describe("refusals", () => {
	test.use({ expectedErrors: /status of (?:4\d\d)/ });

	test("a wrong password and an unknown e-mail address show the same message", async ({ page }) => {
		const answers: string[] = [];
		for (const email of [jules, "nobody@airelle.example"]) {
			await page.goto(`${server.origin}/admin/connexion`);
			await hydrated(page);
			await page.getByLabel("Courriel").fill(email);
			await page.getByLabel("Mot de passe").fill("ce n’est pas celui-ci");
			await page.getByRole("button", { name: "Se connecter" }).click();
			answers.push((await page.getByRole("alert").textContent()) ?? "");
			await expect(page.getByLabel("Courriel")).toHaveValue(email);
		}
		expect(answers[0]).toBe(answers[1]);
		expect(answers[0]).toContain("L’adresse ou le mot de passe est incorrect");
	});
});

test("an e-mail link signs in once, and an unknown e-mail address gets the same response", async ({ page }) => {
	for (const email of ["nobody@airelle.example", jules]) {
		await page.goto(`${server.origin}/admin/connexion/lien`);
		await page.getByLabel("Courriel").fill(email);
		await page.getByRole("button", { name: "Envoyer le lien" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regardez vos courriels");
	}
	const link = await linkMailedTo(server, jules, /connexion/);
	// A GET request, as from a mail program that scans links, does not use the link up.
	expect((await page.request.get(link)).status()).toBe(200);
	await page.goto(link);
	await page.getByRole("button", { name: "Me connecter" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	const replay = await page.request.post(link, { form: {}, headers: { Origin: server.origin } });
	expect(replay.status()).toBe(410);
});

test("a forgotten password can be replaced by e-mail, which ends the existing sessions", async ({ page, browser }) => {
	const other = await browser.newPage();
	await signIn(other, server, jules);
	await page.goto(`${server.origin}/admin/connexion/lien`);
	await page.getByLabel("Courriel").fill(jules);
	await page.getByRole("button", { name: "Choisir un nouveau mot de passe" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regardez vos courriels");
	await page.goto(await linkMailedTo(server, jules, /nouveau mot de passe/));
	await page.getByLabel("Nouveau mot de passe").fill(password);
	await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	await other.goto(`${server.origin}/admin`);
	await expect(other).toHaveURL(/\/admin\/connexion$/);
	await other.close();
});

test("a second factor is turned on with a code, and a recovery code completes a sign-in", async ({ page }) => {
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/compte/second-facteur`);
	await page.getByLabel("Mot de passe actuel").fill(password);
	await page.getByRole("button", { name: "Commencer" }).click();
	await expect(page.getByRole("img", { name: /Code QR/ })).toBeVisible();
	const codes = await page.locator("li code").allTextContents();
	expect(codes).toHaveLength(10);
	const key = ((await page.locator("[data-key]").textContent()) ?? "").replaceAll(" ", "");
	await page.getByLabel("Code", { exact: true }).fill(totp(key));
	await page.getByRole("button", { name: "Activer le second facteur" }).click();
	await expect(page.getByText("Activé : un code est demandé")).toBeVisible();

	await page.context().clearCookies();
	await signInByForm(page, server, jules);
	await expect(page).toHaveURL(/\/connexion\/code$/);
	// Before the second factor, the session gives access to no page.
	const half = await page.request.get(`${server.origin}/admin/compte`, { maxRedirects: 0 });
	expect([half.status(), half.headers().location]).toEqual([303, "/admin/connexion/code?retour=%2Fadmin%2Fcompte"]);
	await page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
	await page.getByRole("button", { name: "Vérifier" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
});

test("an administrator of a public site must set up a second factor first, which works without JavaScript", async ({
	browser,
	launch,
}) => {
	const port = String(await freePort());
	const site = await launch({ PORT: port, PUBLIC_ORIGIN: `http://localhost:${port}` });
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-CA" });
	const page = await context.newPage();
	await createAdministrator(page, site);
	await page.getByLabel("Courriel").fill(ariane);
	await page.getByLabel("Mot de passe").fill(password);
	await page.getByRole("button", { name: "Se connecter" }).click();
	await expect(page).toHaveURL(/\/connexion\/second-facteur$/);
	await expect(page.getByRole("button", { name: "Plus tard" })).toHaveCount(0);
	for (const path of ["/admin", "/admin/membres", "/admin/compte/second-facteur", "/admin/journal.data"]) {
		const answer = await page.request.get(site.origin + path, { maxRedirects: 0 });
		expect(`${answer.headers().location}${await answer.text()}`, path).toContain("/admin/connexion/second-facteur");
	}
	const later = { form: { intent: "later" }, headers: { Origin: site.origin }, maxRedirects: 0 };
	expect((await page.request.post(`${site.origin}/admin/connexion/second-facteur`, later)).status()).toBe(422);
	await page.getByLabel("Mot de passe actuel").fill(password);
	await page.getByRole("button", { name: "Commencer" }).click();
	const key = ((await page.locator("[data-key]").textContent()) ?? "").replaceAll(" ", "");
	await page.getByLabel("Code", { exact: true }).fill(totp(key));
	await page.getByRole("button", { name: "Activer le second facteur" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");

	// Many sign-ins from one network: the rate limit rejects most before any password is hashed.
	const wrong = Array.from({ length: 20 }, (_, index) => ({ email: `guess-${index}@airelle.example`, password: "no" }));
	const answers = await Promise.all(wrong.map((form) => post(site.origin, "/admin/connexion", form)));
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThanOrEqual(10);
	expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
	expect(refused[0]?.body).toMatch(/Trop d’essais[\s\S]*value="guess-\d+@airelle\.example"/);
	await context.close();
});

test("signing out everywhere ends the other sessions, and a form posted from another site is rejected", async ({
	page,
	browser,
}) => {
	await signIn(page, server);
	const other = await browser.newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin`);
	for (const path of ["/admin/compte", "/admin/compte.data", "/admin/deconnexion", "/admin/connexion"]) {
		for (const headers of foreign) {
			const form = { intent: "everywhere", email: "x", password: "y" };
			const answer = await page.request.post(server.origin + path, { form, headers, maxRedirects: 0 });
			expect(answer.status(), path).toBe(403);
		}
	}
	await other.reload();
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	await page.goto(`${server.origin}/admin/compte`);
	await page.getByRole("button", { name: "Me déconnecter partout" }).click();
	await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
	await other.reload();
	await expect(other).toHaveURL(/\/admin\/connexion$/);
	await other.close();
});

test("a disabled member loses access at the next request", async ({ page, browser }) => {
	await signIn(page, server);
	const theirs = await browser.newPage();
	await page.goto(`${server.origin}/admin/membres`);
	await page.getByRole("link", { name: /Jules Roy/ }).click();
	await page.getByRole("button", { name: "Retirer le second facteur" }).click();
	await expect(page.getByRole("status")).toHaveText("C’est enregistré.");
	await signIn(theirs, server, jules);
	await theirs.goto(`${server.origin}/admin`);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	await page.getByRole("button", { name: "Désactiver" }).click();
	await expect(page.getByRole("button", { name: "Réactiver" })).toBeVisible();
	await theirs.getByRole("link", { name: "Mon compte" }).first().click();
	await expect(theirs).toHaveURL(/\/admin\/connexion\?retour=%2Fadmin%2Fcompte$/);
	await theirs.close();

	await page.goto(`${server.origin}/admin/journal`);
	for (const line of [
		"Ariane Bois a désactivé Jules Roy",
		"Ariane Bois a ouvert une session (mot de passe)",
		"Jules Roy a ouvert une session (lien par courriel)",
		"Quelqu’un n’a pas réussi à se connecter\u00a0: Jules Roy",
		"Quelqu’un n’a pas réussi à se connecter\u00a0: adresse inconnue",
	]) {
		await expect(page.getByRole("listitem").filter({ hasText: line }).first()).toBeVisible();
	}
	await expect(page.getByText("nobody@airelle.example")).toHaveCount(0);
	await page.goto(`${server.origin}/admin/membres`);
	await page.getByRole("link", { name: /Jules Roy/ }).click();
	await page.getByRole("button", { name: "Réactiver" }).click();
	await expect(page.getByRole("button", { name: "Désactiver" })).toBeVisible();
});

test("on a phone the menu sheet closes after a navigation, and the new page has the focus", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/membres`);
	await hydrated(page);
	await page.getByRole("button", { name: "Plus" }).click();
	await page.getByRole("link", { name: "Mon compte" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon compte");
	await expect(page.locator("#office-more")).toBeHidden();
	await expect(page.locator("main")).toBeFocused();
});

test.describe("every page", () => {
	test.use({ expectedErrors: /status of 410/ });

	/** French on a phone; `npm run test:thorough` runs all four combinations. */
	for (const [locale, width, tag] of [
		["fr", 390, []],
		["en", 1440, ["@thorough"]],
		["fr", 1440, ["@thorough"]],
		["en", 390, ["@thorough"]],
	] as const) {
		test(`passes axe at ${width} px (${locale}), fits every width, and has the back office's CSP and cache headers`, {
			tag: [...tag],
		}, async ({ page }) => {
			if (locale === "en") {
				await page.goto(`${server.origin}/admin/connexion`);
				await page.getByRole("button", { name: "English" }).click();
			}
			for (const path of ["/connexion", "/connexion/lien", "/connexion/lien/x.y", "/invitation/x.y"]) {
				await check(page, path, locale, width);
			}
			await signIn(page, server);
			await page.goto(`${server.origin}/admin/compte`);
			await page.getByLabel(/^Lang(?:ue|uage)$/).selectOption(locale);
			await page
				.getByRole("button", { name: /^(?:Enregistrer|Save)$/ })
				.first()
				.click();
			await expect(page.locator("html")).toHaveAttribute("lang", `${locale}-CA`);
			await page.goto(`${server.origin}/admin/membres`);
			const member = await page.getByRole("link", { name: /Jules Roy/ }).getAttribute("href");
			const one = (member ?? "").replace("/admin", "");
			for (const path of [
				"",
				"/connexion/second-facteur",
				"/compte",
				"/compte/second-facteur",
				"/membres",
				one,
				"/journal",
			]) {
				await check(page, path, locale, width);
			}
		});
	}

	/** Axe is slow: a normal run looks at a form, a list and the second factor. */
	const usual = ["/connexion", "/membres", "/compte/second-facteur"];

	async function check(page: Page, path: string, locale: string, width: number): Promise<void> {
		await page.setViewportSize({ width, height: 900 });
		const answer = await page.goto(`${server.origin}/admin${path}`);
		const headers = answer?.headers() ?? {};
		expect(headers["cache-control"], path).toBe("no-store");
		expect(headers["x-robots-tag"], path).toContain("noindex");
		expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; script-src 'sha256-/);
		await hydrated(page);
		await expect(page.locator("html")).toHaveAttribute("lang", `${locale}-CA`);
		if (process.env.THOROUGH || usual.includes(path)) expect(await violations(page), `${path} at ${width}`).toEqual([]);
		for (const other of [390, 1440]) {
			await page.setViewportSize({ width: other, height: 900 });
			expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
		}
	}
});
