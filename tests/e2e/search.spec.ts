import { overflow, violations } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";

for (const javaScriptEnabled of [true, false]) {
	const usuallyWithJs = { tag: javaScriptEnabled ? [] : ["@thorough"] };
	test.describe(`searching ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test("the header link leads to the search, and a result opens its page", async ({ page }) => {
			await page.goto("/services/grand-menage");
			if (javaScriptEnabled) await hydrated(page);
			await page.locator("header").getByRole("link", { name: "Rechercher" }).click();
			await expect(page).toHaveURL(/\/recherche$/);
			const field = page.getByLabel("Votre recherche");
			if (javaScriptEnabled) await expect(field).toBeFocused();
			await field.fill("secheuse");
			await page.getByRole("button", { name: "Rechercher", exact: true }).click();
			await expect(page).toHaveURL(/\/recherche\?q=secheuse$/);
			await expect(page.getByText(/^\d+ résultats pour «\ssecheuse\s»$/)).toBeVisible();
			await expect(field).toHaveValue("secheuse");
			const first = page.locator("main li:has(h2)").first();
			await expect(first.locator("mark").first()).toHaveText("sécheuse");
			await expect(first).toContainText("Service");
			await first.getByRole("link").click();
			await expect(page).toHaveURL(/\/services\/conduits-secheuse$/);
		});

		test("a misspelled query offers the corrected one", usuallyWithJs, async ({ page }) => {
			await page.goto("/en/search?q=matress");
			if (javaScriptEnabled) await hydrated(page);
			await expect(page.getByText("No results for “matress”")).toBeVisible();
			await expect(page.locator("main").getByRole("link", { name: "Dryer ducts" })).toBeVisible();
			await page.getByRole("link", { name: "mattress", exact: true }).click();
			await expect(page.getByText(/^\d+ results for “mattress”$/)).toBeVisible();
			await expect(page.getByLabel("Your search")).toHaveValue("mattress");
		});

		test("the language link keeps the query", usuallyWithJs, async ({ page }) => {
			await page.goto("/recherche?q=ventilation+%26+air");
			if (javaScriptEnabled) await hydrated(page);
			await page.locator("header").getByRole("link", { name: "English" }).click();
			await expect(page).toHaveURL(/\/en\/search\?q=ventilation\+%26\+air$/);
			await expect(page.getByLabel("Your search")).toHaveValue("ventilation & air");
		});

		test("results beyond the first page are one press away", usuallyWithJs, async ({ page }) => {
			await page.goto("/recherche?q=nettoyage");
			if (javaScriptEnabled) await hydrated(page);
			const hits = page.locator("main li:has(h2)");
			const count = page.getByText(/^\d+ résultats pour «\snettoyage\s»/);
			const total = Number.parseInt((await count.textContent()) ?? "", 10);
			const place = page.getByRole("navigation", { name: "Pages de résultats" });
			await expect(hits).toHaveCount(12);
			const seen = new Set(await hits.getByRole("link").evaluateAll((links) => links.map((link) => link.textContent)));
			const pages = Math.ceil(total / 12);
			for (let number = 2; number <= pages; number++) {
				await place.getByRole("link", { name: "Suivants" }).click();
				await expect(page).toHaveURL(new RegExp(`q=nettoyage&page=${number}$`));
				await expect(page).toHaveTitle(new RegExp(`nettoyage \\(${number}\\)`));
				await expect(place).toContainText(`Page ${number} de ${pages}`);
				for (const title of await hits.getByRole("link").allTextContents()) seen.add(title);
			}
			expect(seen.size).toBe(total);
			await expect(page.getByRole("link", { name: "Suivants" })).toHaveCount(0);
			await expect(count).toBeVisible();
			await page.getByRole("link", { name: "Précédents" }).click();
			await expect(place).toContainText(`Page ${pages - 1} de ${pages}`);
			await page.goto("/recherche?q=nettoyage&page=999");
			await expect(place).toContainText(`Page ${pages} de ${pages}`);
		});

		test.describe("unknown pages", { tag: javaScriptEnabled ? ["@thorough"] : [] }, () => {
			test.use({ expectedErrors: /404/ });

			test("the 404 screen offers to search for the words of the URL", async ({ page }) => {
				const response = await page.goto("/vieux/nettoyage-tapis-laine.html");
				expect(response?.status()).toBe(404);
				await expect(page.getByLabel("Chercher dans le site")).toHaveValue("nettoyage tapis laine");
				await page.locator("main").getByRole("button", { name: "Rechercher" }).click();
				await expect(page).toHaveURL(/\/recherche\?q=nettoyage\+tapis\+laine$/);
				await expect(page.locator("main li:has(h2)").first()).toBeVisible();
			});
		});
	});
}

test("a link to other results leads to where they begin, and says which page it is", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/recherche?q=nettoyage");
	await hydrated(page);
	const count = page.getByRole("status").filter({ hasText: "résultats pour" });
	const isAtStart = async () => {
		await expect(count).toBeFocused();
		await expect(count).toBeInViewport();
		await expect(page.locator("main li:has(h2)").first()).toBeInViewport();
	};
	await page.getByRole("link", { name: "Suivants" }).press("Enter");
	await expect(count).toHaveText(/» Page 2 de \d+$/);
	await isAtStart();
	await page.getByRole("link", { name: "Précédents" }).click();
	await expect(count).toHaveText(/»$/);
	await isAtStart();
	// Back returns to the place where the link was pressed.
	await page.goBack();
	await expect(count).toHaveText(/Page 2 de \d+$/);
	await expect(page.getByRole("link", { name: "Précédents" })).toBeInViewport();

	await page.goto("/recherche?q=nettoyaje");
	await hydrated(page);
	await page.getByRole("link", { name: "nettoyage", exact: true }).press("Enter");
	await expect(count).toHaveText(/«\snettoyage\s»$/);
	await isAtStart();
});

test("the phone menu and the footer lead to the search", { tag: "@thorough" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/en");
	await hydrated(page);
	await page.getByRole("button", { name: "Open the menu" }).click();
	await page.locator("#menu-panel").getByRole("link", { name: "Search" }).click();
	await expect(page).toHaveURL(/\/en\/search$/);
	await expect(page.locator("#menu-panel")).toBeHidden();
	await expect(page.locator("footer").getByRole("link", { name: "Search" })).toHaveAttribute("href", "/en/search");
});

test("suggestions work by keyboard alone", async ({ page }) => {
	await page.goto("/recherche");
	await hydrated(page);
	const field = page.getByRole("combobox", { name: "Votre recherche" });
	await expect(field).toHaveAttribute("aria-expanded", "false");
	await field.focus();
	await page.keyboard.type("tapis");
	const options = page.getByRole("option");
	await expect(options.first()).toBeVisible();
	await expect(field).toHaveAttribute("aria-expanded", "true");
	await expect(page.getByText(/^\d suggestions$/)).toBeAttached();
	expect(await violations(page)).toEqual([]);

	await page.keyboard.press("ArrowDown");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
	await page.keyboard.press("ArrowUp");
	await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
	await page.keyboard.press("ArrowUp");
	await expect(options.last()).toHaveAttribute("aria-selected", "true");

	await page.keyboard.press("Escape");
	await expect(options).toHaveCount(0);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue("tapis");

	await page.keyboard.type(" laine");
	await expect(options.first()).toContainText("Tache sur un tapis de laine");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/taches-tapis-de-laine$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/recherche$/);
});

test("Enter without a selected suggestion searches, and Back restores the previous query", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto("/en/search?q=dryer");
	await hydrated(page);
	const field = page.getByRole("combobox", { name: "Your search" });
	await field.fill("wool");
	await expect(page.getByRole("option").first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\?q=wool$/);
	await expect(page.getByRole("option")).toHaveCount(0);
	await expect(page.getByText(/results for “wool”$/)).toBeVisible();
	await expect(field).toBeFocused();
	await page.goBack();
	await expect(page.getByText(/results for “dryer”$/)).toBeVisible();
	await expect(field).toHaveValue("dryer");
});

test("what is typed while the results are loading stays in the field", async ({ page }) => {
	await page.goto("/recherche");
	await hydrated(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/_payload\.json\?q=/, async (route) => {
		await held;
		await route.continue();
	});
	const field = page.getByLabel("Votre recherche");
	await field.fill("tapis");
	await field.press("Enter");
	await field.pressSequentially(" de laine");
	release();
	await expect(page.getByText(/ pour «\stapis\s»$/)).toBeVisible();
	await expect(field).toHaveValue("tapis de laine");
	await field.press("Enter");
	await expect(page.getByText(/ pour «\stapis de laine\s»$/)).toBeVisible();
	await page.goBack();
	await expect(field).toHaveValue("tapis");
});

test("suggestions that arrive after Enter do not cover the results", async ({ page }) => {
	const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/_search/suggestions?*", async (route) => {
		await waiting;
		await route.continue().catch(() => undefined);
	});
	await page.goto("/recherche");
	await hydrated(page);
	const field = page.getByRole("combobox", { name: "Votre recherche" });
	const asked = page.waitForRequest("**/_search/suggestions?*");
	await field.pressSequentially("tapis");
	await asked;
	await field.press("Enter");
	await expect(page.getByText(/résultats pour «\stapis\s»$/)).toBeVisible();
	arrive();
	await page.waitForTimeout(500);
	await expect(page.getByRole("option")).toHaveCount(0);
	// As quick as the pause before suggestions are asked for.
	await field.fill("laine");
	await field.press("Enter");
	await expect(page.getByText(/résultats pour «\slaine\s»$/)).toBeVisible();
	await page.waitForTimeout(500);
	await expect(page.getByRole("option")).toHaveCount(0);
});

test("a click on a suggestion opens its page", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en/search");
	await hydrated(page);
	await page.getByRole("combobox").fill("matress");
	// The suggestion corrects the misspelling.
	await page.getByRole("option", { name: /Mattresses and dust mites/ }).click();
	await expect(page).toHaveURL(/\/en\/mattresses-and-dust-mites$/);
});

test("the search works when suggestions fail to load", { tag: "@thorough" }, async ({ page }) => {
	await page.route("**/_search/suggestions?*", (route) => route.fulfill({ status: 200, body: "not JSON" }));
	await page.goto("/recherche");
	await hydrated(page);
	const asked = page.waitForResponse("**/_search/suggestions?*");
	await page.getByRole("combobox").fill("tapis");
	await asked;
	await page.keyboard.press("Enter");
	await expect(page.getByText(/résultats pour «\stapis\s»$/)).toBeVisible();
});

const states = [
	{ path: "/recherche", width: 360 },
	{ path: "/recherche?q=tapis", width: 1440 },
	{ path: "/en/search?q=matress", width: 360 },
	{ path: "/en/search?q=wool+xylophone", width: 1440 },
];

// A normal run looks at the two states with a suggestion and with nothing found.
test("every state of the page passes axe, and fits phone and desktop", { tag: "@thorough" }, async ({ page }) => {
	for (const { path, width } of states.filter((_, index) => process.env.THOROUGH || index > 1)) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		await hydrated(page);
		expect(await violations(page), `${path} at ${width}`).toEqual([]);
		for (const other of [1440, 360]) {
			await page.setViewportSize({ width: other, height: 900 });
			expect(await overflow(page), `${path} at ${other}`).toBeLessThanOrEqual(0);
		}
	}
});

test("the search page is noindex, and shows the query as text", async ({ page }) => {
	const question = '<img src=x onerror=alert(1)> " OR *';
	await page.goto(`/recherche?q=${encodeURIComponent(question)}`);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await expect(page.getByLabel("Votre recherche")).toHaveValue(question);
	await expect(page.locator("main img")).toHaveCount(0);
});

test("unusual queries answer 200, and invalid ones a 4xx status", async ({ request }) => {
	const questions = [
		"%00",
		"%22",
		"AND",
		"%F0%9F%A7%B9",
		"%ED%A0%80",
		"x".repeat(1900),
		"a+".repeat(900),
		"*",
		"title:x",
	];
	for (const question of questions) {
		for (const path of ["/recherche?q=", "/recherche/_payload.json?q=", "/_search/suggestions?locale=fr&q="]) {
			expect((await request.get(path + question)).status(), path + question).toBe(200);
		}
	}
	expect((await request.get(`/_search/suggestions?locale=fr&q=${"x".repeat(2100)}`)).status()).toBe(414);
	expect((await request.get("/_search/suggestions?locale=de&q=x")).status()).toBe(400);
	expect((await request.get("/_search/suggestions")).status()).toBe(400);
});

test("suggestions are smaller than 4 KB, have a strict CSP, and are cached for a minute", async ({ request }) => {
	const response = await request.get("/_search/suggestions?locale=en&q=rug");
	expect(response.headers()).toMatchObject({
		"content-type": "application/json",
		"cache-control": "public, max-age=60",
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "same-origin",
		"content-security-policy": expect.stringContaining("default-src 'none'"),
	});
	const body = await response.body();
	expect(body.length).toBeLessThan(4096);
	expect(JSON.parse(body.toString()).suggestions[0]).toMatchObject({
		kind: "service",
		path: "/en/services/oriental-rugs-carpets",
	});
});

test("suggestions are rate limited, the search page is not", { tag: "@thorough" }, async ({ request, launch }) => {
	const server = await launch();
	const statuses = new Set<number>();
	for (let n = 0; n < 260; n++) {
		statuses.add((await request.get(`${server.origin}/_search/suggestions?locale=fr&q=tapis`)).status());
	}
	expect([...statuses]).toEqual([200, 429]);
	expect((await request.get(`${server.origin}/recherche?q=tapis`)).status()).toBe(200);
});

test("other pages do not load the code of the search field", { tag: "@thorough" }, async ({ page }) => {
	const scripts: string[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith(".js")) scripts.push(response.url());
	});
	await page.goto("/");
	await hydrated(page);
	await page.locator("header").getByRole("link", { name: "Rechercher" }).hover();
	await page.waitForLoadState("networkidle");
	expect(await comboboxes()).toEqual([]);
	await page.goto("/recherche");
	await expect(page.getByRole("combobox")).toBeVisible();
	expect(await comboboxes()).toHaveLength(1);

	async function comboboxes(): Promise<string[]> {
		const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
		return [...new Set(bodies)].filter((body) => body.includes("aria-activedescendant"));
	}
});
