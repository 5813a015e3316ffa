import type { Page } from "@playwright/test";
import { changeAppointment, placeOn } from "./appointment-changes.ts";
import { bookingPanel, tuesdayAhead } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { endingOf, openStatus, pressIntoConflict, sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A rejected form answers 422 and a conflict 409, which browsers log as errors.
test.use({ expectedErrors: /status of (?:422|409)/ });

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const part = (page: Page) => page.getByRole("region", { name: "Statut" });

test("a member who closes a lead as lost is asked why, by keyboard, and can correct and undo it", {
	tag: "@thorough",
}, async ({ page }) => {
	const { id } = await sendLead(server, "Prix Trop Haut");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await openStatus(page);
	await part(page).getByRole("link", { name: "Perdue" }).focus();
	await page.keyboard.press("Enter");
	const reason = part(page).getByLabel("Raison");
	await expect(reason).toBeFocused();
	expect((await storedLead(server, id)).status).toBe("new");

	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(reason).toHaveAccessibleDescription("Choisissez une raison dans la liste.");
	await expect(reason).toBeFocused();
	expect((await storedLead(server, id)).status).toBe("new");

	await reason.selectOption("Prix trop élevé");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(notice(page)).toContainText("Statut changé.");
	await expect(endingOf(page)).toContainText("Prix trop élevé");
	await expect(statusOf(page)).toContainText("Perdue");
	expect(await storedLead(server, id)).toMatchObject({
		status: "lost",
		desk: { lostReason: { id: "prix-trop-eleve", name: { en: "Price too high" } } },
	});

	await endingOf(page).getByRole("link", { name: "Corriger" }).click();
	await expect(reason).toHaveValue("prix-trop-eleve");
	await reason.selectOption("Doublon");
	await part(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(endingOf(page)).toContainText("Doublon");
	await expect(page.getByText(/a changé le statut\s: Perdue, Doublon/)).toBeVisible();
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(endingOf(page)).toContainText("Prix trop élevé");

	await openStatus(page);
	await part(page).getByRole("button", { name: "Contactée" }).click();
	await expect(endingOf(page)).toHaveCount(0);
	expect(await storedLead(server, id)).toMatchObject({ status: "contacted", desk: { lostReason: null } });
});

test("a member who closes a lead as done is asked for the final amount, and a wrong amount is kept", {
	tag: "@thorough",
}, async ({ page }) => {
	const { id } = await sendLead(server, "Travail Fini");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await openStatus(page);
	await part(page).getByRole("link", { name: "Terminée" }).click();
	const amount = part(page).getByLabel("Montant final");
	await amount.fill("quatre cents");
	await part(page).getByRole("button", { name: "Marquer terminée" }).click();
	await expect(amount).toHaveAccessibleDescription(/Écrivez un montant comme 425 ou 425,50\./);
	await expect(amount).toHaveValue("quatre cents");
	await amount.fill("1 425,50 $");
	await part(page).getByRole("button", { name: "Marquer terminée" }).click();
	await expect(endingOf(page)).toContainText(/Montant final\s: 1\s425,50\s\$/);
	expect(await storedLead(server, id)).toMatchObject({ status: "done", finalAmount: 1_425_50 });

	// The amount is optional: emptied, the lead stays done.
	await endingOf(page).getByRole("link", { name: "Corriger" }).click();
	await expect(amount).toHaveValue("1425,50");
	await amount.fill("");
	await part(page).getByRole("button", { name: "Marquer terminée" }).click();
	await expect(endingOf(page)).toContainText("Montant final non indiqué");
	expect(await storedLead(server, id)).toMatchObject({ status: "done", finalAmount: null });
});

test("a colleague's change in between is shown, and the typed amount stays", { tag: "@thorough" }, async ({
	page,
	browser,
}) => {
	const { id } = await sendLead(server, "Deux Mains");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}?volet=terminer`);
	await hydrated(page);
	await part(page).getByLabel("Montant final").fill("250");

	const other = await browser.newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin/demandes/${id}?volet=perdre`);
	await hydrated(other);
	await part(other).getByLabel("Raison").selectOption("Pas de réponse");
	await part(other).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(notice(other)).toContainText("Statut changé.");
	await other.close();

	await pressIntoConflict(part(page), "Marquer terminée");
	await expect(page.getByRole("alert")).toContainText("de Nouvelle à Perdue, Pas de réponse");
	await expect(part(page).getByLabel("Montant final")).toHaveValue("250");
	await part(page).getByRole("button", { name: "Marquer terminée" }).click();
	await expect(endingOf(page)).toContainText(/Montant final\s: 250\s\$/);
	expect(await storedLead(server, id)).toMatchObject({ finalAmount: 250_00, desk: { lostReason: null } });
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("closing asks for the reason and for the amount on the page itself", { tag: "@thorough" }, async ({ page }) => {
		const { id } = await sendLead(server, "Sans Script");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}`);
		await openStatus(page);
		await part(page).getByRole("link", { name: "Perdue" }).click();
		await part(page).getByRole("button", { name: "Marquer perdue" }).click();
		await expect(part(page).getByText("Choisissez une raison dans la liste.")).toBeVisible();
		await part(page).getByLabel("Raison").selectOption("Hors secteur");
		await part(page).getByRole("button", { name: "Marquer perdue" }).click();
		await expect(endingOf(page)).toContainText("Hors secteur");
		await openStatus(page);
		await part(page).getByRole("link", { name: "Terminée" }).click();
		await part(page).getByLabel("Montant final").fill("mille");
		await part(page).getByRole("button", { name: "Marquer terminée" }).click();
		await expect(part(page).getByLabel("Montant final")).toHaveValue("mille");
		await part(page).getByLabel("Montant final").fill("99.95");
		await part(page).getByRole("button", { name: "Marquer terminée" }).click();
		await expect(endingOf(page)).toContainText(/Montant final\s: 99,95\s\$/);
		expect((await storedLead(server, id)).finalAmount).toBe(99_95);
	});
});

test("a form that an appointment or a member who left overtook says so", async ({ page }) => {
	const { id } = await sendLead(server, "Occupée Entretemps");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}?volet=perdre`);
	await hydrated(page);
	await changeAppointment(server, id, { to: "booked", place: placeOn(tuesdayAhead(30)) });
	await part(page).getByLabel("Raison").selectOption("Doublon");
	await part(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(part(page).getByRole("alert")).toContainText("Cette demande a un rendez-vous pris ou proposé.");
	expect((await storedLead(server, id)).status).toBe("booked");

	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await changeAppointment(server, id, { to: "cancelled" });
	await openStatus(page);
	await part(page).getByRole("button", { name: "Rendez-vous pris" }).click();
	await expect(bookingPanel(page)).toBeInViewport();

	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	const assignee = page.getByRole("article").getByRole("combobox", { name: "Responsable" });
	// As if the account had been disabled after the page was loaded.
	await assignee.evaluate((list: HTMLSelectElement) => list.append(new Option("Partie", "partie", false, true)));
	await page.getByRole("button", { name: "Confier" }).click();
	await expect(page.getByRole("alert")).toHaveText(
		/ne peut plus recevoir de demandes\s: elle est désactivée ou a changé de rôle\. Choisissez quelqu’un d’autre\.$/,
	);
	expect((await storedLead(server, id)).desk.assignee).toBeNull();
});

test("no form of the office makes a lead lost without a reason", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Sans Raison");
	await signIn(page, server, jules);
	const headers = { Origin: server.origin };
	const post = (path: string, form: Record<string, string>) =>
		page.request.post(`${server.origin}/admin${path}`, { form: { seen: "99", id, ...form }, headers, maxRedirects: 0 });
	const forms: Record<string, string>[] = [
		{ to: "lost" },
		{ to: "lost", reason: "" },
		{ to: "lost", reason: "inconnue" },
	];
	for (const form of forms) {
		const answer = await post(`/demandes/${id}`, { intent: "status", ...form });
		expect(answer.status()).toBe(422);
		expect(await answer.text()).toContain("Choisissez une raison");
		const moved = await post("/tableau", { intent: "status", ...form });
		expect(moved.headers().location).toBe(`/admin/tableau?carte=${id}&vers=lost`);
	}
	expect((await post(`/demandes/${id}`, { intent: "status", to: "done" })).status()).toBe(422);
	await post(`/demandes/${id}`, { intent: "reply", subject: "Merci", text: "Au revoir", status: "lost" });
	expect((await storedLead(server, id)).status).not.toBe("lost");
	await page.goto(`${server.origin}/admin/demandes/${id}?volet=ecrire`);
	const options = page.getByLabel("Statut après l’envoi").getByRole("option");
	expect((await options.allTextContents()).slice(1)).toEqual(["Contactée", "Prix envoyé"]);
});

test("reasons are added, renamed and retired in the settings; closed leads keep a retired one", {
	tag: "@thorough",
}, async ({ page }) => {
	const { id } = await sendLead(server, "Ancienne Raison");
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/demandes/${id}?volet=perdre`);
	await hydrated(page);
	await part(page).getByLabel("Raison").selectOption("Aucune date ne convenait");
	await part(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(notice(page)).toContainText("Statut changé.");

	await page.goto(`${server.origin}/admin/reglages/fermeture`);
	await hydrated(page);
	const names = page.getByLabel("Français");
	await expect(names.first()).toHaveValue("Prix trop élevé");
	await page.getByText("Prix trop élevé").click();
	await names.first().fill("Budget insuffisant");
	await page.getByRole("button", { name: "Retirer : Raison 6" }).click();
	await page.getByRole("button", { name: /^Ajouter/ }).click();
	await names.last().fill("Travaux reportés");
	await page.getByLabel("Anglais").last().fill("Work postponed");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText(/Publié\s: l’équipe l’utilise maintenant\./)).toBeVisible();

	// A colleague may choose from the new list; the closed lead still says and offers its own reason.
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await expect(endingOf(page)).toContainText("Aucune date ne convenait");
	await endingOf(page).getByRole("link", { name: "Corriger" }).click();
	const reasons = part(page).getByLabel("Raison");
	for (const name of ["Budget insuffisant", "Travaux reportés", "Aucune date ne convenait"])
		await expect(reasons).toContainText(name);
	const { id: other } = await sendLead(server, "Nouvelle Raison");
	await page.goto(`${server.origin}/admin/demandes/${other}?volet=perdre`);
	const offered = await part(page).getByLabel("Raison").getByRole("option").allTextContents();
	expect(offered).toContain("Travaux reportés");
	expect(offered).not.toContain("Aucune date ne convenait");

	// The history brings the shipped list back.
	await page.goto(`${server.origin}/admin/reglages/historique/fermeture`);
	await expect(page.getByText("Budget insuffisant").first()).toBeVisible();
});

test("the closing form and the reasons fit every screen and pass axe", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Toutes Tailles");
	await signIn(page, server);
	for (const path of [`/demandes/${id}?volet=perdre`, `/demandes/${id}?volet=terminer`, "/reglages/fermeture"]) {
		await page.goto(`${server.origin}/admin${path}`);
		await hydrated(page);
		for (const width of [320, 390, 1024, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
			if (width === 390) expect(await violations(page), `${path} at ${width}`).toEqual([]);
		}
	}
});
