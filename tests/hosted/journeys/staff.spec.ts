import type { Page } from "@playwright/test";
import type { TestServer } from "../../e2e/server.ts";
import { ariane, expect, linkMailedTo, password } from "../../e2e/staff-office.ts";
import { agedKeyFor, send } from "../visitor.ts";
import { test } from "./office.ts";
import { playGapi } from "./play-gapi.ts";
import { createAdministrator, inside, signIn } from "./sign-in.ts";

test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED/ });

/** Retries, because the server asks Firebase at most every three seconds. */
async function losesAccess(page: Page, office: TestServer): Promise<void> {
	await expect(async () => {
		await page.goto(`${office.origin}/admin/compte`);
		expect(new URL(page.url()).pathname).toBe("/admin/connexion");
	}).toPass();
}

test("a password signs a member in; a stranger, a wrong password, a disabled and a revoked member are refused", async ({
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
		await expect(alert).toContainText("L’adresse ou le mot de passe est incorrect");
	}
	await signIn(page, office);
	await inside(page);

	await firebase.revoke(ariane);
	await losesAccess(page, office);
	// Firebase counts revocations and sign-ins in whole seconds.
	await expect(async () => {
		await signIn(page, office);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes", { timeout: 3000 });
	}).toPass();

	await firebase.disable(ariane);
	await losesAccess(page, office);
	await signIn(page, office);
	await expect(alert).toContainText("Cet accès est fermé");
});

test("a link by e-mail signs a member in, once", async ({ page, office }) => {
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

test("a federated account with the member's e-mail address signs in; another does not", async ({ page, office }) => {
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
	// The emulator's own page lists known accounts and creates new ones.
	await popup.locator("#add-account-button").click();
	await popup.locator("#email-input").fill(email);
	await popup.locator("#sign-in").click();
}

test("sign-in reports a network failure, and recovers from a closed popup", async ({ page, office, firebase }) => {
	await playGapi(page.context());
	await createAdministrator(page, office);
	await page.route(`http://${firebase.host}/identitytoolkit.googleapis.com/**`, (route) => route.abort());
	await signIn(page, office);
	await expect(page.getByRole("alert")).toContainText("Vérifiez votre réseau");
	await page.unroute(`http://${firebase.host}/identitytoolkit.googleapis.com/**`);

	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Continuer avec Google" }).click();
	await (await opened).close();
	// The member closed the popup: there is no message, and the page can be used again.
	await expect(page.getByRole("button", { name: "Continuer avec Google" })).toBeEnabled();
	await signIn(page, office);
	await inside(page);
});

test("a lead sent to one server appears at once for a member on the other", async ({ page, office, another, env }) => {
	const other = await another();
	// Each start prints a new link and invalidates the previous one.
	await createAdministrator(page, other);
	await signIn(page, office);
	await inside(page);
	// The session is in the store, so the other server accepts it too.
	await page.goto(`${other.origin}/admin`);
	await inside(page);
	// A lead received before the page listens appears in its list, not as a notification.
	const listens = page.waitForResponse(`${office.origin}/admin/nouvelles`);
	await page.goto(`${office.origin}/admin`);
	await inside(page);
	await listens;
	const name = "Jeanne d’ailleurs";
	const answer = await send(other.origin, { key: agedKeyFor(env.SECRET ?? ""), name, message: "Bonjour" });
	expect(answer.reference).not.toBeNull();
	await expect(page.getByText(/nouvelle demande/i).first()).toBeVisible();
});
