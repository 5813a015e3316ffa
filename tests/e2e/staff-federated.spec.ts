import { resolve } from "node:path";
import { test } from "./journey.ts";
import { expect, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

test("a member can link a GitHub account and sign in with it; an account that is not linked is rejected", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	const server = await launchOffice({
		GITHUB_CLIENT_ID: "id",
		GITHUB_CLIENT_SECRET: "secret",
		NODE_OPTIONS: `--import ${resolve("tests/e2e/faults/fake-github.mjs")}`,
	});
	// Replaces the redirect to GitHub by GitHub's redirect back. Playwright cannot intercept redirects in the browser.
	await page.route(/\/admin\/connexion\/avec\/github/, async (route) => {
		const answer = await route.fetch({ maxRedirects: 0 });
		const asked = new URL(answer.headers().location ?? "");
		expect(asked.origin + asked.pathname).toBe("https://github.com/login/oauth/authorize");
		const back = new URL(asked.searchParams.get("redirect_uri") ?? "");
		back.searchParams.set("code", "a-code");
		back.searchParams.set("state", asked.searchParams.get("state") ?? "");
		await route.fulfill({ response: answer, headers: { ...answer.headers(), location: back.href } });
	});
	await page.goto(`${server.origin}/admin/tableau`);
	await page.getByRole("link", { name: "Continuer avec GitHub" }).click();
	await expect(page).toHaveURL(/&retour=%2Fadmin%2Ftableau$/);
	await expect(page.getByRole("alert")).toContainText("Ce compte n’est relié à aucun accès");

	await signIn(page, server);
	await page.goto(`${server.origin}/admin/compte`);
	await page.getByRole("link", { name: "Relier GitHub" }).click();
	await expect(page.getByRole("button", { name: "Délier GitHub" })).toBeVisible();
	await page.context().clearCookies();
	await page.goto(`${server.origin}/admin/chiffres`);
	await page.getByRole("link", { name: "Continuer avec GitHub" }).click();
	await page.getByRole("button", { name: "Plus tard" }).click();
	await expect(page).toHaveURL(`${server.origin}/admin/chiffres`);
});
