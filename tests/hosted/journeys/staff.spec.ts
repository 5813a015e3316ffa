import type { Page } from "@playwright/test";
import type { TestServer } from "../../e2e/server.ts";
import { ariane, expect, linkMailedTo, password } from "../../e2e/staff-office.ts";
import { agedKeyFor, send } from "../visitor.ts";
import { test } from "./office.ts";
import { playGapi } from "./play-gapi.ts";
import { createAdministrator, inside, signIn } from "./sign-in.ts";

test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED/ });

/** The server asks Firebase every three seconds at most. */
async function losesAccess(page: Page, office: TestServer): Promise<void> {
	await expect(async () => {
		await page.goto(`${office.origin}/admin/compte`);
		expect(new URL(page.url()).pathname).toBe("/admin/connexion");
	}).toPass();
}

test("a password opens the office; a stranger, a wrong one, a disabled and a revoked member stay outside", async ({
	page,
	office,
	firebase,
}) => {
	await createAdministrator(page, office);
	const alert = page.getByRole("alert");
	await firebase.addUser({ email: "stranger@airelle.example", password });
	for (const [email, typed] of [
		["stranger@airelle.example", password],
		["nobody@airelle.example", password],
		[ariane, "not this one"],
	] as const) {
		await signIn(page, office, email, typed);
		await expect(alert).toContainText("L’adresse ou le mot de passe ne convient pas");
	}
	await signIn(page, office);
	await inside(page);

	await firebase.revoke(ariane);
	await losesAccess(page, office);
	// A revocation counts in whole seconds, and so does a sign-in.
	await expect(async () => {
		await signIn(page, office);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes", { timeout: 3000 });
	}).toPass();

	await firebase.disable(ariane);
	await losesAccess(page, office);
	await signIn(page, office);
	await expect(alert).toContainText("Cet accès est fermé");
});

test("a link by e-mail opens the office, once", async ({ page, office }) => {
	await createAdministrator(page, office);
	await page.goto(`${office.origin}/admin/connexion/lien`);
	await page.getByLabel("Courriel").fill(ariane);
	await page.getByRole("button", { name: "Envoyer le lien" }).click();
	const link = await linkMailedTo(office, ariane, /connexion|connecter/i);
	await page.goto(link);
	await page.getByRole("button", { name: "Me connecter" }).click();
	await inside(page);
	await page.context().clearCookies();
	await page.goto(link);
	const button = page.getByRole("button", { name: "Me connecter" });
	if (await button.isVisible()) await button.click();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Demandes");
	await page.goto(`${office.origin}/admin`);
	expect(new URL(page.url()).pathname).toBe("/admin/connexion");
});

test("a federated account with the member's address opens the office; another's does not", async ({ page, office }) => {
	await playGapi(page.context());
	await createAdministrator(page, office);
	await signInWithGoogle(page, office, "stranger@gmail.example");
	await expect(page.getByRole("alert")).toBeVisible();
	await signInWithGoogle(page, office, ariane);
	await inside(page);
});

async function signInWithGoogle(page: Page, office: TestServer, email: string): Promise<void> {
	await page.goto(`${office.origin}/admin/connexion`);
	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Continuer avec Google" }).click();
	const popup = await opened;
	// The emulator's own page: it offers accounts that it knows, and makes new ones.
	await popup.locator("#add-account-button").click();
	await popup.locator("#email-input").fill(email);
	await popup.locator("#sign-in").click();
}

test("what fails is said: no network, a closed window", async ({ page, office, firebase }) => {
	await playGapi(page.context());
	await createAdministrator(page, office);
	await page.route(`http://${firebase.host}/identitytoolkit.googleapis.com/**`, (route) => route.abort());
	await signIn(page, office);
	await expect(page.getByRole("alert")).toContainText("Vérifiez votre réseau");
	await page.unroute(`http://${firebase.host}/identitytoolkit.googleapis.com/**`);

	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Continuer avec Google" }).click();
	await (await opened).close();
	// Their own doing: nothing to say, and the page can be used again.
	await expect(page.getByRole("button", { name: "Continuer avec Google" })).toBeEnabled();
	await signIn(page, office);
	await inside(page);
});

test("a request sent to one server shows at once to a member on the other", async ({ page, office, another, env }) => {
	const other = await another();
	// A start prints a new link, and the one before stops working.
	await createAdministrator(page, other);
	await signIn(page, office);
	await inside(page);
	// The session is in the store: the other server knows it too.
	await page.goto(`${other.origin}/admin`);
	await inside(page);
	// What comes before the page listens is in its list, not in its news.
	const listens = page.waitForResponse(`${office.origin}/admin/nouvelles`);
	await page.goto(`${office.origin}/admin`);
	await inside(page);
	await listens;
	const name = "Jeanne d’ailleurs";
	const answer = await send(other.origin, { key: agedKeyFor(env.SECRET ?? ""), name, message: "Bonjour" });
	expect(answer.reference).not.toBeNull();
	await expect(page.getByText(/nouvelle demande/i).first()).toBeVisible();
});
