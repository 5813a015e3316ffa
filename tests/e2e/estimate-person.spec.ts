import type { Page } from "@playwright/test";
import { type Locale, localeLabels, otherLocale } from "#app/locale/locales.ts";
import { readLeads, readOutbox } from "../faults/stored-leads.ts";
import {
	fromAnywhere,
	leadOf,
	open,
	pathTo,
	phone,
	prepare,
	referenceOf,
	send,
	sendButton,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:422|403|404)/ });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const steps = ["estimate", "estimate-details", "estimate-appointment", "estimate-person"] as const;
const served = { postalCode: "H2T 2S9" };

test("a lead with the honeypot field filled in is stored, flagged as spam, and sends no e-mail", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	await page.locator("[name=website]").evaluate((field: HTMLInputElement) => {
		field.value = "https://spam.example";
	});
	await tellWho(visitor, "Robot");
	const lead = leadOf(server.data, await send(visitor));
	expect(lead.spam).toContain("honeypot");
	expect(readOutbox(server.data).filter(({ leadId }) => leadId === lead.idempotencyKey)).toEqual([]);
});

test("errors of the server are shown when the browser could not load the rules", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await page.route("**/assets/contact-form-*.js", (route) => route.fulfill({ status: 404 }));
	await open(visitor, pathTo("estimate-person", "fr"));
	await sendButton(visitor).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
});

test("Enter in a field sends the request like its button, and mails the link when its address is typed", async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	const summary = page.getByRole("alert");
	await sendButton(visitor).click();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await page.locator("#name").fill("Entrée");
	await page.locator("#name").press("Enter");
	await expect(summary.getByRole("link")).toHaveCount(1);
	await expect(summary).toBeFocused();
	await page.getByText(words.fr.save.later.button).click();
	const later = page.locator("#later");
	await later.getByLabel(words.fr.save.later.email).fill("entree@visiteur.example");
	await later.getByLabel(words.fr.save.later.email).press("Enter");
	await expect(later.getByRole("status").filter({ hasText: words.fr.save.later.sent })).toBeFocused();
	await expect(page.locator("#name")).toHaveValue("Entrée");
});

test("replies are in the language of the page until the visitor chooses one", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	let shown: Locale = "fr";
	const replies = (language: Locale) =>
		page.getByRole("radio", { name: words[shown].person.language.options[language] });
	const switchLanguage = async () => {
		shown = otherLocale(shown);
		await page.getByRole("link", { name: localeLabels[shown] }).click();
		await page.waitForURL(`**${pathTo("estimate-person", shown)}`);
		await expect(page.locator("#name")).toHaveValue("Bilingue");
	};
	await tellWho(visitor, "Bilingue");
	await expect(replies("fr")).toBeChecked();
	await switchLanguage();
	await expect(replies("en")).toBeChecked();
	await switchLanguage();
	await replies("en").check();
	await switchLanguage();
	await switchLanguage();
	await expect(replies("en")).toBeChecked();
	await replies("fr").check();
	await switchLanguage();
	await expect(replies("en")).toBeChecked();
	await page.locator("form#estimate-form [data-continue]").click();
	expect(leadOf(server.data, await referenceOf(page))).toMatchObject({ locale: "en" });
});

const others: Record<string, string>[] = [
	{ Origin: "https://evil.example" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "same-site" },
];

test("estimate forms posted from another site are rejected", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, "Cible");
	await send(visitor);
	const paths = [...steps.map((step) => pathTo(step, "fr")), new URL(page.url()).pathname];
	const key = (
		(await (await page.request.get(`${server.origin}${paths[0]}/_payload.json`)).json()) as {
			content: { formKey: string };
		}
	).content.formKey;
	for (const path of [...paths, ...paths.map((each) => `${each}.data`), "/_estimate/save"]) {
		for (const headers of others) {
			const answer = await page.request.post(server.origin + path, {
				form: { key, service: "dryer-ducts", step: "details", email: "x@exemple.example", message: "x" },
				headers,
				maxRedirects: 0,
			});
			expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
		}
	}
	expect(readLeads(server.data).find(({ name }) => name === "Cible")?.messageCount).toBe(1);
});
