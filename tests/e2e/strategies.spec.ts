import { execFileSync } from "node:child_process";
import { expect, hydrated, localeCookie, test } from "./journey.ts";
import { startServer } from "./server.ts";

/** Each strategy is a build of its own, beside the one under test. */
async function startWith(strategy: string) {
	const env = { LOCALE_STRATEGY: strategy, BUILD_DIR: `build/strategies/${strategy}` };
	execFileSync("node", ["scripts/build.ts"], { env: { ...process.env, ...env }, stdio: "ignore" });
	return startServer(env);
}

test.describe.configure({ mode: "serial" });

test("prefix_and_default answers in French under /fr too", async ({ page }) => {
	const server = await startWith("prefix_and_default");
	try {
		await page.goto(`${server.origin}/fr/contactez-nous`);
		await hydrated(page);
		await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${server.origin}/contactez-nous`);
		await page.goto(`${server.origin}/fr`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	} finally {
		await server.stop();
	}
});

test("no_prefix has one address a page and a form that chooses the language", async ({ page, context }) => {
	const server = await startWith("no_prefix");
	try {
		await page.goto(`${server.origin}/contactez-nous`);
		await hydrated(page);
		await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
		await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
		await page.locator("header").getByRole("button", { name: "English" }).first().click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
		await expect(page).toHaveURL(`${server.origin}/contactez-nous`);
		expect(await localeCookie(context)).toBe("%22en%22");
		await page.goto(`${server.origin}/en/blog`);
		await expect(page).toHaveURL(`${server.origin}/blogue`);
		await page.goto(`${server.origin}/en/do-you-need-duct-cleaning`);
		await expect(page).toHaveURL(`${server.origin}/faut-il-nettoyer-ses-conduits`);
	} finally {
		await server.stop();
	}
});
