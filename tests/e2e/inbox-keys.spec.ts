import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { storedLead, storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

const open = async (page: Page, path: string) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const row = (page: Page, name: string) => page.locator(".inbox-item", { hasText: name });
const press = (page: Page, ...keys: string[]) =>
	keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const help = (page: Page) => page.getByRole("region", { name: "Touches du clavier" });

test("keys move through the list, open a lead, reply to it, close it and come back", { tag: "@thorough" }, async ({
	page,
}) => {
	const [one = "", two = ""] = await storeLeads(server, [{ name: "Clavier Un" }, { name: "Clavier Deux" }]);
	await open(page, "?q=clavier&vue=todo");
	await press(page, "j");
	await expect(row(page, "Clavier Un")).toBeFocused();
	await press(page, "j");
	await expect(row(page, "Clavier Deux")).toBeFocused();
	await press(page, "j");
	await expect(row(page, "Clavier Deux")).toBeFocused();
	await press(page, "k");
	await expect(row(page, "Clavier Un")).toBeFocused();
	await press(page, "a");
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Responsable changé.");
	expect((await storedLead(server, one)).desk.assignee?.name).toBe("Jules Roy");
	await press(page, "j", "Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clavier Deux");
	await expect(page.locator("main")).toBeFocused();
	await press(page, "r");
	await expect(page).toHaveURL(/volet=ecrire/);
	const text = page.getByRole("textbox", { name: "Message" });
	await text.fill("Bonjour");
	// No effect while typing: the letters are written.
	await text.press("End");
	await page.keyboard.type(" j k e a r x ?");
	await expect(text).toHaveValue("Bonjour j k e a r x ?");
	await press(page, "Control+Enter");
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Le courriel part");
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("C’est annulé.");
	await page.locator("main").focus();
	await press(page, "e");
	await expect(page.getByLabel("Raison")).toBeFocused();
	await page.locator("main").focus();
	// The first closes the menu of statuses.
	await press(page, "Escape");
	await expect(page.getByLabel("Raison")).toBeHidden();
	await press(page, "Escape");
	await expect(page).toHaveURL(/\/admin\?q=clavier&vue=todo$/);
	await expect(row(page, "Clavier Deux")).toBeFocused();
	expect((await storedLead(server, two)).status).toBe("new");
});

test("x ticks rows, e and a open the menus of the bar, Esc leaves them", { tag: "@thorough" }, async ({ page }) => {
	const ids = await storeLeads(server, [{ name: "Coche Un" }, { name: "Coche Deux" }, { name: "Coche Trois" }]);
	await open(page, "?q=coche&vue=todo");
	await press(page, "j", "x", "j", "x");
	const bar = page.getByRole("region", { name: "Demandes choisies" });
	await expect(bar).toContainText("2 choisies");
	await press(page, "a");
	await expect(bar.getByRole("button", { name: "Moi (Jules Roy)" })).toBeVisible();
	await press(page, "Escape");
	await expect(bar.getByRole("button", { name: "Moi (Jules Roy)" })).toBeHidden();
	await press(page, "e", "Tab", "Enter");
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("2 demandes fermées.");
	await expect(page.locator(".inbox-list .office-title")).toBeFocused();
	expect((await storedLead(server, ids[0] ?? "")).status).toBe("done");
	expect((await storedLead(server, ids[2] ?? "")).status).toBe("new");
	await press(page, "j", "x");
	await expect(bar).toContainText("1 choisie");
	await press(page, "Escape");
	await expect(bar).toHaveCount(0);
});

test("the help panel opens and closes with its key, and switches the keys off for good", { tag: "@thorough" }, async ({
	page,
}) => {
	await storeLeads(server, [{ name: "Aide Un" }]);
	await open(page, "");
	await press(page, "Shift+?");
	await expect(help(page)).toBeVisible();
	await expect(help(page)).toBeFocused();
	expect(await violations(page)).toEqual([]);
	// Other keys have no effect inside the panel.
	await press(page, "j");
	await expect(help(page)).toBeFocused();
	await press(page, "Shift+?");
	await expect(help(page)).toBeHidden();
	await page.getByRole("button", { name: "Touches du clavier" }).click();
	await help(page).getByLabel("Touches actives").uncheck();
	await press(page, "Escape");
	await expect(help(page)).toBeHidden();
	await page.reload();
	await hydrated(page);
	await press(page, "j", "/", "Shift+?");
	await expect(help(page)).toBeHidden();
	await expect(page.locator("body")).toBeFocused();
	await page.getByRole("button", { name: "Touches du clavier" }).click();
	await help(page).getByLabel("Touches actives").check();
	await press(page, "Escape", "j");
	await expect(page.locator(".inbox-item").first()).toBeFocused();
	// Modifiers belong to the browser.
	await press(page, "Control+j");
	await expect(page.locator(".inbox-item").first()).toBeFocused();
});

test("phones have no button for the keys", { tag: "@thorough" }, async ({ page }) => {
	await open(page, "");
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.getByRole("button", { name: "Touches du clavier" })).toBeHidden();
});
