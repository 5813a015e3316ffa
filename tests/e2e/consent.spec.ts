import { readDocuments } from "../faults/stored-leads.ts";
import { violations } from "./axe.ts";
import { open, pathTo, phone, prepare } from "./estimate/visitor.ts";
import { type FakeHost, startFakeHost } from "./fake-host.ts";
import { expect, hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";

let tagHost: FakeHost;
let server: TestServer;
test.beforeAll(async () => {
	tagHost = await startFakeHost(() => "window.tagManagerLoaded = true;");
	server = await startServer({ GTM_ID: "GTM-TEST1", GTM_ORIGIN: tagHost.origin });
});
test.afterAll(async () => {
	await server.stop();
	await tagHost.close();
});
test.beforeEach(() => {
	tagHost.requests.length = 0;
});
test.describe.configure({ mode: "serial" });

test("the tag manager gets no request before the visitor consents", async ({ page }) => {
	await page.goto(`${server.origin}/`);
	await hydrated(page);
	await page.locator('header > nav a[href="/blogue"]').click();
	await expect(page).toHaveURL(/blogue$/);
	await page.waitForLoadState("networkidle");
	expect(tagHost.requests).toEqual([]);
	expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test("both consent buttons look the same, and the notice covers no content", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(`${server.origin}/en/blog`);
	await hydrated(page);
	const notice = page.getByRole("region", { name: "Cookies" });
	const style = (name: string) =>
		notice.getByRole("button", { name }).evaluate((button) => {
			const { backgroundColor, color, fontSize, height } = getComputedStyle(button);
			return { backgroundColor, color, fontSize, height };
		});
	expect(await style("Accept")).toEqual(await style("Refuse"));
	await expect(notice).toHaveCSS("position", "static");
});

test("accepting loads the tag manager, sends the first page view, and is remembered", async ({ page }) => {
	await page.goto(`${server.origin}/`);
	await hydrated(page);
	await page.getByRole("button", { name: "Accepter" }).first().click();
	await expect.poll(() => tagHost.requests).toEqual(["/gtm.js?id=GTM-TEST1"]);
	await expect(page.getByRole("region", { name: "Témoins" })).toBeHidden();
	const events = await page.evaluate(() => (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify(entry))));
	expect(events[0]).toEqual({
		0: "consent",
		1: "default",
		2: expect.objectContaining({ analytics_storage: "denied" }),
	});
	expect(events[1]).toEqual({
		0: "consent",
		1: "update",
		2: expect.objectContaining({ analytics_storage: "granted" }),
	});
	expect(events.at(-1)).toMatchObject({ event: "page_view", page_path: "/" });
	await page.locator('header > nav a[href="/blogue"]').click();
	await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer?.at(-1)))).toContain("/blogue");
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await expect(page.getByRole("region", { name: "Témoins" })).toHaveCount(0);
	expect(await page.content()).toContain(`${tagHost.origin}/ns.html?id=GTM-TEST1`);
});

test("refusing is remembered, and the choice can be changed from every page", async ({ page }) => {
	await page.goto(`${server.origin}/`);
	await hydrated(page);
	await page.getByRole("button", { name: "Refuser" }).first().click();
	await expect(page.getByRole("region", { name: "Témoins" })).toBeHidden();
	await page.goto(`${server.origin}/blogue`);
	await hydrated(page);
	await expect(page.getByRole("region", { name: "Témoins" })).toHaveCount(0);
	expect(tagHost.requests).toEqual([]);
	await page.getByRole("button", { name: "Gérer les témoins" }).click();
	await expect(page.getByText("Vous avez refusé la mesure d’audience.")).toBeVisible();
	await page.locator("#consent-panel").getByRole("button", { name: "Accepter" }).click();
	await expect.poll(() => tagHost.requests).toEqual(["/gtm.js?id=GTM-TEST1"]);
});

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	test("the choice can be changed on each step of the estimate, whose bar does not cover the button", async ({
		page,
		browser,
	}) => {
		const visitor = { page, origin: server.origin, locale: "fr" as const, js: true };
		await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "H2T 2S9" } });
		const panel = page.locator("#consent-panel");
		for (const step of ["estimate-details", "estimate-appointment", "estimate-person"] as const) {
			await open(visitor, pathTo(step, "fr"));
			await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
			const button = page.getByRole("button", { name: "Gérer les témoins" });
			const bar = await page.locator(".range-bar").boundingBox();
			const box = await button.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
			await button.click();
			await expect(panel).toBeVisible();
			expect(await violations(page)).toEqual([]);
		}
		await panel.getByRole("button", { name: "Refuser" }).click();
		await expect(panel).toBeHidden();
		await expect(page).toHaveURL(server.origin + pathTo("estimate-person", "fr"));
		const resume = await page.locator("#later input[readonly]").inputValue();
		const other = await browser.newPage();
		await other.goto(resume);
		await other.getByRole("button", { name: "Gérer les témoins" }).click();
		await expect(other.locator("#consent-panel")).toBeVisible();
		await other.close();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

	test("the consent form redirects to the page it was sent from", async ({ page }) => {
		await page.goto(`${server.origin}/en/blog`);
		await page.getByRole("button", { name: "Refuse" }).first().click();
		await expect(page).toHaveURL(`${server.origin}/en/blog`);
		await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
		expect(tagHost.requests).toEqual([]);
	});

	test("an answer keeps the query of the page: the service of a link, and a search", async ({ page }) => {
		const estimate = `${server.origin}/estimation-gratuite?service=dryer-ducts&utm_source=feuillet`;
		await page.goto(estimate);
		await page.getByRole("button", { name: "Refuser" }).first().click();
		await expect(page.getByRole("region", { name: "Témoins" })).toHaveCount(0);
		await expect(page).toHaveURL(estimate);
		await expect(page.locator('[name="service"][value="dryer-ducts"]')).toBeChecked();
		await page.context().clearCookies();
		await page.goto(`${server.origin}/recherche?q=eau+de+Javel`);
		await page.getByRole("button", { name: "Refuser" }).first().click();
		await expect(page.locator("main").getByRole("searchbox")).toHaveValue("eau de Javel");
	});

	test("the consent notice is not printed", async ({ page }) => {
		await page.goto(`${server.origin}/en/blog`);
		await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
	});

	test("an answer on an address that does not exist keeps the visitor's language", async ({ page }) => {
		await page.goto(`${server.origin}/en/not/there`);
		await page.getByRole("button", { name: "Refuse" }).first().click();
		await expect(page).toHaveURL(`${server.origin}/en`);
	});
});

test.describe("when the script cannot save the answer", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("the form is sent instead, and each answer is recorded with the language of its question", async ({ page }) => {
		const recorded = () =>
			readDocuments(server.data, "consents")
				.filter(({ data }) => data.locale === "en")
				.map(({ data }) => data.choice);
		const before = recorded().length;
		await page.goto(`${server.origin}/en/blog`);
		await hydrated(page);
		await page.getByRole("button", { name: "Refuse" }).first().click();
		await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
		await page.getByRole("button", { name: "Manage cookies" }).click();
		await page.route("**/_consent", (route) =>
			route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
		);
		await page.locator("#consent-panel").getByRole("button", { name: "Accept" }).click();
		await expect.poll(() => recorded().length).toBe(before + 2);
		expect(recorded()).toEqual(expect.arrayContaining(["granted", "refused"]));
		await expect(page).toHaveURL(`${server.origin}/en/blog`);
	});
});

test("a consent choice posted from another site is rejected", async ({ request }) => {
	const response = await request.post(`${server.origin}/_consent`, {
		form: { choice: "granted" },
		headers: { Origin: "https://evil.example" },
		maxRedirects: 0,
	});
	expect(response.status()).toBeGreaterThanOrEqual(400);
	expect(response.headers()["set-cookie"]).toBeUndefined();
});

test("CONSENT=implied loads the tag manager without asking", { tag: "@thorough" }, async ({ page, launch }) => {
	const implied = await launch({ GTM_ID: "GTM-TEST1", GTM_ORIGIN: tagHost.origin, CONSENT: "implied" });
	await page.goto(`${implied.origin}/`);
	await expect.poll(() => tagHost.requests).toContain("/gtm.js?id=GTM-TEST1");
});

test("without GTM_ID the console shows one warning and no consent notice appears", { tag: "@thorough" }, async ({
	page,
}) => {
	const warnings: string[] = [];
	page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
	await page.goto("/");
	await hydrated(page);
	await page.locator('header > nav a[href="/blogue"]').click();
	await expect(page).toHaveURL(/blogue$/);
	expect(warnings.filter((text) => text === "Google Tag Manager ID is not set.")).toHaveLength(1);
	await expect(page.getByRole("region", { name: "Témoins" })).toHaveCount(0);
});

test("the captcha script loads only once a form field has focus", async ({ page, launch }) => {
	const captchaHost = await startFakeHost(
		() => `setTimeout(() => { window.grecaptcha = {
			ready: (callback) => callback(),
			render: (container, options) => { window.rendered = options; return 7; },
			execute: (client, options) => Promise.resolve(client + ":" + options.action),
		}; }, 60);`,
	);
	const own = await launch({
		DESIGN_PAGE: "1",
		CAPTCHA_SITE_KEY: "test-site-key-1",
		CAPTCHA_ORIGIN: captchaHost.origin,
	});
	try {
		for (const path of ["/contactez-nous", "/_design"]) {
			await page.goto(own.origin + path);
			await hydrated(page);
			await page.waitForLoadState("networkidle");
			expect(captchaHost.requests, path).toEqual([]);
		}
		await page.getByLabel("Code postal").first().focus();
		await expect.poll(() => captchaHost.requests).toEqual(["/recaptcha/api.js?render=explicit"]);
		await page.waitForFunction(() => "rendered" in window);
		expect(await page.evaluate(() => (window as unknown as { rendered: object }).rendered)).toMatchObject({
			sitekey: "test-site-key-1",
			size: "invisible",
		});
		await expect(page.getByText("protégé par reCAPTCHA")).toBeVisible();
	} finally {
		await captchaHost.close();
	}
});
