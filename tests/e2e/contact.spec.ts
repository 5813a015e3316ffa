import { execFileSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { readLeads, readOutbox } from "../faults/stored-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { fromAnywhere, pretendMinutePassed } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));
test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: /status of (?:422|503)|ERR_CONNECTION_REFUSED|Failed to fetch/ });

const journeys = [
	{
		locale: "fr",
		path: "/contactez-nous",
		name: "Votre nom",
		email: "Courriel",
		phone: "Téléphone",
		message: "Votre message",
		send: "Envoyer",
		missing: "Écrivez votre nom.",
		reach: /courriel ou un téléphone, pour/,
		thanks: "Merci, votre message est arrivé",
	},
	{
		locale: "en",
		path: "/en/contact-us",
		name: "Your name",
		email: "E-mail",
		phone: "Phone",
		message: "Your message",
		send: "Send",
		missing: "Enter your name.",
		reach: /e-mail address or a phone number, so/,
		thanks: "Thank you, we have your message",
	},
] as const;

/** Matches names exactly: other labels also contain "Courriel". */
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** Reads leads with the owner's export command; the other tests read the store. */
function exportedLeads(): { name: string; spam: string[]; reference: string; locale: string }[] {
	return JSON.parse(
		execFileSync("node", ["scripts/leads.ts", "export"], {
			env: { ...process.env, DATA_DIR: server.data },
			encoding: "utf8",
		}),
	);
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`contact form ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		for (const words of journeys) {
			// French with JavaScript and English without; `npm run test:thorough` runs all four combinations.
			const tag = (words.locale === "fr") === javaScriptEnabled ? [] : ["@thorough"];
			test(`a visitor writes in ${words.locale}, corrects the errors, and gets a reference`, { tag }, async ({
				page,
			}) => {
				await page.goto(server.origin + words.path);
				if (javaScriptEnabled) await hydrated(page);
				await field(page, words.message).fill("Bonjour, une question.");
				await page.getByRole("button", { name: words.send }).click();
				const summary = page.getByRole("alert");
				await expect(summary.getByRole("link", { name: words.missing })).toBeVisible();
				await expect(summary.getByRole("link", { name: words.reach })).toBeVisible();
				await expect(summary).toBeFocused();
				await expect(field(page, words.message)).toHaveValue("Bonjour, une question.");
				await summary.getByRole("link", { name: words.missing }).click();
				if (javaScriptEnabled) await expect(field(page, words.name)).toBeFocused();
				await expect(field(page, words.name)).toHaveAttribute("aria-invalid", "true");
				await field(page, words.name).fill(`Ariane ${words.locale} ${javaScriptEnabled}`);
				if (javaScriptEnabled) await expect(field(page, words.name)).not.toHaveAttribute("aria-invalid");
				await field(page, words.email).fill("ariane@exemple.example");
				await pretendMinutePassed(page, server.data);
				await page.getByRole("button", { name: words.send }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thanks);
				const reference = await page.getByText(/^AIR-[A-Z0-9]{7}$/).evaluate((element) => element.textContent ?? "");
				expect(exportedLeads()).toContainEqual(
					expect.objectContaining({
						reference,
						locale: words.locale,
						name: `Ariane ${words.locale} ${javaScriptEnabled}`,
						spam: [],
					}),
				);
			});
		}

		test("the promotions checkbox is unchecked, and only name and message are marked required", async ({ page }) => {
			await page.goto(`${server.origin}/contactez-nous`);
			await expect(page.getByRole("checkbox")).not.toBeChecked();
			expect(
				await page
					.locator("form[aria-label] [required]")
					.evaluateAll((fields) => fields.map((element) => element.getAttribute("name"))),
			).toEqual(["name", "message"]);
		});
	});
}

test("values typed before the page's scripts run follow the visitor into the other language and back", async ({
	page,
}) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await field(page, "Votre nom").fill("Zoé Démo");
	await field(page, "Votre message").fill("Un long message.");
	await hydrated(page);
	await page.locator("header").getByRole("link", { name: "English" }).click();
	await hydrated(page);
	await expect(field(page, "Your name")).toHaveValue("Zoé Démo");
	await page.locator("header").getByRole("link", { name: "Français" }).click();
	await hydrated(page);
	await expect(field(page, "Votre message")).toHaveValue("Un long message.");
});

test("typed values survive a reload and a visit to another page", async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await field(page, "Votre nom").fill("Bilal");
	await field(page, "Votre message").fill("Un long message");
	await page.reload();
	await hydrated(page);
	await expect(field(page, "Votre message")).toHaveValue("Un long message");
	await page.locator('header > nav a[href="/blogue"]').click();
	await expect(page).toHaveURL(/blogue$/);
	await page.goBack();
	await expect(field(page, "Votre nom")).toHaveValue("Bilal");
	await expect(field(page, "Votre message")).toHaveValue("Un long message");
});

test("corrections typed before hydration are kept", { tag: "@thorough" }, async ({ page }) => {
	const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/assets/entry.client-*.js", async (route) => {
		await waiting;
		await route.continue();
	});
	await page.goto(`${server.origin}/contactez-nous`, { waitUntil: "commit" });
	await field(page, "Votre message").fill("Deux tapis");
	// Submits without JavaScript: the response is a whole page that contains the typed values.
	await page.locator("form[aria-label]").evaluate((form: HTMLFormElement) => form.submit());
	await expect(page.getByRole("alert")).toBeVisible();
	await field(page, "Votre nom").fill("Lente");
	await field(page, "Votre message").fill("Trois tapis");
	arrive();
	await hydrated(page);
	await expect(field(page, "Votre nom")).toHaveValue("Lente");
	await expect(field(page, "Votre message")).toHaveValue("Trois tapis");
});

test("errors of the server are shown when the browser could not load the rules", async ({ page }) => {
	await page.route("**/assets/contact-form-*.js", (route) => route.fulfill({ status: 503 }));
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	const summary = page.getByRole("alert");
	await field(page, "Votre message").fill("Bonjour");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await expect(field(page, "Votre nom")).toHaveAttribute("aria-invalid", "true");
	await field(page, "Votre nom").fill("Lente");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(summary.getByRole("link")).toHaveCount(1);
	await expect(summary).toBeFocused();
	await expect(field(page, "Votre nom")).not.toHaveAttribute("aria-invalid");
});

test("a double click creates one lead", async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await field(page, "Votre nom").fill("Double");
	await field(page, "Téléphone").fill("514 555-0199");
	await field(page, "Votre message").fill("Deux fois");
	await page.getByRole("button", { name: "Envoyer" }).dblclick();
	await expect(page.getByText("Merci, votre message est arrivé")).toBeVisible();
	expect(readLeads(server.data).filter(({ name }) => name === "Double")).toHaveLength(1);
});

test("with a locked store the form keeps its values, shows the phone number, and can be resent", async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await field(page, "Votre nom").fill("Patience");
	await field(page, "Téléphone").fill("514 555-0198");
	await field(page, "Votre message").fill("Le disque est occupé");
	const lock = new DatabaseSync(`${server.data}/airelle.sqlite`);
	lock.exec("BEGIN IMMEDIATE");
	await page.getByRole("button", { name: "Envoyer" }).click();
	const notice = page.getByRole("alert").filter({ hasText: "n’a pas été enregistré" });
	await expect(notice).toBeVisible({ timeout: 15_000 });
	await expect(notice.getByRole("link", { name: /514/ })).toBeVisible();
	await expect(field(page, "Votre message")).toHaveValue("Le disque est occupé");
	lock.exec("ROLLBACK");
	lock.close();
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(page.getByText("Merci, votre message est arrivé")).toBeVisible();
	expect(readLeads(server.data).filter(({ name }) => name === "Patience")).toHaveLength(1);
});

test("a lead with the honeypot field filled in is stored, flagged as spam, and sends no e-mail", async ({
	request,
}) => {
	const { content } = await (await request.get(`${server.origin}/contactez-nous/_payload.json`)).json();
	const form = {
		key: content.formKey,
		name: "Robot du contact",
		email: "robot@exemple.example",
		message: "achetez",
		website: "https://spam.example",
	};
	const answer = await request.post(`${server.origin}/contactez-nous`, {
		form,
		headers: { "Sec-Fetch-Site": "same-origin" },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(303);
	const lead = readLeads(server.data).find(({ name }) => name === "Robot du contact");
	expect(lead?.spam).toEqual(expect.arrayContaining(["honeypot", "too-fast"]));
	const mails = readOutbox(server.data);
	// The leads of the other tests have mails, so the outbox is read from the right place.
	expect(mails.length).toBeGreaterThan(0);
	expect(mails.filter(({ leadId }) => leadId === lead?.idempotencyKey)).toEqual([]);
	expect(await mailsTo(server, form.email)).toEqual([]);
});

test("a form posted from another site is rejected and creates no lead", async ({ request }) => {
	for (const path of ["/contactez-nous", "/contactez-nous.data"]) {
		const answer = await request.post(server.origin + path, {
			form: { name: "x", email: "x@exemple.example", message: "y" },
			headers: { Origin: "https://evil.example" },
			maxRedirects: 0,
		});
		expect(answer.status(), path).toBeGreaterThanOrEqual(400);
	}
	expect(readLeads(server.data).filter(({ name }) => name === "x")).toEqual([]);
});

test("a form that the server refuses starts no page transition", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => seen.push(document.documentElement.dataset.transition ?? "")).observe(
			document.documentElement,
			{ attributeFilter: ["data-transition"] },
		);
	});
	await page.route("**/contactez-nous.data*", (route) => route.fulfill({ status: 503 }));
	await field(page, "Votre nom").fill("Nadia Roy");
	await field(page, "Courriel").fill("nadia.roy@exemple.example");
	await field(page, "Votre message").fill("Bonjour, une question.");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test("when the server is unreachable the form says so and keeps its values", { tag: "@thorough" }, async ({
	page,
	launch,
}) => {
	const own = await launch();
	await page.goto(`${own.origin}/en/contact-us`);
	await hydrated(page);
	await field(page, "Your name").fill("Persistent");
	await field(page, "Phone").fill("514 555-0197");
	await field(page, "Your message").fill("Please keep this");
	await own.stop();
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("The site cannot be reached right now.")).toBeVisible();
	await expect(field(page, "Your message")).toHaveValue("Please keep this");
});
