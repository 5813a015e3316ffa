import type { Page } from "@playwright/test";
import type { TestServer } from "../../e2e/server.ts";
import { ariane, expect, firstAccessLink, password } from "../../e2e/staff-office.ts";

/** Skips the pages: posts to the printed link, which creates the member and sets the password in Firebase. */
export async function createAdministrator(page: Page, office: TestServer): Promise<void> {
	const form = { name: "Ariane Bois", email: ariane, newPassword: password };
	const headers = { Origin: office.origin };
	const answer = await page.request.post(await firstAccessLink(office), { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

export async function signIn(page: Page, office: TestServer, email = ariane, typed = password): Promise<void> {
	await page.goto(`${office.origin}/admin/connexion`);
	await page.getByLabel("Courriel").fill(email);
	await page.getByLabel("Mot de passe").fill(typed);
	await page.getByRole("button", { name: "Se connecter" }).click();
}

export const inside = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
