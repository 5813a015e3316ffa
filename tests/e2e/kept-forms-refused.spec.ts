import { DatabaseSync } from "node:sqlite";
import type { Browser, Page } from "@playwright/test";
import { databaseOf } from "../faults/stored-leads.ts";
import { violations } from "./axe.ts";
import { chooseStatus, sendLead, storedLead, storedTexts } from "./inbox-leads.ts";
import { hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, expect, signIn } from "./staff-office.ts";

/** Browsers log the status of a refused form, and a request that failed, as console errors. */
test.use({ expectedErrors: /status of (?:401|409|503)|ERR_FAILED/ });

const server = officeServer();

const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("kept")));
const post = (page: Page, path: string, form: Record<string, string>) =>
	page.request.post(`${server.origin}/admin${path}`, { form, headers: { Origin: server.origin }, maxRedirects: 0 });

async function open(page: Page, path: string): Promise<void> {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
}

/** The page of another member, in a browser of their own. */
async function colleague(browser: Browser, email = ariane): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await signIn(page, server, email);
	return page;
}

test.describe("another member saved first", () => {
	test("a kept reply is restored, the conflict is told once, and sending again works", async ({ page, browser }) => {
		const { id } = await sendLead(server, "Camille Conflit");
		await signIn(page, server, jules);
		await open(page, `/demandes/${id}?volet=ecrire`);
		await message(page).fill("Bonjour Camille.");
		const other = await colleague(browser);
		const { status } = await post(other, `/demandes/${id}`, { intent: "status", seen: "0", to: "quoted" }).then(
			(answer) => ({ status: answer.status() }),
		);
		expect(status).toBe(303);
		await other.context().close();

		await page.reload();
		await hydrated(page);
		await expect(message(page)).toHaveValue("Bonjour Camille.");
		await page.getByLabel("Statut après l’envoi").selectOption("");
		await page.getByRole("button", { name: "Envoyer", exact: true }).click();
		await expect(page.getByRole("alert").filter({ hasText: "Ariane Bois" })).toBeVisible();
		await expect(message(page)).toHaveValue("Bonjour Camille.");

		await page.reload();
		await hydrated(page);
		await expect(message(page)).toHaveValue("Bonjour Camille.");
		await page.getByRole("button", { name: "Envoyer", exact: true }).click();
		await expect.poll(() => keptKeys(page)).toEqual([]);
		expect((await storedLead(server, id)).status).toBe("quoted");
		expect(await storedTexts(server, id)).toEqual(["Bonjour Camille."]);
	});

	test("kept settings replace only the fields that their author changed", async ({ page, browser }) => {
		await signIn(page, server, lou);
		await open(page, "/reglages/entreprise");
		await field(page, "email").fill("lou@airelle.example");
		const other = await colleague(browser);
		await open(other, "/reglages/entreprise");
		await field(other, "phone").fill("514 555-0199");
		await other.getByRole("button", { name: "Publier" }).click();
		await other.waitForURL(/avis=published/);
		await other.context().close();

		await page.reload();
		await hydrated(page);
		await expect(field(page, "email")).toHaveValue("lou@airelle.example");
		await expect(field(page, "phone")).toHaveValue(/0199/);
		await page.getByRole("button", { name: "Publier" }).click();
		const conflict = page.locator("[data-conflict]");
		await expect(conflict).toContainText("lou@airelle.example");
		await expect(conflict).not.toContainText("0199");
		await page.getByRole("button", { name: "Publier" }).click();
		await page.waitForURL(/avis=published/);
		await expect(field(page, "phone")).toHaveValue(/0199/);
		await expect(field(page, "email")).toHaveValue("lou@airelle.example");
		expect(await keptKeys(page)).toEqual([]);
	});

	test("a corrected incident keeps the second correction in its form", { tag: "@thorough" }, async ({
		page,
		browser,
	}) => {
		const facts = {
			occurred: "Le 3 novembre",
			noticedOn: "2026-11-04",
			circumstances: "Un courriel est parti à la mauvaise adresse.",
			categories: "identity",
			risk: "no",
			assessment: "Un seul nom, sans adresse.",
			measures: "Le courriel est supprimé.",
		};
		await signIn(page, server);
		const path =
			(await post(page, "/personnes/incidents", facts)).headers().location?.replace(/^\/admin|\?.*$/g, "") ?? "";
		await open(page, path);
		await field(page, "measures").fill("La correction de la première fenêtre.");
		const other = await colleague(browser);
		await open(other, path);
		await field(other, "assessment").fill("La correction de la seconde fenêtre.");
		await other.getByRole("button", { name: "Enregistrer la correction" }).click();
		await other.waitForURL(/avis=saved/);
		await other.context().close();

		await page.getByRole("button", { name: "Enregistrer la correction" }).click();
		await expect(page.getByRole("alert")).toContainText("votre correction est encore dans le formulaire");
		await expect(field(page, "measures")).toHaveValue("La correction de la première fenêtre.");
		await page.reload();
		await hydrated(page);
		await expect(field(page, "measures")).toHaveValue("La correction de la première fenêtre.");
		await page.getByRole("button", { name: "Enregistrer la correction" }).click();
		await page.waitForURL(/avis=saved/);
	});
});

test("a server that cannot be reached leaves the page and the text in place", async ({ page }) => {
	const { id } = await sendLead(server, "Noé Réseau");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}?volet=note`);
	await page.getByLabel("Note interne").fill("Rappeler jeudi.");
	await page.route("**/*.data*", (route) => route.abort());
	await page.getByRole("button", { name: "Noter" }).click();
	await expect(page.getByRole("alert")).toContainText("Le serveur n’a pas répondu.");
	await expect(page.getByLabel("Note interne")).toHaveValue("Rappeler jeudi.");
	await page.unroute("**/*.data*");
	await page.getByRole("button", { name: "Noter" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Rappeler jeudi." })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await page.getByRole("link", { name: "Note interne" }).click();
	await expect(page.getByLabel("Note interne")).toHaveValue("");
});

test("a button pressed after the session ended keeps the page and what is typed in its forms", async ({ page }) => {
	const { id } = await sendLead(server, "Zoé Bouton");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}?volet=note`);
	await page.getByLabel("Note interne").fill("Encore là.");
	await page.context().clearCookies();
	await chooseStatus(page, "Contactée");
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Votre session a pris fin");
	await expect(page.getByLabel("Note interne")).toHaveValue("Encore là.");
	expect(await violations(page)).toEqual([]);
	await alert.getByRole("link", { name: "Se connecter" }).click();
	await page.waitForURL(/\/admin\/connexion\?retour=/);
});

test("the description of a cover picture is kept", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server, lou);
	await open(page, "/contenu");
	const article = page.locator('a[href^="/admin/contenu/article"]').first();
	const path = `${(await article.getAttribute("href"))?.replace(/^\/admin/, "")}/image`;
	await open(page, path);
	await field(page, "alt-fr").fill("Un conduit propre, vu de près.");
	await page.reload();
	await hydrated(page);
	await expect(field(page, "alt-fr")).toHaveValue("Un conduit propre, vu de près.");
	await page.getByRole("button", { name: "Effacer cette saisie" }).click();
	expect(await keptKeys(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a form sent after the session ended can be sent again once signed in", async ({ page }) => {
		const { id } = await sendLead(server, "Inès Sansscript");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}?volet=note`);
		await page.getByLabel("Note interne").fill("Deux étages,\npas d’ascenseur.");
		await page.context().clearCookies();
		await page.getByRole("button", { name: "Noter" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre session a pris fin");
		await expect(page.getByText("pas d’ascenseur.")).toBeVisible();
		await expect(page).toHaveTitle("Votre session a pris fin");
		const signInLink = page.getByRole("link", { name: "Se connecter dans un nouvel onglet" });
		expect(await signInLink.getAttribute("href")).toBe(
			`/admin/connexion?${new URLSearchParams({ retour: `/admin/demandes/${id}?volet=note` })}`,
		);

		// Still signed out: the same page again.
		await page.getByRole("button", { name: "Envoyer de nouveau" }).click();
		await expect(page.getByText("pas d’ascenseur.")).toBeVisible();

		await signIn(page, server, jules);
		await page.getByRole("button", { name: "Envoyer de nouveau" }).click();
		await page.waitForURL(new RegExp(`/admin/demandes/${id}$`));
		expect(await storedTexts(server, id)).toEqual(["Deux étages,\npas d’ascenseur."]);
	});

	test("a form sent while the store is locked can be sent again once it answers", async ({ page }) => {
		const { id } = await sendLead(server, "Ondine Verrou");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}?volet=note`);
		await page.getByLabel("Note interne").fill("Deux étages,\npas d’ascenseur.");
		const lock = new DatabaseSync(databaseOf(server.data), { timeout: 5000 });
		lock.exec("BEGIN IMMEDIATE");
		await page.getByRole("button", { name: "Noter" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("La base de données ne répond pas");
		await expect(page.getByText("pas d’ascenseur.")).toBeVisible();
		lock.exec("ROLLBACK");
		lock.close();
		await page.getByRole("button", { name: "Envoyer de nouveau" }).click();
		await page.waitForURL(new RegExp(`/admin/demandes/${id}$`));
		expect(await storedTexts(server, id)).toEqual(["Deux étages,\npas d’ascenseur."]);
	});

	test("a password is not shown on the page that offers to send a form again", async ({ page }) => {
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/compte`);
		await page.getByLabel("Mot de passe actuel").fill("un secret bien gardé");
		await page.getByLabel("Nouveau mot de passe").fill("un secret bien gardé aussi");
		await page.context().clearCookies();
		await page.getByRole("button", { name: "Changer le mot de passe" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre session a pris fin");
		expect(await page.content()).not.toContain("un secret");
	});
});
