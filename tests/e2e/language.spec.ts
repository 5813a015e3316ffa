import { expect, hydrated, localeCookie, test } from "./journey.ts";

test.describe("the home page without a language prefix", () => {
	test("redirects an English browser to /en, with a response that is never cached", async ({ request }) => {
		const response = await request.get("/", { headers: { "Accept-Language": "en-CA,en;q=0.9" }, maxRedirects: 0 });
		expect(response.status()).toBe(302);
		expect(response.headers()).toMatchObject({
			location: "/en",
			"cache-control": "no-store",
			vary: "Cookie, Accept-Language",
		});
	});

	for (const language of ["*", "fr-CA", "de"]) {
		test(`is in French for Accept-Language: ${language}`, async ({ request }) => {
			const response = await request.get("/", { headers: { "Accept-Language": language }, maxRedirects: 0 });
			expect(response.status()).toBe(200);
			expect(await response.text()).toContain('lang="fr-CA"');
		});
	}

	test("prefers the cookie to Accept-Language, and ignores an invalid cookie", async ({ request }) => {
		const visit = (cookie: string) =>
			request.get("/", { headers: { "Accept-Language": "en", Cookie: cookie }, maxRedirects: 0 });
		expect((await visit("locale=%22fr%22")).status()).toBe(200);
		expect((await visit("locale=%22en%22")).status()).toBe(302);
		expect((await visit('locale="fr"')).status()).toBe(302);
	});

	test("is the only page that redirects by language", async ({ request }) => {
		const response = await request.get("/contactez-nous", { headers: { "Accept-Language": "en" }, maxRedirects: 0 });
		expect(response.status()).toBe(200);
		expect(response.headers()["set-cookie"]).toBeUndefined();
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`choosing a language ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled, locale: "en-CA" });

		test("an English browser that chooses French stays in French", async ({ page, context }) => {
			await page.goto("/");
			await expect(page).toHaveURL(/\/en$/);
			if (javaScriptEnabled) await hydrated(page);
			await page.locator("header").getByRole("link", { name: "Français" }).first().click();
			await expect(page).toHaveURL(/:\d+\/$/);
			await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
			expect(await localeCookie(context)).toBe("%22fr%22");
			await page.goto("about:blank");
			await page.goto("/");
			await expect(page).toHaveURL(/:\d+\/$/);
		});

		test("the language link opens the same article at its translated URL", async ({ page }) => {
			await page.goto("/faut-il-nettoyer-ses-conduits");
			if (javaScriptEnabled) await hydrated(page);
			await page.locator("header").getByRole("link", { name: "English" }).first().click();
			await expect(page).toHaveURL(/\/en\/do-you-need-duct-cleaning$/);
		});
	});
}

test("the language cookie lasts a year, covers the whole site, and is SameSite=Lax", async ({ page, context }) => {
	await page.goto("/en/blog");
	expect(await localeCookie(context)).toBeUndefined();
	await hydrated(page);
	await page.locator("header").getByRole("link", { name: "Français" }).first().click();
	await expect(page).toHaveURL(/\/blogue$/);
	const cookie = (await context.cookies()).find(({ name }) => name === "locale");
	expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
});
