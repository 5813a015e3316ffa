import type { Page } from "@playwright/test";
import { middlePrice } from "../../app/model/quotes/middle-price.ts";
import { windowWords } from "../../content/estimate/windows.ts";
import { publishedRules } from "../published-rules.ts";
import { customerLead, openPage, workday } from "./customer-appointments.ts";
import {
	chooseServices,
	continueTo,
	fromAnywhere,
	leadOf,
	open,
	pathTo,
	prepare,
	pretendMinutePassed,
	referenceOf,
	tellWho,
} from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { startPrepared } from "./prepared-server.ts";
import { placeOn, sendQuote } from "./quotes.ts";
import type { TestServer } from "./server.ts";
import { startTagHost, type TagHost } from "./tag-host.ts";

let tags: TagHost;
let server: TestServer;
test.beforeAll(async () => {
	tags = await startTagHost();
	const rules = publishedRules({ modes: { "ventilation-ducts": "instant", "dryer-ducts": "instant" } });
	const env = { GTM_ID: "GTM-TEST1", GTM_ORIGIN: tags.origin };
	server = await startPrepared(async (store) => void (await store.commit([rules])), env);
});
test.afterAll(async () => {
	await server.stop();
	await tags.close();
});
test.beforeEach(async ({ context }) => {
	tags.requests.length = 0;
	tags.heard.length = 0;
	await context.setExtraHTTPHeaders(fromAnywhere());
});
test.describe.configure({ mode: "default" });
test.use({ expectedErrors: /status of 422/ });

const visitorOn = (page: Page) => ({ page, origin: server.origin, locale: "fr" as const, js: true });
/** The events besides page views, as the tag manager got them. */
const events = () => tags.events().flatMap(({ entry }) => (entry.event === "page_view" ? [] : [entry]));
const eventNames = () => events().map(({ event }) => event);

async function choose(page: Page, choice: "granted" | "refused"): Promise<void> {
	const headers = { Origin: server.origin, "Sec-Fetch-Site": "same-origin" };
	await page.request.post(`${server.origin}/_consent`, { form: { choice }, headers, maxRedirects: 0 });
}

/** Chromium has no application for such links: nothing else happens. */
async function pressPhone(page: Page): Promise<void> {
	await page.locator('a[href^="tel:"]').filter({ visible: true }).first().click();
}

const measured = (page: Page) =>
	page.evaluate(() => ({ layer: JSON.stringify(window.dataLayer), cookie: document.cookie }));

/** Neither the tag manager's host nor `dataLayer` knows anything of a person. */
async function expectNothingPersonal(page: Page, secrets: readonly string[]): Promise<void> {
	const said = tags.text() + JSON.stringify(await measured(page));
	for (const secret of secrets) expect(said, secret).not.toContain(secret);
	for (const { page: address, top, referrer } of tags.events()) {
		// Scripts in the frame cannot read the address of the page around it.
		if (address.includes("/_event?")) expect([top, referrer]).toEqual(["hidden", ""]);
		expect(referrer).not.toMatch(/suivi|merci/);
	}
}

/** A later event is the only one: an earlier one would have arrived before it. */
async function expectNoRepetition(page: Page): Promise<void> {
	await hydrated(page);
	await page.waitForLoadState("networkidle");
	await pressPhone(page);
	await expect.poll(eventNames).toEqual(["phone_click"]);
	tags.heard.length = 0;
}

async function accept(page: Page): Promise<void> {
	await page.locator("#signature").fill("Ariane Démo");
	await page.locator("#terms").check();
	await page.locator("form:has(#signature) button[type=submit]").click();
	await expect(page.locator("#quote-notice")).toBeFocused();
}

async function sendMessage(page: Page): Promise<void> {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await page.locator("[name=name]").fill("Ariane Démo");
	await page.locator("[name=email]").fill(`message-${Date.now()}@exemple.example`);
	await page.locator("[name=message]").fill(`Bonjour ${Date.now()}`);
	await pretendMinutePassed(page, server.data);
	await page.getByRole("button", { name: "Envoyer", exact: true }).click();
	await page.waitForURL(/merci/);
}

test("an estimate is measured step by step until it is sent, once, without the address of its page", async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await open(visitor, "/");
	await pressPhone(page);
	expect(await measured(page)).toEqual({ layer: undefined, cookie: expect.not.stringContaining("event") });
	await page.getByRole("button", { name: "Accepter" }).first().click();
	await expect.poll(() => tags.events().map(({ entry }) => entry.page_path)).toEqual(["/"]);
	await pressPhone(page);
	await chooseServices(visitor, ["dryer-ducts"]);
	await continueTo(visitor, "estimate-appointment");
	await page.locator("[name=postalCode]").fill("H2T 2S9");
	await page.locator("label:has([name=window]:enabled)").filter({ visible: true }).first().click();
	await continueTo(visitor, "estimate-person");
	await page.goBack();
	// The address changes before the page does: going forward earlier would load the same page again, with another key.
	await expect(page.locator("[name=postalCode]")).toBeVisible();
	await page.goForward();
	await page.waitForURL(/vous$/);
	await tellWho(visitor, "Ariane Secrète");
	await page.locator("#email").fill("ariane.secrete@exemple.example");
	await pretendMinutePassed(page, server.data);
	const book = windowWords.fr.send.instant.button;
	await page.locator("form#estimate-form").getByRole("button", { name: book }).click();
	const reference = await referenceOf(page);
	const { estimate, followToken, status } = leadOf(server.data, reference);
	expect(status).toBe("booked");
	const value = middlePrice(estimate?.result ?? { low: 0, high: 0 }) / 100;
	await expect.poll(eventNames).toHaveLength(7);
	expect(events().slice(0, 5)).toEqual([
		{ event: "phone_click" },
		{ event: "estimate_step", step: 1, step_name: "services" },
		{ event: "estimate_step", step: 2, step_name: "details" },
		{ event: "estimate_step", step: 3, step_name: "appointment" },
		{ event: "estimate_step", step: 4, step_name: "person" },
	]);
	// Each in its own frame.
	const sent = { event: "generate_lead", form: "estimate", value, currency: "CAD" };
	expect(events().slice(5)).toEqual(expect.arrayContaining([sent, { event: "book_appointment" }]));
	for (const frame of await page.locator("iframe").all()) {
		await expect(frame).toBeHidden();
		await expect(frame).toHaveAttribute("aria-hidden", "true");
		await expect(frame).toHaveAttribute("tabindex", "-1");
	}
	expect(await measured(page)).toEqual({ layer: undefined, cookie: expect.not.stringContaining("event") });
	const secrets = ["Ariane", "ariane.secrete", "555-0142", "5550142", "H2T", reference, followToken ?? ""];
	await expectNothingPersonal(page, secrets);

	tags.heard.length = 0;
	await page.reload();
	await expectNoRepetition(page);
	await page.goBack();
	await page.goForward();
	await expectNoRepetition(page);
	const second = await page.context().newPage();
	await second.goto(page.url());
	await expectNoRepetition(second);
	await second.close();
	// The next page is measured again, in a document that knows nothing of the last one.
	await page.locator('header a[href="/"]').first().click();
	await page.waitForURL(`${server.origin}/`);
	await expect.poll(() => tags.events().map(({ entry }) => entry.page_path)).toEqual(["/"]);
	await expectNothingPersonal(page, secrets);
	await page.goBack();
	await page.waitForURL(/suivi/);
	await expectNoRepetition(page);
	await expectNothingPersonal(page, secrets);
});

test("a customer who accepts a price and books a time is measured once, with the price before taxes", {
	tag: "@thorough",
}, async ({ page }) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id);
	await choose(page, "granted");
	await openPage(page, server, customer, true);
	await accept(page);
	await expect.poll(events).toEqual([{ event: "quote_accepted", value: 551, currency: "CAD" }]);
	await page.reload();
	await hydrated(page);
	await page.locator("label:has([name=window]:enabled)").filter({ visible: true }).first().click();
	await page.locator("form:has([name=window]) button[type=submit]").filter({ visible: true }).first().click();
	await expect(page.locator("#choice-notice")).toBeFocused();
	await expect.poll(eventNames).toEqual(["quote_accepted", "book_appointment"]);
	await expectNothingPersonal(page, [customer.token, customer.email, "Ariane", "0117"]);
	tags.heard.length = 0;
	await page.reload();
	await expectNoRepetition(page);
	await expectNothingPersonal(page, [customer.token, customer.email, "Ariane", "0117"]);
});

test("a message and an entry of the waiting list are measured, until consent is withdrawn", {
	tag: "@thorough",
}, async ({ page }) => {
	const visitor = visitorOn(page);
	await choose(page, "granted");
	await sendMessage(page);
	await expect.poll(events).toEqual([{ event: "generate_lead", form: "contact" }]);
	const reference = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await expectNothingPersonal(page, [reference, "Ariane", "exemple.example", "Bonjour"]);
	tags.heard.length = 0;
	await page.reload();
	await expectNoRepetition(page);

	await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "K1A 0B1" } });
	await open(visitor, pathTo("estimate-appointment", "fr"));
	await page.locator("[name=waitingEmail]").fill("loin@exemple.example");
	await pretendMinutePassed(page, server.data);
	await page.locator("button[value=waiting]").click();
	await expect.poll(eventNames).toEqual(["estimate_step", "generate_lead"]);
	expect(events()[1]).toEqual({ event: "generate_lead", form: "waiting-list" });
	await expectNothingPersonal(page, ["K1A", "loin@", "exemple.example"]);

	await open(visitor, "/");
	await expect.poll(() => tags.events().at(-1)?.entry.page_path).toBe("/");
	await page.getByRole("button", { name: "Gérer les témoins" }).click();
	await page.locator("#consent-panel").getByRole("button", { name: "Refuser" }).click();
	const latest = () => page.evaluate(() => JSON.stringify(window.dataLayer?.at(-1)));
	await expect.poll(latest).toMatch(/"update".*"analytics_storage":"denied"/);
	await pressPhone(page);
	await page.locator('header > nav a[href="/blogue"]').click();
	await expect(page).toHaveURL(/blogue$/);
	expect(await latest()).toContain("denied");
});

test("a page view has campaigns, but nothing that somebody typed: neither a search nor answers", async ({ page }) => {
	await choose(page, "granted");
	const views = () => tags.events().flatMap(({ entry }) => (entry.event === "page_view" ? [entry] : []));
	await page.goto(`${server.origin}/recherche?q=Jean+Tremblay+514+555-0199&utm_source=google&gclid=ad&mc_eid=jean`);
	await hydrated(page);
	await expect.poll(views).toHaveLength(1);
	expect(views()[0]).toEqual({
		event: "page_view",
		page_path: "/recherche",
		page_location: `${server.origin}/recherche?utm_source=google&gclid=ad`,
		page_referrer: "",
		page_title: "Rechercher dans le site | Airelle",
	});
	await expect(page).toHaveTitle(/Jean Tremblay/);
	// The tags of a container that start with it already know what to say of the page.
	expect(await page.evaluate(() => JSON.stringify(window.dataLayer?.[2]))).toContain(
		'"page_title":"Rechercher dans le site | Airelle"',
	);
	await page.goto(`${server.origin}/estimation-gratuite?postal=G1R%204S9`, { referer: page.url() });
	await hydrated(page);
	await expect.poll(views).toHaveLength(2);
	expect(views()[1]).toMatchObject({
		page_location: `${server.origin}/estimation-gratuite`,
		page_referrer: `${server.origin}/recherche?utm_source=google&gclid=ad`,
	});
	expect(JSON.stringify(tags.events().map(({ entry }) => entry))).not.toMatch(/Tremblay|0199|G1R|mc_eid/);
	expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/Tremblay|0199|G1R|mc_eid/);
});

test("a visitor who refuses is measured nowhere", { tag: "@thorough" }, async ({ page }) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id, { place: placeOn(workday(9)) });
	await choose(page, "refused");
	await sendMessage(page);
	await openPage(page, server, customer, true);
	await accept(page);
	await pressPhone(page);
	await page.waitForLoadState("networkidle");
	await expect(page.locator("iframe")).toHaveCount(0);
	expect(await measured(page)).toEqual({ layer: undefined, cookie: expect.not.stringContaining("event") });
	expect(tags.requests).toEqual([]);
});

test("the document of an event runs only with consent, framed by this site, and for known events", async ({
	request,
}) => {
	const ask = (query: string, headers: Record<string, string> = {}) =>
		request.get(`${server.origin}/_event?${query}`, {
			headers: {
				Cookie: "consent=%22granted%22",
				"Sec-Fetch-Dest": "iframe",
				"Sec-Fetch-Site": "same-origin",
				...headers,
			},
		});
	const answer = await ask("event=quote_accepted&value=551&currency=CAD&name=Ariane");
	expect(answer.status()).toBe(200);
	expect(await answer.text()).toContain('{"event":"quote_accepted","value":551,"currency":"CAD"}');
	expect(await answer.text()).not.toContain("Ariane");
	const { "content-security-policy": policy, ...headers } = answer.headers();
	expect(headers).toMatchObject({
		"cache-control": "no-store",
		"x-robots-tag": "noindex, nofollow",
		"x-frame-options": "SAMEORIGIN",
		"referrer-policy": "strict-origin",
	});
	expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+' 'strict-dynamic'; style-src 'none';/);
	expect(policy).toContain("frame-ancestors 'self'");
	expect(policy).toContain(`connect-src 'self' ${tags.origin}`);
	const empty = await Promise.all([
		ask("event=book_appointment", { Cookie: "consent=%22refused%22" }),
		ask("event=book_appointment", { Cookie: "" }),
		ask("event=book_appointment", { "Sec-Fetch-Dest": "document" }),
		ask("event=book_appointment", { "Sec-Fetch-Site": "cross-site" }),
	]);
	expect(empty.map((each) => each.status())).toEqual([204, 204, 204, 204]);
	expect((await ask("event=purchase&value=1")).status()).toBe(400);
});
