import type { Page } from "@playwright/test";
import { trafficBetween } from "../../app/.server/traffic/read-traffic.ts";
import { countPath } from "../../app/model/traffic/count-path.ts";
import type { DayCounts } from "../../app/model/traffic/day-counts.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { leadOf, reachPerson, send, tellWho, type Visitor } from "./estimate/visitor.ts";
import { startFakeHost } from "./fake-host.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";

import type { TestServer } from "./server.ts";
import { signIn } from "./staff-office.ts";

/** Playwright's own name of the browser has "Headless" in it, which the server takes for a robot. */
const userAgent =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
test.use({ userAgent });

const campaign = "utm_source=google&utm_medium=cpc&utm_campaign=conduits-automne";

/** What the server has counted and saved; it saves every five seconds. */
async function countsOf(server: TestServer): Promise<Partial<DayCounts>> {
	const [counts = {}] = await withStore(server, (store) =>
		trafficBetween(store, { from: "2000-01-01", to: "2999-12-31" }),
	);
	return counts;
}

/** What a form of the page would post, once the code that knows it is loaded. */
function postedSource(page: Page, form = "form:has([name=message])"): Promise<string | null> {
	return page
		.locator(form)
		.evaluate((element: HTMLFormElement) => new FormData(element).get("source") as string | null);
}

async function follow(page: Page, path: string): Promise<void> {
	await page
		.locator(`a[data-link][href="${path}"]`)
		.first()
		.evaluate((link: HTMLAnchorElement) => link.click());
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
}

async function writeMessage(page: Page, name: string): Promise<void> {
	await page.locator("[name=name]").fill(name);
	await page.locator("[name=phone]").fill("514 555-0142");
	await page.locator("[name=message]").fill("Bonjour, une question.");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await page.getByText(/^AIR-[A-Z0-9]{7}$/).waitFor();
}

test("a visit with a campaign is counted once for each page, and its message says where it comes from", async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	const plain = await page.request.get(`${server.origin}/`, { headers: { "Sec-Purpose": "prefetch" } });
	const beacons: string[] = [];
	page.on("request", (request) => request.url().endsWith(countPath) && beacons.push(request.postData() ?? ""));
	// The page for everybody, from the cache; it hydrates without errors (`journey.ts`).
	const landed = await page.goto(`${server.origin}/?${campaign}&gclid=SECRET`, {
		referer: "https://www.google.com/search?q=SECRET",
	});
	expect(landed?.headers().etag).toBe(plain.headers().etag);
	await hydrated(page);
	await follow(page, "/blogue");
	await follow(page, "/contactez-nous");
	await expect.poll(() => beacons.length).toBe(2);
	await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault(), { once: true }));
	await page.locator('main a[href^="tel:"]').first().click();
	await expect.poll(() => beacons.length).toBe(3);
	await page.evaluate(() => window.history.back());
	await expect(page).toHaveURL(/blogue$/);
	await page.evaluate(() => window.history.forward());
	await expect(page).toHaveURL(/contactez-nous$/);
	await expect.poll(() => beacons.length).toBe(5);
	await writeMessage(page, "Ariane");
	expect(beacons.join()).not.toContain("SECRET");
	const [lead] = readLeads(server.data);
	expect(lead?.source).toEqual({
		...{ channel: "ads", host: "google.com", campaign: "conduits-automne", landing: "index", promotion: null },
	});

	await expect.poll(async () => (await countsOf(server)).pages?.["contact fr"]?.onward, { timeout: 20_000 }).toBe(3);
	const { pages, segments, hosts, campaigns } = await countsOf(server);
	// Pages that were only prefetched are not counted, nor those of one person.
	expect(pages).toEqual({
		"index fr": { views: 1, onward: 1 },
		"blog fr": { views: 2, onward: 2 },
		// Left for the list of articles once, called from once, and sent once.
		"contact fr": { views: 2, onward: 3 },
	});
	expect(segments).toEqual({ "ads index fr": { arrivals: 1, phone: 1 } });
	expect([hosts, campaigns]).toEqual([{ "ads google.com": 1 }, { "ads conduits-automne": 1 }]);

	await signIn(page, server);
	await page.goto(`${server.origin}/admin/demandes/${lead?.idempotencyKey}`);
	const origin = page.locator("dl.lead-origin");
	for (const text of ["Publicité", "google.com", "Campagne : conduits-automne", "Première page : Accueil"])
		await expect(origin).toContainText(text);
});

test("an estimate is counted once for each step, and is sent with the source of its draft", {
	tag: "@thorough",
}, async ({ page, launch }) => {
	const server = await launch();
	const visitor: Visitor = { page, origin: server.origin, locale: "fr", js: true };
	await page.goto(`${server.origin}/prix?utm_medium=email&utm_campaign=due-again`);
	await hydrated(page);
	await follow(page, "/estimation-gratuite");
	await page.goBack();
	await expect(page).toHaveURL(/\/prix/);
	await page.goForward();
	await expect(page).toHaveURL(/estimation-gratuite$/);
	await expect.poll(() => postedSource(page, "#estimate-form")).toContain("utm_campaign=due-again");
	await page.locator('[name="service"][value="dryer-ducts"]').check();
	await page.locator("[data-continue]").first().click();
	await page.waitForURL("**/estimation-gratuite/details");
	await reachPerson(visitor);
	// A step that is sent again counts once.
	await page.goBack();
	await page.waitForURL("**/ou-et-quand");
	// The address changes before the page does.
	await expect(page.locator("[name=postalCode]")).toBeVisible();
	await page.locator("#estimate-form [data-continue]").first().click();
	await page.waitForURL("**/vous");
	await tellWho(visitor, "Béatrice");
	const source = { channel: "mail", host: null, campaign: "due-again", landing: "prices", promotion: null };
	expect(leadOf(server.data, await send(visitor)).source).toEqual(source);
	await page.goto(`${server.origin}/recherche?q=Xyzzyville`);
	await page.goto(`${server.origin}/recherche?q=jean%40exemple.example`);
	await expect
		.poll(async () => (await countsOf(server)).pages?.["search fr"], { timeout: 20_000 })
		.toEqual({ views: 2 });
	const { segments, pages, searches } = await countsOf(server);
	expect(segments?.["mail prices fr"]).toEqual({ arrivals: 1, started: 1, details: 1, appointment: 1, person: 1 });
	expect(pages?.["estimate-person fr"]).toMatchObject({ onward: 2 });
	expect(searches).toEqual({ xyzzyville: 1 });
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("a visit whose first act is to open the estimate keeps its campaign", async ({ page, launch }) => {
		const server = await launch();
		// The touch is the first sign of a visitor: the scripts that it starts come too late to follow the link.
		await page.route("**/assets/entry.client-*.js", async (route) => {
			if (!page.url().includes("utm_")) await route.continue();
		});
		await page.goto(`${server.origin}/?${campaign}&gclid=SECRET`, { referer: "https://www.google.com/" });
		await page.locator('a[href="/estimation-gratuite"]:visible').first().tap();
		await page.waitForURL("**/estimation-gratuite");
		await hydrated(page);
		await expect
			.poll(() => postedSource(page, "#estimate-form"))
			.toBe(`landing=%2F&${new URLSearchParams(campaign)}&gclid=1`);
		await expect
			.poll(async () => (await countsOf(server)).segments, { timeout: 20_000 })
			.toEqual({ "ads index fr": { arrivals: 1, started: 1 } });
	});
});

test("a reload forgets the source, unless the visitor consented; refusing deletes it", async ({ page, launch }) => {
	const tagHost = await startFakeHost(() => "");
	const server = await launch({ GTM_ID: "GTM-TEST1", GTM_ORIGIN: tagHost.origin });
	const stored = () => page.evaluate(() => sessionStorage.getItem("visit source"));
	const land = async () => {
		await page.goto(`${server.origin}/?${campaign}`);
		await hydrated(page);
	};
	await land();
	await follow(page, "/contactez-nous");
	await expect.poll(() => postedSource(page)).toContain("conduits-automne");
	expect(await stored()).toBeNull();
	await page.reload();
	await hydrated(page);
	await expect.poll(() => postedSource(page)).toBe("landing=");

	await land();
	await page.getByRole("button", { name: "Accepter" }).first().click();
	await expect.poll(stored).toContain("conduits-automne");
	await follow(page, "/contactez-nous");
	await page.reload();
	await hydrated(page);
	await expect.poll(() => postedSource(page)).toContain("conduits-automne");
	await writeMessage(page, "Camille");
	expect(readLeads(server.data)[0]?.source).toMatchObject({ channel: "ads", landing: "index" });

	await page.getByRole("button", { name: "Gérer les témoins" }).click();
	await page.locator("#consent-panel").getByRole("button", { name: "Refuser" }).click();
	await expect.poll(stored).toBeNull();
	await tagHost.close();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the address of the page with the form says where the message comes from", { tag: "@thorough" }, async ({
		page,
		launch,
	}) => {
		const server = await launch();
		await page.goto(`${server.origin}/contactez-nous?${campaign}`);
		await writeMessage(page, "Denise");
		expect(readLeads(server.data)[0]?.source).toEqual({
			...{ channel: "ads", host: null, campaign: "conduits-automne", landing: "contact", promotion: null },
		});
	});
});

test("visitors who ask not to be followed and robots leave no trace", { tag: "@thorough" }, async ({
	browser,
	launch,
	page: counted,
}) => {
	const server = await launch();
	const context = await browser.newContext({ userAgent, locale: "fr-CA", extraHTTPHeaders: { "Sec-GPC": "1" } });
	await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
	const page = await context.newPage();
	const beacons: string[] = [];
	page.on("request", (request) => request.url().endsWith(countPath) && beacons.push(request.url()));
	await page.goto(`${server.origin}/?${campaign}`);
	await hydrated(page);
	await follow(page, "/contactez-nous");
	await page.waitForLoadState("networkidle");
	expect(await postedSource(page)).toBeNull();
	await writeMessage(page, "Estelle");
	expect(beacons).toEqual([]);
	expect(readLeads(server.data)[0]?.source).toBeNull();
	await page.goto(`${server.origin}/recherche?q=Xyzzyville`);
	await page.goto(`${server.origin}/estimation-gratuite`);
	await context.close();
	const robot = await browser.newContext({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
	await (await robot.newPage()).goto(`${server.origin}/prix?${campaign}`);
	await robot.close();

	await counted.goto(`${server.origin}/a-propos`);
	await expect
		.poll(async () => (await countsOf(server)).pages, { timeout: 20_000 })
		.toEqual({ "about fr": { views: 1 } });
	const { segments, searches, campaigns } = await countsOf(server);
	expect([segments, searches, campaigns]).toEqual([{ "direct about fr": { arrivals: 1 } }, {}, {}]);
});
