import type { Page } from "@playwright/test";
import { untouchedLeadWork } from "../../app/model/leads/lead-history.ts";
import { overflow, violations } from "./axe.ts";
import { chooseStatus, customerWrites, sendLead, statusOf, storedLead, storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const desktop = { width: 1440, height: 900 };
const week = 7 * 24 * 60 * 60 * 1000;
const longAgo = new Date(Date.now() - 3 * week).toISOString();

const server = officeServer();

const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const row = (page: Page, name: string) => page.locator(".inbox-item", { hasText: name });
const quick = (page: Page) => page.getByRole("navigation", { name: "Filtres rapides" });

test("one press takes a lead from its row, and one press filters the member's own", async ({ page }) => {
	const [id = ""] = await storeLeads(server, [{ name: "Prise Une" }, { name: "Reste Libre" }]);
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "");
	const take = page.getByRole("button", { name: "Prendre la demande de Prise Une" });
	await expect(take).toHaveCSS("opacity", "0");
	await row(page, "Prise Une").hover();
	await expect(take).toHaveCSS("opacity", "1");
	await take.click(); // press 1
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Responsable changé.");
	await expect(take).toHaveCount(0);
	await expect(row(page, "Prise Une")).toBeFocused();
	expect((await storedLead(server, id)).desk.assignee?.name).toBe("Jules Roy");

	// From an open lead of another folder, too.
	await open(page, `/demandes/${id}?vue=all`);
	await quick(page)
		.getByRole("link", { name: /^À moi/ })
		.click(); // press 1
	await expect(row(page, "Prise Une")).toBeVisible();
	await expect(row(page, "Reste Libre")).toHaveCount(0);
	await quick(page)
		.getByRole("link", { name: /À moi.*Retirer ce filtre/ })
		.click();
	await expect(row(page, "Reste Libre")).toBeVisible();
});

test("one press takes the open lead, also on a phone and without JavaScript", { tag: "@thorough" }, async ({
	browser,
}) => {
	const { id } = await sendLead(server, "Prise Ouverte");
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await page.getByRole("button", { name: "Prendre" }).click(); // press 1
	await expect(page.getByRole("button", { name: "Prendre" })).toHaveCount(0);
	expect((await storedLead(server, id)).desk.assignee?.name).toBe("Jules Roy");
	await context.close();
});

test("late, this week and out of area each take one press and can be counted on", { tag: "@thorough" }, async ({
	page,
}) => {
	const answered = { ...untouchedLeadWork, answeredAt: longAgo, openedAt: longAgo };
	await storeLeads(server, [
		{ name: "Retard Vieux", receivedAt: longAgo },
		{ name: "Contactée Vieille", receivedAt: longAgo, status: "contacted", desk: answered },
		{ name: "Dehors Loin", outOfArea: true, kind: "waiting-list", postalCode: "G1R4P5" },
		{ name: "Semaine Neuve" },
	]);
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "");
	// The tile and the quick filter lead to the same leads.
	await page
		.getByRole("main")
		.getByRole("link", { name: /\d+\s*En retard$/ })
		.click();
	await expect(page).toHaveURL(/\/admin\?filtre=retard$/);
	await expect(row(page, "Retard Vieux")).toBeVisible();
	await expect(row(page, "Contactée Vieille")).toHaveCount(0);
	await expect(row(page, "Semaine Neuve")).toHaveCount(0);
	const late = await page.locator(".inbox-item").count();
	await expect(quick(page).getByRole("link", { name: /^En retard/ })).toContainText(String(late));
	await quick(page).getByRole("link", { name: "Cette semaine" }).click();
	await expect(row(page, "Semaine Neuve")).toBeVisible();
	await expect(row(page, "Retard Vieux")).toHaveCount(0);
	await quick(page).getByRole("link", { name: "Hors secteur" }).click();
	await expect(row(page, "Dehors Loin")).toContainText("Hors secteur");
	await expect(row(page, "Semaine Neuve")).toHaveCount(0);

	// A folder change leaves the late filter, which is about one folder only.
	await open(page, "?filtre=retard");
	await page.getByRole("link", { name: "Toutes" }).click();
	await expect(row(page, "Contactée Vieille")).toBeVisible();
	await page.getByLabel("Chercher une demande").fill("introuvable");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Aucune demande ne correspond.")).toBeVisible();
	await page.getByRole("link", { name: "Tout afficher" }).click();
	await expect(page).toHaveURL(/\/admin$/);
});

test("a folder ends a filter that has its own folder, and the other filters keep the folder", async ({ page }) => {
	const folders = page.getByRole("navigation", { name: "Dossiers" });
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	for (const filter of ["moments-demandes", "a-planifier", "soumissions-a-relancer"]) {
		await open(page, `?filtre=${filter}`);
		await folders.getByRole("link", { name: "Fermées" }).click();
		await expect(folders.getByRole("link", { name: "Fermées" })).toHaveAttribute("aria-current", "page");
		await expect(page).toHaveURL(/\/admin\?vue=closed$/);
	}

	await quick(page).getByRole("link", { name: "Cette semaine" }).click();
	await expect(page).toHaveURL(/filtre=semaine/);
	const assignee = page.locator(".inbox-filters").getByLabel("Responsable");
	await page.getByTitle("Autres filtres").click();
	await assignee.selectOption({ label: "Moi (Jules Roy)" });
	await page.getByRole("button", { name: "Appliquer" }).click();
	await expect(quick(page).getByRole("link", { name: /^À moi/ })).toHaveAttribute("aria-current", "true");
	await expect(quick(page).getByRole("link", { name: /^Cette semaine/ })).toHaveAttribute("aria-current", "true");
	await expect(folders.getByRole("link", { name: "Fermées" })).toHaveAttribute("aria-current", "page");

	// The panel shows the filters of the list.
	await quick(page)
		.getByRole("link", { name: /^À moi/ })
		.click();
	await expect(page).not.toHaveURL(/responsable/);
	await page.getByTitle("Autres filtres").click();
	await expect(assignee).toHaveValue("");
	await page.locator(".inbox-filters").getByLabel("Hors secteur").check();
	await page.getByRole("button", { name: "Appliquer" }).click();
	await expect(quick(page).getByRole("link", { name: /^Hors secteur/ })).toHaveAttribute("aria-current", "true");
});

test("a customer's message comes to the list without a reload, and the tab's title counts it", async ({
	page,
	browser,
}) => {
	const sent = await sendLead(server, "Réponse Attendue");
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, `/demandes/${sent.id}`);
	await chooseStatus(page, "Prix envoyé");
	await expect(statusOf(page)).toContainText("Prix envoyé");
	await open(page, "");
	const before = Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
	await expect(row(page, "Réponse Attendue")).toHaveCount(0);
	const customer = await browser.newPage();
	await customerWrites(customer, server, sent, "Jeudi matin me va très bien, merci.");
	await customer.close();
	await expect(page.getByText("Un client a répondu")).toBeVisible();
	await expect(page).toHaveTitle(`(${before + 1}) Demandes | Airelle`);
	await page.getByRole("button", { name: "Actualiser" }).click();
	const answered = row(page, "Réponse Attendue");
	await expect(answered).toContainText("« Jeudi matin me va très bien, merci. »");
	await expect(answered).toContainText("A répondu");
	await expect(page.locator(".inbox-day").first()).toHaveText("A répondu");
	// Other office pages count too, as the server renders them.
	const html = await (await page.request.get(`${server.origin}/admin/compte`)).text();
	expect(html).toContain(`<title>(${before + 1}) `);
	await answered.click();
	await expect(page).not.toHaveTitle(new RegExp(`^\\(${before + 1}\\)`));
});

test("all folders are visible at 1440 pixels, and nothing wraps at 1024", { tag: "@thorough" }, async ({ page }) => {
	await storeLeads(server, [
		{ name: "<script>alert(1)</script>" },
		{ name: "un-nom-qui-ne-se-coupe-nulle-part-du-tout@exemple.example" },
		{ name: "\u202Eevil droite à gauche" },
		{ name: "Longue réponse", latestText: "x".repeat(120), desk: { ...untouchedLeadWork, waitingSince: longAgo } },
	]);
	await signIn(page, server, jules);
	for (const width of [390, 1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await open(page, "");
		expect(await overflow(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
		expect(await violations(page), `axe at ${width}`).toEqual([]);
		const list = await page.locator(".inbox-list").boundingBox();
		const wrapped = await page
			.locator(".inbox-views a, .inbox-quick a, .inbox-aside, .inbox-price, .inbox-answered, .inbox-subject")
			.evaluateAll((parts) =>
				parts.filter((part) => part.getBoundingClientRect().height > 48).map(({ textContent }) => textContent),
			);
		expect(wrapped, `wrapped at ${width}`).toEqual([]);
		if (width < 1024) continue;
		for (const folder of ["À traiter", "Prix envoyé", "Rendez-vous", "Fermées", "Toutes", "Indésirables"]) {
			const link = await page
				.getByRole("navigation", { name: "Dossiers" })
				.getByRole("link", { name: folder })
				.boundingBox();
			expect((link?.x ?? 9999) + (link?.width ?? 0), `${folder} at ${width}`).toBeLessThanOrEqual(
				(list?.width ?? 0) + (list?.x ?? 0),
			);
		}
	}
});
