import { deadLink } from "../../content/messages/dead-link.ts";
import { errorPage } from "../../content/messages/error-page.ts";
import { expect, hydrated, test } from "./journey.ts";

test.use({ expectedErrors: /status of (?:404|500)|Error while mounting app:|tripped|foreign|ERR_CONNECTION_REFUSED/ });

const screens = [
	{ path: "/rien", text: "Cette page n’existe pas", cta: "Retour à l’accueil", home: "/" },
	{ path: "/en/nothing/here", text: "This page does not exist", cta: "Back to the home page", home: "/en" },
];

for (const { path, text, cta, home } of screens) {
	const tag = path === "/rien" ? [] : ["@thorough"];
	test(`an unknown path shows the 404 screen: ${path}`, { tag }, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await hydrated(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
		await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
		await expect(page.getByText(text)).toBeVisible();
		// The visitor's language comes first; the technical line, which is English on every page, comes below.
		await expect(page.locator("main h1 ~ p").first()).toContainText(text);
		await expect(page.locator("main h1 ~ p").nth(1)).toHaveAttribute("lang", "en");
		await expect(page.locator("main").getByRole("link", { name: cta })).toHaveAttribute("href", home);
	});
}

for (const [path, reason] of [
	["/estimation-gratuite/suivi/iSUyS-H5BfP8gvLLj7aQ9w", deadLink.fr.request],
	["/en/unsubscribe/iSUyS-H5BfP8gvLLj7aQ9w", deadLink.en.mails],
	["/promotions/confirmer/iSUyS-H5BfP8gvLLj7aQ9w", deadLink.fr.mails],
] as const) {
	test(`a dead link of one person says so and shows its token nowhere: ${path}`, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		const main = page.locator("main");
		await expect(main.getByText(new RegExp(`${reason} 514.555.0142\\.$`))).toBeVisible();
		await expect(main).not.toContainText("H5BfP8gvLLj7aQ9w");
		await expect(main.getByRole("searchbox")).toHaveValue("");
		await expect(main.getByText("Page not found")).toHaveCount(0);
	});
}

test("a hostile path is shown as text", async ({ page }) => {
	await page.goto("/<img src=x onerror=alert(1)>/x");
	await expect(page.getByText("Page not found: /<img src=x onerror=alert(1)>/x")).toBeVisible();
	await expect(page.locator("main img[src='x']")).toHaveCount(0);
});

test("a path that is not a valid slug shows its own 404 message", { tag: "@thorough" }, async ({ page }) => {
	const response = await page.goto("/Not_A_Slug");
	expect(response?.status()).toBe(404);
	await expect(page.getByText("Page Not Found: /Not_A_Slug")).toBeVisible();
});

test("a link to an unknown page shows the 404 screen inside the application, and Back returns", async ({ page }) => {
	await page.goto("/blogue");
	await hydrated(page);
	const answer = page.waitForResponse("**/pas-encore/_payload.json");
	await page.evaluate(() => {
		document.documentElement.dataset.document = "first";
		const link = document.querySelector<HTMLAnchorElement>('header a[href="/contactez-nous"]');
		link?.setAttribute("href", "/pas-encore");
		link?.click();
	});
	const payload = await answer;
	expect(payload.status()).toBe(404);
	expect((await payload.json()).error).toEqual({
		...{ status: 404, message: "Page not found: /pas-encore", query: "pas encore" },
	});
	await expect(page).toHaveURL(/\/pas-encore$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
	await expect(page.getByText("Page not found: /pas-encore", { exact: true })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-document", "first");
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Des conseils utiles, sans rien vous vendre");
});

test("an unhandled rejection of the bundle shows the error screen, and one of a foreign script does not", async ({
	page,
}) => {
	await page.route("**/assets/entry.client-*.js", async (route) => {
		const response = await route.fetch();
		const trip = 'addEventListener("trip", () => void Promise.reject(new Error("tripped")));';
		await route.fulfill({ response, body: `${await response.text()}\n${trip}` });
	});
	await page.goto("/en/blog");
	await hydrated(page);
	const failed: string[] = [];
	page.on("pageerror", ({ message }) => failed.push(message));
	await page.evaluate(() => {
		void Promise.reject(new Error("foreign rejection"));
		setTimeout(() => {
			throw new Error("foreign error");
		});
	});
	await expect.poll(() => failed.length).toBe(2);
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("500");
	await page.evaluate(() => void dispatchEvent(new Event("trip")));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("500");
	await expect(page.getByRole("link", { name: "Back to the home page" })).toBeVisible();
});

test("an error while mounting is logged and shows the error screen", { tag: "@thorough" }, async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	// Corrupts the page's embedded payload.
	await page.route("/", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('id="page-payload">{', 'id="page-payload">damaged{');
		await route.fulfill({ response, body });
	});
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("500");
	expect(logged.some((line) => line.startsWith("Error while mounting app:"))).toBe(true);
});

test("the error screen tries the same address again, with its query", async ({ page, baseURL }) => {
	await page.goto("/blogue");
	await hydrated(page);
	const failing = (url: URL) => url.pathname === "/recherche/_payload.json";
	await page.route(failing, async (route) => {
		const payload = await (await route.fetch()).json();
		const error = { status: 500, message: "Internal Server Error" };
		await route.fulfill({ status: 500, json: { ...payload, error, content: null } });
	});
	await page.evaluate(() => {
		const link = document.querySelector<HTMLAnchorElement>('header a[href="/contactez-nous"]');
		link?.setAttribute("href", "/recherche?q=s%C3%A9cheuse&page=2");
		link?.click();
	});
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("500");
	await expect(page.getByRole("link", { name: errorPage.fr.retry })).toHaveJSProperty(
		"href",
		`${baseURL}/recherche?q=s%C3%A9cheuse&page=2`,
	);
	await page.unroute(failing);
	await page.getByRole("link", { name: errorPage.fr.retry }).click();
	await expect(page.getByLabel("Votre recherche")).toHaveValue("sécheuse");
});

test("when the server fails to render a page, the browser renders it", async ({ page, launch }) => {
	const server = await launch({ NODE_OPTIONS: "--import ./tests/e2e/faults/render-throws.mjs" });
	const response = await page.goto(`${server.origin}/blogue`);
	expect(response?.status()).toBe(500);
	expect(await response?.text()).not.toContain("<main");
	await hydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Des conseils utiles, sans rien vous vendre");
});
