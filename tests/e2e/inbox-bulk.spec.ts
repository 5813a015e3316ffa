import type { Page } from "@playwright/test";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { violations } from "./axe.ts";
import { chooseStatus, statusOf, storedLead, storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const desktop = { width: 1440, height: 900 };

test.use({ expectedErrors: /status of 422/ });

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const bar = (page: Page) => page.getByRole("region", { name: "Demandes choisies" });
const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const statuses = async (ids: readonly string[]) =>
	new Set(await Promise.all(ids.map(async (id) => (await storedLead(server, id)).status)));
const named = (word: string, count: number) =>
	Array.from({ length: count }, (_, index) => ({ name: `${word} ${index + 1}` }));

test("ten leads are closed in three presses, and reopened with one", async ({ page }) => {
	const ids = await storeLeads(server, named("Dizaine", 10));
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "?q=dizaine&vue=todo");
	await page.getByRole("link", { name: "Choisir plusieurs demandes" }).click();
	await bar(page).getByRole("link", { name: "Tout choisir" }).click(); // press 1
	await expect(bar(page)).toContainText("10 choisies");
	await bar(page).getByText("Fermer", { exact: true }).click(); // press 2
	expect(await violations(page)).toEqual([]);
	await bar(page).getByRole("button", { name: "Pas de réponse" }).click(); // press 3
	await expect(notice(page)).toContainText("10 demandes fermées.");
	await expect(page.locator(".inbox-item")).toHaveCount(0);
	await expect(bar(page)).toHaveCount(0);
	expect(await statuses(ids)).toEqual(new Set(["lost"]));
	expect((await storedLead(server, ids[3] ?? "")).desk.lostReason?.id).toBe("pas-de-reponse");
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	await expect(page.locator(".inbox-item")).toHaveCount(10);
	expect(await statuses(ids)).toEqual(new Set(["new"]));
});

test("leads that another member changed first are left alone and named", async ({ page, browser }) => {
	const [first = "", second = "", third = ""] = await storeLeads(server, named("Conflit", 3));
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "?q=conflit&choix=1");
	const other = await browser.newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin/demandes/${second}`);
	await chooseStatus(other, "Prix envoyé");
	await expect(statusOf(other)).toContainText("Prix envoyé");

	await bar(page).getByRole("link", { name: "Tout choisir" }).click();
	await bar(page).getByText("Confier").click();
	await bar(page).getByRole("button", { name: "Moi (Jules Roy)" }).click();
	await expect(notice(page)).toContainText("2 demandes confiées.");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 demande n’a pas changé");
	await expect(page.getByRole("main").getByRole("link", { name: /^Conflit 2, AIR-/ })).toBeVisible();
	await expect(page.getByText("Ariane Bois a changé le statut : de Nouvelle à Prix envoyé")).toBeVisible();
	expect((await storedLead(server, first)).desk.assignee?.name).toBe("Jules Roy");
	expect((await storedLead(server, second)).desk.assignee).toBeNull();

	// One undo for all; a lead that was changed again in between stays as it is.
	await other.goto(`${server.origin}/admin/demandes/${third}`);
	await other.getByRole("article").getByRole("button", { name: "Prendre" }).click();
	await expect(other.getByRole("article").getByRole("button", { name: "Prendre" })).toHaveCount(0);
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("Annulé en partie");
	expect((await storedLead(server, first)).desk.assignee).toBeNull();
	expect((await storedLead(server, third)).desk.assignee?.name).toBe("Ariane Bois");
	await other.close();
});

test("leads that are given to a member who left meanwhile stay, and the page says why", async ({ page }) => {
	const [id = ""] = await storeLeads(server, [{ name: "Départ Groupe" }]);
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "?q=départ&choix=1");
	await page.getByRole("checkbox", { name: "Choisir Départ Groupe" }).check();
	await bar(page).getByText("Confier").click();
	const choice = bar(page).getByRole("button", { name: "Ariane Bois" });
	// As if the account had been deleted after the list was loaded.
	await choice.evaluate((button: HTMLButtonElement) => {
		button.value = "assign:partie";
	});
	await choice.click();
	await expect(page.getByRole("main").getByRole("alert").last()).toContainText(
		/elle est désactivée ou a changé de rôle/,
	);
	expect((await storedLead(server, id)).desk.assignee).toBeNull();
});

test("without JavaScript, boxes and buttons close leads as done and mark spam", async ({ browser }) => {
	const ids = await storeLeads(server, named("Simple", 3));
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin?q=simple&vue=todo`);
	await page.getByRole("link", { name: "Choisir plusieurs demandes" }).click();
	await bar(page).getByRole("button", { name: "Indésirables" }).click();
	await expect(page.getByRole("alert")).toContainText("Cochez d’abord au moins une demande.");
	await page.goto(`${server.origin}/admin?q=simple&vue=todo&choix=1`);
	await page.getByRole("checkbox", { name: "Choisir Simple 2" }).check();
	await bar(page).getByRole("button", { name: "Indésirables" }).click();
	await expect(notice(page)).toContainText("Classée parmi les indésirables.");
	expect((await storedLead(server, ids[1] ?? "")).spam).toEqual(["marked"]);
	await page.getByRole("link", { name: "Choisir plusieurs demandes" }).click();
	await bar(page).getByRole("link", { name: "Tout choisir" }).click();
	await bar(page).getByText("Fermer", { exact: true }).click();
	await bar(page).getByRole("button", { name: "Terminées" }).click();
	await expect(notice(page)).toContainText("2 demandes fermées.");
	const done = await storedLead(server, ids[0] ?? "");
	expect([done.status, done.finalAmount]).toEqual(["done", null]);
	await context.close();
});

test("a message that arrives after the list was loaded still waits for an answer once its lead is closed", async ({
	browser,
}) => {
	const [list = "", own = ""] = await storeLeads(server, named("Tardive", 2));
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
	const page = await context.newPage();
	await signIn(page, server, jules);
	const write = (id: string) =>
		withStore(server, (store) =>
			addToLead({ store, clock: { now: () => new Date() }, mailDomain: "", referencePrefix: "AIR", secret: "" }, id, {
				text: "Et les tapis?",
			}),
		);
	const waits = async (id: string) => (await storedLead(server, id)).desk.waitingSince !== null;
	await page.goto(`${server.origin}/admin?q=tardive&vue=todo&choix=1`);
	await page.getByRole("checkbox", { name: "Choisir Tardive 1" }).check();
	await write(list);
	await bar(page).getByText("Fermer", { exact: true }).click();
	await bar(page).getByRole("button", { name: "Pas de réponse" }).click();
	await expect(notice(page)).toContainText("Statut changé");
	expect([(await storedLead(server, list)).status, await waits(list)]).toEqual(["lost", true]);

	await write(own);
	await page.goto(`${server.origin}/admin/demandes/${own}`);
	await write(own);
	await page.getByRole("button", { name: "Rien à répondre" }).click();
	await expect(page.getByText("Et les tapis?").last()).toBeVisible();
	expect(await waits(own)).toBe(true);
	// Now the page shows both messages.
	await page.getByRole("button", { name: "Rien à répondre" }).click();
	await expect(page.getByRole("button", { name: "Rien à répondre" })).toHaveCount(0);
	expect(await waits(own)).toBe(false);
	await context.close();
});

test("a page of the list is changed at once, done leads keep their amount, and more than a page is refused", {
	tag: "@thorough",
}, async ({ page }) => {
	const ids = await storeLeads(server, named("Cinquante", 50));
	const [paid = ""] = await storeLeads(server, [{ name: "Cinquante payée", status: "done", finalAmount: 42_500 }]);
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "?q=cinquante&choix=1");
	await expect(page.getByRole("checkbox")).not.toHaveCount(0);
	await bar(page).getByRole("link", { name: "Tout choisir" }).click();
	await bar(page).getByText("Fermer", { exact: true }).click();
	await bar(page).getByRole("button", { name: "Terminées" }).click();
	await expect(notice(page)).toContainText(/\d\d demandes fermées\./);
	expect((await storedLead(server, paid)).finalAmount).toBe(42_500);
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	expect(await statuses(ids)).toEqual(new Set(["new"]));

	const many = new URLSearchParams([["do", "spam"], ...[...ids, ...ids].map((id) => ["lead", `${id}~0`])]);
	const answer = await page.request.post(`${server.origin}/admin/demandes/plusieurs`, {
		headers: { Origin: server.origin, "Content-Type": "application/x-www-form-urlencoded" },
		data: many.toString(),
	});
	expect(answer.status()).toBe(422);
	expect(await answer.text()).toContain("Cochez au plus 60 demandes à la fois.");
	expect(await statuses(ids)).toEqual(new Set(["new"]));
});

test("an editor has no boxes, and the server refuses their change", { tag: "@thorough" }, async ({ page }) => {
	const [id = ""] = await storeLeads(server, [{ name: "Lecture Groupe" }]);
	await signIn(page, server, "lou@airelle.example");
	await open(page, "?q=lecture&choix=1");
	await expect(page.locator(".inbox-item")).toHaveCount(1);
	await expect(page.getByRole("checkbox")).toHaveCount(0);
	const answer = await page.request.post(`${server.origin}/admin/demandes/plusieurs`, {
		headers: { Origin: server.origin },
		form: { do: "spam", lead: `${id}~0` },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(403);
	expect((await storedLead(server, id)).spam).toEqual([]);
});
