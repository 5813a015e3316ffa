import { execFileSync } from "node:child_process";
import { expect, hydrated, localeCookie, test } from "./journey.ts";

/** Each strategy is a build of its own, beside the one under test. */
function buildFor(strategy: string) {
	const env = { LOCALE_STRATEGY: strategy, BUILD_DIR: `build/strategies/${strategy}` };
	execFileSync("node", ["scripts/build.ts"], { env: { ...process.env, ...env }, stdio: "ignore" });
	return env;
}

test.describe.configure({ mode: "serial" });

test("prefix_and_default answers in French under /fr too", async ({ page, launch }) => {
	const server = await launch(buildFor("prefix_and_default"));
	await page.goto(`${server.origin}/fr/contactez-nous`);
	await hydrated(page);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${server.origin}/contactez-nous`);
	await page.goto(`${server.origin}/fr`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("no_prefix has one address a page and a form that chooses the language", async ({ page, context, launch }) => {
	const server = await launch(buildFor("no_prefix"));
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
});
