import type { Page } from "@playwright/test";
import { totp } from "../contracts/totp.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { type SentLead, sendLead } from "./inbox-leads.ts";
import { hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, expect, password, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const server = officeServer();
let lead: SentLead;
test.beforeAll(async () => {
	lead = await sendLead(server, "Retour Direct", { email: "retour-direct@exemple.example" });
});

async function giveCredentials(page: Page, email: string, typed = password): Promise<void> {
	await page.getByLabel(/^(?:Courriel|E-mail)$/).fill(email);
	await page.getByLabel(/^(?:Mot de passe|Password)$/).fill(typed);
	await page.getByRole("button", { name: /^(?:Se connecter|Sign in)$/ }).click();
}

test("the button of the office mail leads to the request, through a wrong password and a wrong code", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const setup = await browser.newPage();
	await signIn(setup, server, jules);
	await setup.goto(`${server.origin}/admin/compte/second-facteur`);
	await setup.getByLabel("Mot de passe actuel").fill(password);
	await setup.getByRole("button", { name: "Commencer" }).click();
	const key = ((await setup.locator("[data-key]").textContent()) ?? "").replaceAll(" ", "");
	await setup.getByLabel("Code", { exact: true }).fill(totp(key));
	await setup.getByRole("button", { name: "Activer le second facteur" }).click();
	await setup.waitForURL(/avis=saved/);
	await setup.close();

	let mail = "";
	await expect
		.poll(async () => {
			const found = (await mailsTo(server, "bonjour@airelle.example")).find(({ subject }) =>
				subject?.includes(lead.reference),
			);
			mail = found?.html ?? "";
			return found?.text ?? "";
		})
		.toContain(`/admin/demandes/${lead.id}`);
	await page.setContent(mail);
	const href = await page.getByRole("link", { name: "Ouvrir la demande" }).getAttribute("href");
	await page.goto(server.origin + new URL(href ?? "").pathname);
	await hydrated(page);
	await giveCredentials(page, jules, "ce n’est pas celui-ci");
	await expect(page.getByRole("alert")).toContainText("incorrect");
	await giveCredentials(page, jules);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second facteur");
	await page.getByLabel("Code", { exact: true }).fill("000000");
	await page.getByRole("button", { name: "Vérifier" }).click();
	await expect(page.getByRole("alert")).toContainText("incorrect");
	// The code that turned the second factor on is used up: take the one of the next 30-second step.
	await page.getByLabel("Code", { exact: true }).fill(totp(key, Date.now() + 30_000));
	await page.getByRole("button", { name: "Vérifier" }).click();
	await page.waitForURL(`${server.origin}/admin/demandes/${lead.id}`);
	await expect(page.getByRole("heading", { name: "Retour Direct" }).first()).toBeVisible();

	// Answering takes two presses after the sign-in: into the text, and on the button.
	await hydrated(page);
	const presses = await countPresses(page);
	await page.getByRole("textbox", { name: "Message" }).click();
	await page.keyboard.type("Nous vous appelons demain.");
	await page.getByRole("button", { name: "Envoyer", exact: true }).click();
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Le courriel part");
	expect(await presses()).toBe(2);
});

test("without JavaScript the page and its query survive a language change, a wrong password and the offered second factor", async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-CA" });
	const page = await context.newPage();
	const target = `${server.origin}/admin/demandes/${lead.id}?volet=ecrire`;
	await page.goto(target);
	await page.getByRole("button", { name: "English" }).click();
	await page.getByRole("button", { name: "Français" }).click();
	await giveCredentials(page, lou, "ce n’est pas celui-ci");
	await giveCredentials(page, lou);
	await page.getByLabel("Mot de passe actuel").fill("ce n’est pas celui-ci");
	await page.getByRole("button", { name: "Commencer" }).click();
	await page.getByRole("button", { name: "Plus tard" }).click();
	await expect(page).toHaveURL(target);
	await context.close();
});

test("a session that ends while a page is open comes back to the page that was asked for", async ({ page }) => {
	await signIn(page, server, lou);
	await page.goto(`${server.origin}/admin/tableau`);
	await hydrated(page);
	await page.context().clearCookies();
	await page.getByRole("link", { name: "Statistiques" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
	await giveCredentials(page, lou);
	await expect(page).toHaveURL(`${server.origin}/admin/statistiques`);
	// A member whose role may not open the page gets the usual refusal.
	await page.context().clearCookies();
	await page.goto(`${server.origin}/admin/membres`);
	await giveCredentials(page, lou);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accès non autorisé");
	await expect(page).toHaveURL(`${server.origin}/admin/membres`);
});

test("a sign-in link asked for on the way leads to the page", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(`${server.origin}/admin/chiffres`);
	await page.getByRole("link", { name: "Recevoir un lien par courriel" }).click();
	await page.getByLabel("Courriel").fill(lou);
	await page.getByRole("button", { name: "Envoyer le lien" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regardez vos courriels");
	let link = "";
	await expect
		.poll(async () => {
			const mails = (await mailsTo(server, lou)).filter(({ subject }) => /connexion/.test(subject ?? ""));
			link = /https?:\/\/\S+\/admin\/[^\s"\]<>)]+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
			return link;
		})
		.not.toBe("");
	const { pathname, search } = new URL(link);
	await page.goto(server.origin + pathname + search);
	await page.getByRole("button", { name: "Me connecter" }).click();
	await expect(page).toHaveURL(`${server.origin}/admin/chiffres`);
});

test("an address that is not a page of the office is never followed", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server, ariane);
	const followed: string[] = [];
	for (const value of hostile) {
		for (const signInPage of ["connexion", "connexion/code"]) {
			const address = `${server.origin}/admin/${signInPage}?retour=${encodeURIComponent(value)}`;
			const answer = await page.request.get(address, { maxRedirects: 0 });
			const { location } = answer.headers();
			if (answer.status() !== 303 || location !== "/admin") followed.push(`${address}: ${location}`);
		}
	}
	expect(followed).toEqual([]);
	// Two values: the first one counts, and it is still checked.
	const two = `${server.origin}/admin/connexion?retour=/admin/tableau&retour=//evil.example`;
	expect((await page.request.get(two, { maxRedirects: 0 })).headers().location).toBe("/admin/tableau");
});

/** `return-address.test.ts` has more of them. */
const hostile = [
	"//evil.example",
	"/\\evil.example",
	"/admin/%2E%2E%2F%2Fevil.example",
	"/admin/tableau\r\nSet-Cookie: a=b",
	"/admin/../en",
	"/admin/connexion/avec/google",
	"/admin/deconnexion",
	`/admin/contenu?q=${"a".repeat(1500)}`,
];

/** Counts the clicks on a page that is not reloaded. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		const root = document.documentElement;
		root.dataset.presses = "0";
		document.addEventListener("pointerdown", () => {
			root.dataset.presses = String(Number(root.dataset.presses) + 1);
		});
	});
	return async () => Number(await page.locator("html").getAttribute("data-presses"));
}
