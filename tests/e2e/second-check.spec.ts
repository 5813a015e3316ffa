import type { Page } from "@playwright/test";
import { quotePageWords } from "../../content/estimate/quote.ts";
import { requestPageWords } from "../../content/estimate/request-page.ts";
import { violations } from "./axe.ts";
import { book, type Customer, customerLead, free, openPage } from "./customer-appointments.ts";
import { pathTo, phone, photo, words } from "./estimate/visitor.ts";
import { storedLead, storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { contractsOf, sendQuote } from "./quotes.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:401|422)/ });

const { follow } = words.fr;
const { check, appointment } = requestPageWords.fr;
const message = "La sonnette ne marche pas.\nAppelez en arrivant.";
const box = (page: Page) => page.getByLabel(follow.message.label);
const sendIt = (page: Page) => page.getByRole("button", { name: follow.message.send, exact: true });

async function prove(page: Page, proof = "0117"): Promise<void> {
	await page.locator("input[name=proof]").fill(proof);
	await page.getByRole("button", { name: follow.locked.button }).click();
}

/** As after a day: the cookie is gone, and the page is still open. */
const expire = (page: Page) => page.context().clearCookies();

test("the second check of one request leaves another one open in the same browser", async ({ page, context }) => {
	const [first, second] = [await customerLead(server), await customerLead(server)];
	await openPage(page, server, first, true);
	await box(page).fill(message);
	const other = await context.newPage();
	await openPage(other, server, second, true);
	await sendIt(page).click();
	await expect(page.getByRole("status").filter({ hasText: "C’est envoyé" })).toBeFocused();
	expect(await storedTexts(server, first.id)).toEqual([message]);
	await other.reload();
	await expect(other.locator("#status-heading")).toBeVisible();
});

test("a customer who opens their request on another device arrives at its heading, and reads no false alarm", async ({
	page,
}) => {
	const customer = await customerLead(server);
	await openPage(page, server, customer, true);
	await expect(page.getByRole("heading", { level: 1, name: follow.heading })).toBeFocused();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);
});

test("text that is not sent follows the customer into the other language and back, and is gone once it is sent", async ({
	page,
}) => {
	const customer = await customerLead(server);
	await openPage(page, server, customer, true);
	const street = page.locator("#street");
	const into = async (language: string) => {
		await page.locator("header").getByRole("link", { name: language }).click();
		await expect(page.locator("header").getByRole("link", { name: language })).toHaveCount(0);
		await hydrated(page);
	};
	await page.locator("#message").fill(message);
	await street.fill("12, rue des Érables");
	await into("English");
	await expect(page.locator("#message")).toHaveValue(message);
	await expect(street).toHaveValue("12, rue des Érables");
	await into("Français");
	await sendIt(page).click();
	await expect(page.getByRole("status").filter({ hasText: "C’est envoyé" })).toBeFocused();
	expect(await storedTexts(server, customer.id)).toEqual([message]);
	await into("English");
	await expect(page.locator("#message")).toHaveValue("");
	await expect(street).toHaveValue("12, rue des Érables");
	await page.locator("button[value=address]").click();
	await expect(page.locator("#address-saved")).toBeFocused();
	expect(await page.evaluate(() => Object.values(sessionStorage).join().includes("Érables"))).toBe(false);
});

test("forms of a page whose check expired keep what was typed, until the customer confirms in another tab", async ({
	page,
	context,
}) => {
	const customer = await customerLead(server);
	await book(server, customer, {});
	try {
		await openPage(page, server, customer, true);
		await expire(page);
		const refusal = page.getByRole("alert").filter({ hasText: check.expired });

		await page.locator("summary").filter({ hasText: appointment.cancel.button }).click();
		await page.locator("#reason").fill("Nous serons absents.");
		await page.getByRole("button", { name: appointment.cancel.submit }).click();
		await expect(refusal).toBeFocused();
		await expect(refusal).toBeInViewport();
		await expect(page.locator("#reason")).toHaveValue("Nous serons absents.");

		await page.locator("[name=photos]").setInputFiles([await photo("porte.jpg")]);
		await expect(page.locator("fieldset").getByRole("alert").filter({ hasText: check.expired })).toBeFocused();
		await expect(page.getByRole("img", { name: "Votre photo 1" })).toHaveCount(0);

		await box(page).fill(message);
		await sendIt(page).click();
		await expect(refusal.last()).toBeFocused();
		await expect(box(page)).toHaveValue(message);
		expect(await violations(page)).toEqual([]);

		const opened = context.waitForEvent("page");
		await refusal.last().getByRole("link", { name: check.confirm }).click();
		const other = await opened;
		await hydrated(other);
		await prove(other);
		await expect(other.locator("#status-heading")).toBeVisible();
		await other.close();
		await sendIt(page).click();
		await expect(page.getByRole("status").filter({ hasText: "C’est envoyé" })).toBeFocused();
		expect(await storedTexts(server, customer.id)).toEqual([message]);
		await expect(page.locator("#reason")).toHaveValue("Nous serons absents.");
	} finally {
		await free(server, customer);
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	/** The check says that nothing was sent, a wrong answer keeps everything, and the form has it again. */
	async function confirm(page: Page): Promise<void> {
		await expect(page.getByText(check.held)).toBeVisible();
		await prove(page, "9999");
		await expect(page.getByText(follow.locked.wrong)).toBeVisible();
		await prove(page);
		await expect(page.getByRole("alert").filter({ hasText: check.unsent })).toBeInViewport();
	}

	async function expired(more: (customer: Customer) => Promise<void> = async () => {}): Promise<Customer> {
		const customer = await customerLead(server);
		await more(customer);
		return customer;
	}

	test("a message that was sent after the check expired is back in its form, even one with a large photo", async ({
		page,
	}) => {
		const customer = await expired();
		await openPage(page, server, customer, false);
		await box(page).fill(message);
		const large = { ...(await photo("porte.jpg")), buffer: Buffer.alloc(3_000_000, "x") };
		await page.locator("[name=photos]").setInputFiles([large]);
		await expire(page);
		await sendIt(page).click();
		await confirm(page);
		await expect(box(page)).toHaveValue(message);
		expect(await storedTexts(server, customer.id)).toEqual([]);
		await sendIt(page).click();
		await expect(page.getByRole("status").filter({ hasText: "C’est envoyé" })).toBeVisible();
		expect(await storedTexts(server, customer.id)).toEqual([message]);
		await page.goto(server.origin + pathTo("estimate-follow", "fr", { token: customer.token }));
		await expect(page.locator("#status-heading")).toBeVisible();
	});

	test("a price is accepted only on the page, after the check", async ({ page }) => {
		const customer = await expired(({ id }) => sendQuote(server, id));
		await openPage(page, server, customer, false);
		await page.locator("#signature").fill("Ariane Démo-Tremblay");
		await page.locator("#terms").check();
		await expire(page);
		const accept = page.locator("button[value=accept]");
		await accept.click();
		await confirm(page);
		expect(await contractsOf(server, customer.id)).toEqual([]);
		await expect(page.locator("#signature")).toHaveValue("Ariane Démo-Tremblay");
		await expect(page.locator("#terms")).toBeChecked();
		await accept.click();
		await expect(page.getByText(quotePageWords.fr.notices.accepted.title)).toBeVisible();
		expect(await contractsOf(server, customer.id)).toHaveLength(1);
		expect((await storedLead(server, customer.id)).desk.quote?.status).toBe("accepted");
	});
});
