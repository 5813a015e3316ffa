import type { Page } from "@playwright/test";
import { totp } from "../contracts/totp.ts";
import { apiKey, type FakeFirebase, projectId, startFakeFirebase } from "../firebase/fake-firebase.ts";
import { test as base } from "./journey.ts";
import type { TestServer } from "./server.ts";
import { ariane, expect, firstAccessLink, linkMailedTo, password } from "./staff-office.ts";

/** A server whose members prove who they are to a fake of Firebase, with Firebase's own scripts on both sides. */
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

/** Without the pages: the printed link makes the member, and Firebase gets the password. */
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

test("the first administrator signs in; a stranger does not; who is disabled loses access", async ({
	page,
	office,
	fake,
}) => {
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
	await expect(alert).toContainText("L’adresse ou le mot de passe ne convient pas");
	await signIn(page, office, ariane, "not this one");
	await expect(alert).toContainText("L’adresse ou le mot de passe ne convient pas");
	await expect(page.getByRole("button", { name: "Continuer avec GitHub" })).toBeEnabled();

	await signIn(page, office);
	await hello(page);
	await page.goto(`${office.origin}/admin/journal`);
	for (const line of ["Ariane Bois a ouvert une session (Firebase)", "adresse inconnue"]) {
		await expect(page.getByRole("listitem").filter({ hasText: line }).first()).toBeVisible();
	}
	const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith(".session"));
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });

	fake.user(ariane).disabled = true;
	// The server asks Firebase every three seconds at most.
	await expect(async () => {
		await page.goto(`${office.origin}/admin/compte`);
		expect(new URL(page.url()).pathname).toBe("/admin/connexion");
	}).toPass();
	await signIn(page, office);
	await expect(alert).toContainText("Cet accès est fermé");
});

test("a refreshed token keeps the session; who Firebase signs out is signed out here", { tag: "@thorough" }, async ({
	page,
	office,
	fake,
}) => {
	await createAdministrator(page, office);
	// Five minutes and a little: the refresh comes a moment after the sign-in.
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
	await page.waitForURL(/\/admin\/connexion\?erreur=user-disabled$/);
	await expect(page.getByRole("alert")).toContainText("Cet accès est fermé");
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a link by e-mail enters through Firebase, and its second factor is asked for", { tag: "@thorough" }, async ({
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
	await expect(page.getByRole("alert")).toContainText("Ce code ne convient pas");
	await page.getByLabel("Code").fill(totp("JBSWY3DPEHPK3PXP"));
	await page.getByRole("button", { name: "Vérifier" }).click();
	await hello(page);
});

test("what fails is said: no scripts, no answer, no captcha's token", { tag: "@thorough" }, async ({
	page,
	office,
	fake,
}) => {
	await createAdministrator(page, office);
	// Without scripts, as HTML: the sentence is there, and no button that could send a password anywhere.
	const html = await (await page.request.get(`${office.origin}/admin/connexion`)).text();
	expect(html).toMatch(/<noscript>[\s\S]*demande JavaScript[\s\S]*<\/noscript>/);
	expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""[^>]*>Se connecter</);

	const door = await page.goto(`${office.origin}/admin/connexion`);
	const headers = door?.headers() ?? {};
	expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
	expect(headers["content-security-policy"]).toContain(`connect-src 'self' http://${fake.host} `);

	// Firebase asks for a captcha's token: its script fetches one and asks again, once.
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
	// The editor frames previews of the site's own pages; nothing of the provider may be framed once a member is in.
	expect(inside.headers()["content-security-policy"]).toContain("; frame-src 'self';");

	fake.mood.silent = true;
	await page.context().clearCookies();
	await page.clock.install();
	await signIn(page, office);
	await expect.poll(() => fake.requests.filter((name) => name.endsWith("signInWithPassword")).length).toBe(3);
	await page.clock.fastForward(30_000);
	await expect(page.getByRole("alert")).toContainText("Vérifiez votre réseau");
});
