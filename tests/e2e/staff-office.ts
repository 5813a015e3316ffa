import { type Page, expect as strictExpect } from "@playwright/test";
import { mailsTo } from "../mail/written-mails.ts";
import type { TestServer } from "./server.ts";

/** Longer timeout: the first sign-in and the first e-mail load their libraries, which is slow on a busy machine. */
export const expect = strictExpect.configure({ timeout: 20_000 });

export const password = "trois petits chats gris";
export const ariane = "ariane@airelle.example";

/** Returns the first-access link that the server prints at its first start. */
export async function firstAccessLink(server: TestServer): Promise<string> {
	const pattern = /http:\/\/localhost:\d+(\/admin\/premier-acces\/\S+)/;
	await expect.poll(() => server.output()).toMatch(pattern);
	return server.origin + (pattern.exec(server.output())?.[1] ?? "");
}

export async function createAdministrator(page: Page, server: TestServer): Promise<void> {
	await page.goto(await firstAccessLink(server));
	await page.getByLabel("Nom").fill("Ariane Bois");
	await page.getByLabel("Courriel").fill(ariane);
	await page.getByLabel("Mot de passe").fill(password);
	await page.getByRole("button", { name: "Créer l’accès" }).click();
	await page.waitForURL(/\/admin\/connexion\/second-facteur$/);
	// Signed in already; tests of the sign-in start signed out.
	await page.context().clearCookies();
	await page.goto(`${server.origin}/admin/connexion`);
}

/** Signs in with the form on the page. */
export async function signInByForm(page: Page, server: TestServer, email = ariane): Promise<void> {
	await page.goto(`${server.origin}/admin/connexion`);
	await page.getByLabel("Courriel").fill(email);
	await page.getByLabel("Mot de passe").fill(password);
	await page.getByRole("button", { name: "Se connecter" }).click();
	await page.waitForURL(/\/admin(?:\/connexion\/(?:code|second-facteur))?$/);
	// The first sign-in offers a second factor.
	if (page.url().endsWith("/second-facteur")) {
		await page.getByRole("button", { name: "Plus tard" }).click();
		await page.waitForURL(/\/admin$/);
	}
}

/** Signs in by HTTP request, for tests that do not cover sign-in. */
export async function signIn(page: Page, server: TestServer, email = ariane): Promise<void> {
	const form = { email, password };
	const headers = { Origin: server.origin };
	const answer = await page.request.post(`${server.origin}/admin/connexion`, { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** Returns the link in the newest e-mail to an address. Without SMTP the server writes e-mails to files. */
export async function linkMailedTo(server: TestServer, email: string, subject: RegExp): Promise<string> {
	let link = "";
	await expect
		.poll(
			async () => {
				link = await newestLink(server, email, subject);
				return link;
			},
			{ timeout: 15_000 },
		)
		.not.toBe("");
	return server.origin + new URL(link).pathname;
}

async function newestLink(server: TestServer, email: string, subject: RegExp): Promise<string> {
	const newest = (await mailsTo(server, email))
		.filter((mail) => subject.test(mail.subject ?? ""))
		.sort((a, b) => String(a.date).localeCompare(String(b.date)))
		.at(-1);
	return /https?:\/\/\S+\/admin\/[^\s"\]<>)]+/.exec(newest?.text ?? "")?.[0] ?? "";
}
