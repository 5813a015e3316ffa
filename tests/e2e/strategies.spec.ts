import { execFileSync } from "node:child_process";
import type { APIRequestContext, Page } from "@playwright/test";
import { ask } from "./crawl.ts";
import { expect, hydrated, localeCookie, test } from "./journey.ts";
import { childrenNamed, readHtml, readXml, textOf } from "./parse.ts";

/** Builds the site for one locale strategy, beside the build under test. */
function buildFor(strategy: string) {
	const env = { LOCALE_STRATEGY: strategy, BUILD_DIR: `build/strategies/${strategy}` };
	execFileSync("node", ["scripts/build.ts"], { env: { ...process.env, ...env }, stdio: "ignore" });
	return env;
}

/** Slow: each test builds the site and reads pages. */
test.describe.configure({ mode: "serial", timeout: 180_000 });

/**
 * Expects every fifth URL of the sitemap (all of them in a thorough run) to answer 200, be canonical and name the same
 * translations. Returns all paths.
 */
async function readSitemap(page: Page, request: APIRequestContext, origin: string): Promise<string[]> {
	const sitemap = await readXml(page, await (await request.get(`${origin}/sitemap.xml`)).text());
	const entries = childrenNamed(sitemap, "url");
	for (const entry of entries.filter((_, index) => process.env.THOROUGH || index % 5 === 0)) {
		const address = textOf(entry, "loc");
		const response = await ask(request, address);
		expect(response.status(), address).toBe(200);
		const { canonicals, alternates } = await readHtml(page, await response.text());
		expect(canonicals).toEqual([address]);
		expect(alternates, address).toEqual(
			Object.fromEntries(childrenNamed(entry, "link").map(({ attributes: { hreflang, href } }) => [hreflang, href])),
		);
	}
	return entries.map((entry) => textOf(entry, "loc").slice(origin.length));
}

/** Returns the feeds and the manifest that a page links to. Expects them to answer 200. */
async function filesNamedBy(page: Page, request: APIRequestContext): Promise<string[]> {
	await hydrated(page);
	const { feeds } = await readHtml(page, await page.content());
	const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
	const files = [...feeds, manifest ?? ""];
	for (const file of files) expect((await ask(request, new URL(file, page.url()).href)).status(), file).toBe(200);
	return files;
}

test("prefix_and_default serves French under /fr too", { tag: "@thorough" }, async ({ page, request, launch }) => {
	const server = await launch(buildFor("prefix_and_default"));
	await page.goto(`${server.origin}/fr/contactez-nous`);
	await hydrated(page);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${server.origin}/contactez-nous`);
	await page.goto(`${server.origin}/fr`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await filesNamedBy(page, request)).toEqual(["/blogue/rss.xml", "/blogue/atom.xml", "/site.webmanifest"]);
	const listed = await readSitemap(page, request, server.origin);
	expect(listed).toEqual(expect.arrayContaining(["/", "/en", "/contactez-nous", "/en/contact-us"]));
	expect(listed.filter((path) => path.startsWith("/fr"))).toEqual([]);
	expect(await (await request.get(`${server.origin}/robots.txt`)).text()).toContain("/fr/contactez-nous/merci/");
});

test("no_prefix has one URL per page, and a form that chooses the language", { tag: "@thorough" }, async ({
	page,
	context,
	request,
	launch,
}) => {
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
	expect(await filesNamedBy(page, request)).toEqual(["/blog/rss.xml", "/blog/atom.xml", "/site.en.webmanifest"]);
	const listed = await readSitemap(page, request, server.origin);
	expect(listed).toContain("/faut-il-nettoyer-ses-conduits");
	expect(listed.filter((path, index) => listed.indexOf(path) !== index || path.startsWith("/en"))).toEqual([]);
	const english = await readXml(page, await (await request.get(`${server.origin}/blog/rss.xml`)).text());
	expect(english.text).toContain("Do you really need your ducts cleaned?");
});
