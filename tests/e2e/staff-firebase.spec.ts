import type { Page } from "@playwright/test";
import { totp } from "../contracts/totp.ts";
import { apiKey, type FakeFirebase, projectId, startFakeFirebase } from "../firebase/fake-firebase.ts";
import { test as base } from "./journey.ts";
import type { TestServer } from "./server.ts";
import { ariane, expect, firstAccessLink, linkMailedTo, password } from "./staff-office.ts";

/** A server whose members sign in with a fake Firebase. Server and browser use the real Firebase libraries. */
const test = base.extend<{ fake: FakeFirebase; office: TestServer }>({
	fake: async ({ browserName: _ }, use) => {
		const fake = await startFakeFirebase();
		await use(fake);
		await fake.close();
	},
	office: async ({ launch, fake }, use) => {
		await use(
			await launch({
				IDENTITY: "firebase",
				FIREBASE_API_KEY: apiKey,
				FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
				FIREBASE_PROJECT_ID: projectId,
				FIREBASE_PROVIDERS: "google,github",
				FIREBASE_AUTH_EMULATOR_HOST: fake.host,
			}),
		);
	},
});

test.use({ expectedErrors: /status of 4\d\d/ });

/** Creates the member by HTTP request to the first-access link, which stores the password in Firebase. */
async function createAdministrator(page: Page, office: TestServer): Promise<void> {
	const form = { name: "Ariane Bois", email: ariane, newPassword: password };
	const headers = { Origin: office.origin };
	const answer = await page.request.post(await firstAccessLink(office), { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

async function signIn(page: Page, office: TestServer, email = ariane, typed = password): Promise<void> {
	await page.goto(`${office.origin}/admin/connexion`);
	await page.getByLabel("Courriel").fill(email);
	await page.getByLabel("Mot de passe").fill(typed);
	await page.getByRole("button", { name: "Se connecter" }).click();
}

const hello = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");

test("the first administrator can sign in, an unknown account cannot, and a disabled one loses access", {
	tag: "@thorough",
}, async ({ page, office, fake }) => {
	await page.goto(await firstAccessLink(office));
	await page.getByLabel("Nom").fill("Ariane Bois");
	await page.getByLabel("Courriel").fill(ariane);
	await page.getByLabel("Mot de passe").fill(password);
	await expect(page.getByText("au moins 6 caractères, respecté")).toBeVisible();
	await page.getByRole("button", { name: "Créer l’accès" }).click();
	await expect(page.getByRole("status")).toHaveText("Votre mot de passe est enregistré. Connectez-vous.");

	fake.addUser({ email: "stranger@airelle.example", password });
	await signIn(page, office, "stranger@airelle.example");
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("L’adresse ou le mot de passe est incorrect");
	await signIn(page, office, ariane, "not this one");
	await expect(alert).toContainText("L’adresse ou le mot de passe est incorrect");
	await expect(page.getByRole("button", { name: "Continuer avec GitHub" })).toBeEnabled();

	// The journal is the page that was asked for.
	await page.goto(`${office.origin}/admin/journal`);
	await page.getByLabel("Courriel").fill(ariane);
	await page.getByLabel("Mot de passe").fill(password);
	await page.getByRole("button", { name: "Se connecter" }).click();
	await expect(page).toHaveURL(`${office.origin}/admin/journal`);
	for (const line of ["Ariane Bois a ouvert une session (Firebase)", "adresse inconnue"]) {
		await expect(page.getByRole("listitem").filter({ hasText: line }).first()).toBeVisible();
	}
	const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith(".session"));
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });

	fake.user(ariane).disabled = true;
	// The server checks with Firebase at most every three seconds.
	await expect(async () => {
		await page.goto(`${office.origin}/admin/compte`);
		expect(new URL(page.url()).pathname).toBe("/admin/connexion");
	}).toPass();
	await signIn(page, office);
	await expect(alert).toContainText("Cet accès est fermé");
});

test("a token refresh renews the session; a disabled Firebase account is signed out", { tag: "@thorough" }, async ({
	page,
	office,
	fake,
}) => {
	await createAdministrator(page, office);
	// Just over five minutes: the client refreshes the token five minutes early, so right after the sign-in.
	fake.mood.tokenLifetime = 302;
	const renewed = page.waitForResponse(
		(response) =>
			response.url().endsWith("/admin/connexion/jeton") && response.request().postData()?.includes("renew") === true,
	);
	await signIn(page, office);
	await hello(page);
	const answer = await renewed;
	expect(answer.status()).toBe(200);
	expect(fake.requests).toContain("v1/token");
	expect((await answer.allHeaders())["set-cookie"]).toContain("Max-Age=1800");

	fake.user(ariane).disabled = true;
	await page.waitForURL(/\/admin\/connexion\?erreur=user-disabled/);
	await expect(page.getByRole("alert")).toContainText("Cet accès est fermé");
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("Firebase signs in by e-mail link, and by password with its second factor", { tag: "@thorough" }, async ({
	page,
	office,
	fake,
}) => {
	await createAdministrator(page, office);
	await page.goto(`${office.origin}/admin/connexion/lien`);
	await page.getByLabel("Courriel").fill(ariane);
	await page.getByRole("button", { name: "Envoyer le lien" }).click();
	await page.goto(await linkMailedTo(office, ariane, /connexion|connecter/i));
	await page.getByRole("button", { name: "Me connecter" }).click();
	await hello(page);

	fake.user(ariane).totp = "JBSWY3DPEHPK3PXP";
	await page.context().clearCookies();
	await signIn(page, office);
	await page.getByLabel("Code").fill("000000");
	await page.getByRole("button", { name: "Vérifier" }).click();
	await expect(page.getByRole("alert")).toContainText("Ce code est incorrect");
	await page.getByLabel("Code").fill(totp("JBSWY3DPEHPK3PXP"));
	await page.getByRole("button", { name: "Vérifier" }).click();
	await hello(page);
});

test("sign-in needs JavaScript, retries with a captcha token, and reports a timeout", { tag: "@thorough" }, async ({
	page,
	office,
	fake,
}) => {
	await createAdministrator(page, office);
	// Without JavaScript the HTML says so, and the button is disabled: it cannot send a password.
	const html = await (await page.request.get(`${office.origin}/admin/connexion`)).text();
	expect(html).toMatch(/<noscript>[\s\S]*demande JavaScript[\s\S]*<\/noscript>/);
	expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""[^>]*>Se connecter</);

	const signInPage = await page.goto(`${office.origin}/admin/connexion`);
	const headers = signInPage?.headers() ?? {};
	expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
	expect(headers["content-security-policy"]).toContain(`connect-src 'self' http://${fake.host} `);

	// Firebase requires a captcha token: its script fetches one and retries once.
	fake.mood.captcha = true;
	await page.route("https://www.google.com/recaptcha/enterprise.js*", (route) => {
		const callback = new URL(route.request().url()).searchParams.get("onload");
		const body = `window.grecaptcha = { enterprise: { ready: (f) => f(), execute: async () => "a-token" } }; window["${callback}"]();`;
		return route.fulfill({ contentType: "text/javascript", body });
	});
	await signIn(page, office);
	await hello(page);
	expect(fake.requests.filter((name) => name.endsWith("signInWithPassword"))).toHaveLength(2);
	const inside = await page.request.get(`${office.origin}/admin`);
	expect(inside.headers()["cross-origin-opener-policy"]).toBe("same-origin");
	// Signed in, only the site's own pages may be framed (the editor's previews), not the provider's.
	expect(inside.headers()["content-security-policy"]).toContain("; frame-src 'self';");

	fake.mood.silent = true;
	await page.context().clearCookies();
	await page.clock.install();
	await signIn(page, office);
	await expect.poll(() => fake.requests.filter((name) => name.endsWith("signInWithPassword")).length).toBe(3);
	await page.clock.fastForward(30_000);
	await expect(page.getByRole("alert")).toContainText("Vérifiez votre réseau");
});
