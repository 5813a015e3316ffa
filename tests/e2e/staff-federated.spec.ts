import { resolve } from "node:path";
import { test } from "./journey.ts";
import { createAdministrator, expect, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

test("a member links a GitHub account, then signs in with it; a stranger's account opens nothing", async ({
	page,
	launch,
}) => {
	const server = await launch({
		GITHUB_CLIENT_ID: "id",
		GITHUB_CLIENT_SECRET: "secret",
		NODE_OPTIONS: `--import ${resolve("tests/e2e/faults/fake-github.mjs")}`,
	});
	// The provider's page: it sends the browser straight back.
	await page.route("https://github.com/login/oauth/authorize*", (route) => {
		const asked = new URL(route.request().url()).searchParams;
		const back = new URL(asked.get("redirect_uri") ?? "");
		back.searchParams.set("code", "a-code");
		back.searchParams.set("state", asked.get("state") ?? "");
		return route.fulfill({ status: 302, headers: { Location: back.href } });
	});
	await createAdministrator(page, server);
	await page.goto(`${server.origin}/admin/connexion`);
	await page.getByRole("link", { name: "Continuer avec GitHub" }).click();
	await expect(page.getByRole("alert")).toContainText("Ce compte n’est relié à aucun accès");

	await signIn(page, server);
	await page.goto(`${server.origin}/admin/compte`);
	await page.getByRole("link", { name: "Relier GitHub" }).click();
	await expect(page.getByRole("button", { name: "Délier GitHub" })).toBeVisible();
	await page.context().clearCookies();
	await page.goto(`${server.origin}/admin/connexion`);
	await page.getByRole("link", { name: "Continuer avec GitHub" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
});
