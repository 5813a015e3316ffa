import type { Locator, Page } from "@playwright/test";
import { customerLead, openPage } from "./customer-appointments.ts";
import { fromAnywhere, messages, open, pathTo, prepare, words } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
const { later } = words.fr.save;
const { blog } = messages.fr;
const article = pathTo("slug", "fr", { slug: "secheuse-charpie-incendie" });

/** Browsers refuse without permission, or when the page lost focus. */
const refuseToCopy = (page: Page) =>
	page.addInitScript(() => {
		const refused = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
		Object.defineProperty(Clipboard.prototype, "writeText", { value: refused });
	});

const selected = (field: Locator) =>
	field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));

test("copying the link of a request says so, and shows the address where the browser refuses", async ({
	page,
	context,
}) => {
	const customer = await customerLead(server);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, server, customer, true);
	const link = server.origin + pathTo("estimate-follow", "fr", { token: customer.token });
	const copy = page.getByRole("region", { name: words.fr.follow.copy }).getByRole("button").last();
	await copy.click();
	await expect(copy).toHaveText(later.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

	await refuseToCopy(page);
	await page.reload();
	await hydrated(page);
	await copy.click();
	const field = page.getByLabel(later.link);
	await expect(field).toHaveValue(link);
	await expect(field).toBeFocused();
	expect(await selected(field)).toBe(link);
	await expect(copy).toHaveText(words.fr.follow.copy);
});

test("the link of an estimate is selected where the browser refuses to copy it", async ({ page }) => {
	await page.context().setExtraHTTPHeaders(fromAnywhere());
	await refuseToCopy(page);
	const visitor = { page, origin: server.origin, locale: "fr" as const, js: true };
	await prepare(visitor, { kinds: ["dryer-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	await page.getByText(later.button).click();
	await page.getByRole("button", { name: later.copy }).click();
	const field = page.getByLabel(later.link);
	await expect(field).toBeFocused();
	expect(await selected(field)).toBe(await field.inputValue());
	await expect(page.getByRole("button", { name: later.copied })).toHaveCount(0);
});

test("an article's link is shown where the browser refuses to copy it", async ({ page }) => {
	await refuseToCopy(page);
	await page.goto(server.origin + article);
	await hydrated(page);
	await page.getByRole("button", { name: blog.copyLink }).click();
	await expect(page.getByText(server.origin + article)).toBeVisible();
	await expect(page.getByText(blog.copied)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("an article has no buttons that need it", async ({ page }) => {
		await page.goto(server.origin + article);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const name of [blog.copyLink, blog.print]) await expect(page.getByRole("button", { name })).toBeHidden();
	});
});
