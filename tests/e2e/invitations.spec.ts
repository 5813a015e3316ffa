import { totp } from "../contracts/totp.ts";
import { hydrated, test } from "./journey.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, expect, firstAccessLink, linkMailedTo, password, signIn } from "./staff-office.ts";

/** The tests share one server and run in order: the third one needs the member that the first one invites. */
test.use({ expectedErrors: /status of 4(?:01|10)/ });

const emma = "emma@airelle.example";
const server = officeServer();

test("an invitation is in the language of the invited member and signs them in", async ({ page, browser }) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/membres`);
	await page.getByLabel("Nom").fill("Emma Hill");
	await page.getByLabel("Courriel").fill(emma);
	await page.getByLabel("Langue").selectOption("en");
	await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
	const link = await linkMailedTo(server, emma, /^Your account/);

	const context = await browser.newContext({ locale: "fr-CA" });
	const [tab, second] = [await context.newPage(), await context.newPage()];
	for (const each of [tab, second]) {
		await each.goto(link);
		await expect(each.locator("html")).toHaveAttribute("lang", "en-CA");
		await expect(each.getByRole("heading", { level: 1 })).toHaveText("Welcome");
	}
	// The language can be changed on the page, and stays changed for the member.
	await second.getByRole("button", { name: "Français" }).click();
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Bienvenue");
	await second.getByRole("button", { name: "English" }).click();
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Welcome");
	await tab.getByLabel("New password").fill(password);
	await tab.getByRole("button", { name: "Save password" }).click();
	await tab.waitForURL(/\/admin\/connexion\/second-facteur$/);
	await tab.getByRole("button", { name: "Later" }).click();
	await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Requests");

	// The tab that was opened before cannot replace the password.
	const before = (await context.cookies()).filter(({ name }) => name.includes("session"));
	await second.getByLabel("New password").fill("un tout autre mot de passe");
	await second.getByRole("button", { name: "Save password" }).click();
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Link expired");
	expect((await context.cookies()).filter(({ name }) => name.includes("session"))).toEqual(before);
	const again = await context.request.get(link);
	expect(again.status()).toBe(410);
	expect(await again.text()).toContain("Link expired");
	await context.close();
});

test("an invitation replaces the session of the browser, and a cancelled one signs nobody in", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	const own = (await page.context().cookies()).find(({ name }) => name.includes("session_token"))?.value;
	const headers = { Origin: server.origin };
	for (const name of ["Ines", "Omar"]) {
		const form = { name, email: `${name.toLowerCase()}@airelle.example`, role: "agent", locale: "fr" };
		await page.request.post(`${server.origin}/admin/membres`, { form, headers });
	}
	const [ines, omar] = [
		await linkMailedTo(server, "ines@airelle.example", /accès/),
		await linkMailedTo(server, "omar@airelle.example", /accès/),
	];
	await page.goto(`${server.origin}/admin/membres`);
	await page.getByRole("link", { name: /Omar/ }).click();
	await page.getByLabel("Oui, supprimer cette personne").check();
	await page.getByRole("button", { name: "Supprimer" }).click();
	await page.waitForURL(/\/admin\/membres$/);
	const cancelled = await page.request.post(omar, { form: { newPassword: password }, headers, maxRedirects: 0 });
	expect(cancelled.status()).toBe(410);
	expect((await page.request.get(`${server.origin}/admin/membres`)).status()).toBe(200);

	const joined = await page.request.post(ines, { form: { newPassword: password }, headers, maxRedirects: 0 });
	expect(joined.status()).toBe(303);
	const cookie = (await page.context().cookies()).find(({ name }) => name.includes("session_token"))?.value;
	expect(cookie).not.toBe(own);
	expect((await page.request.get(`${server.origin}/admin/membres`)).status()).toBe(403);
});

test("a new password from a reset link signs in, but still asks for the second factor", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server, emma);
	const path = `${server.origin}/admin/compte/second-facteur`;
	await page.goto(path);
	await page.getByLabel("Current password").fill(password);
	await page.getByRole("button", { name: "Start" }).click();
	const key = ((await page.locator("[data-key]").textContent()) ?? "").replaceAll(" ", "");
	await page.getByLabel("Code", { exact: true }).fill(totp(key));
	await page.getByRole("button", { name: "Turn on two-step verification" }).click();
	await page.waitForURL(/avis=saved/);
	await page.context().clearCookies();
	await page.goto(`${server.origin}/admin/connexion/lien`);
	await page.getByLabel("Courriel").fill(emma);
	await page.getByRole("button", { name: "Choisir un nouveau mot de passe" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regardez vos courriels");
	await page.goto(await linkMailedTo(server, emma, /^Choose a new password/));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("New password");
	await page.getByLabel("New password").fill("quatre grands chiens noirs");
	await page.getByRole("button", { name: "Save password" }).click();
	await page.waitForURL(/\/admin\/connexion\/code$/);
	const half = await page.request.get(`${server.origin}/admin/compte`, { maxRedirects: 0 });
	expect(half.headers().location).toMatch(/^\/admin\/connexion\/code/);
});

test("pressing twice at the first access shows that it works, and signs in", { tag: "@thorough" }, async ({
	page,
	launch,
}) => {
	const fresh = await launch();
	const link = await firstAccessLink(fresh);
	// Without JavaScript the browser sends the form twice: both answers must be the same.
	const form = { name: "Ariane Bois", email: ariane, newPassword: password };
	const headers = { Origin: fresh.origin };
	await page.goto(link);
	await hydrated(page);
	await page.getByLabel("Nom").fill(form.name);
	await page.getByLabel("Courriel").fill(form.email);
	await page.getByLabel("Mot de passe").fill(form.newPassword);
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") sent.push(request.url());
	});
	const button = page.getByRole("button", { name: "Créer l’accès" });
	// Holds the answer back until the button was seen busy and pressed again.
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/premier-acces/, async (route) => {
		await held;
		await route.continue();
	});
	await button.click();
	await expect(button).toHaveAttribute("aria-busy", "true");
	await button.evaluate((element) => (element as HTMLButtonElement).click());
	release();
	await page.waitForURL(/\/admin\/connexion\/second-facteur$/);
	expect(sent).toHaveLength(1);
	const twice = await page.request.post(link, { form, headers, maxRedirects: 0 });
	expect([twice.status(), twice.headers().location]).toEqual([303, "/admin/connexion/second-facteur"]);
	const other = { ...form, newPassword: "un tout autre mot de passe" };
	expect((await page.request.post(link, { form: other, headers, maxRedirects: 0 })).status()).toBe(410);
	expect((await page.request.get(`${fresh.origin}/admin`)).status()).toBe(200);
});
